import animals from './records/animal-kinds.json' with { type: 'json' };
import anybody from './records/anybody.json' with { type: 'json' };
import nightAndStars from './records/night-and-star-kinds.json' with { type: 'json' };
import people from './records/people-kinds.json' with { type: 'json' };
import wonders from './records/wonder-kinds.json' with { type: 'json' };
import { readKind, readKinds, type KindRecord } from './kind-record.ts';

const ANIMAL_KINDS = readKinds(animals);
const NIGHT_AND_STAR_KINDS = readKinds(nightAndStars);
const PEOPLE_KINDS = readKinds(people);
const WONDER_KINDS = readKinds(wonders);

/** The record of kinds that are in no table. */
const DEFAULT_KIND = readKind(anybody);

/** The order in which the tables are searched: a robot dog is a robot, a ghost captain is a ghost. */
const BY_GROUP: readonly { group: RegExp; kinds: readonly KindRecord[] }[] = [
  { group: /^(?:human|mystic)\b/iu, kinds: PEOPLE_KINDS },
  { group: /^animal\b/iu, kinds: ANIMAL_KINDS },
  { group: /^(?:robot|supernatural|alien|dark|twilight)/iu, kinds: NIGHT_AND_STAR_KINDS },
  { group: /^(?:mythical|magical|hybrid)/iu, kinds: WONDER_KINDS },
];

const ALL = [...ANIMAL_KINDS, ...WONDER_KINDS, ...NIGHT_AND_STAR_KINDS, ...PEOPLE_KINDS];

/** Last words that say less than the words before them: a flower alien is mostly a flower. */
const VAGUE_NOUN = /^(.+) (?:alien|elemental|spirit|bringer|person)$/iu;

/** Prefers the last word: a “Moon Moth” is a moth. */
function wordingsOf(type: string): string[] {
  const detail = VAGUE_NOUN.exec(type)?.[1];
  return detail === undefined ? [type.split(' ').at(-1) ?? type, type] : [detail, type];
}

/**
 * Finds the record of a kind such as “Mythical Creature - Dragon - Fire Dragon”: by its specific type, then its
 * subcategory, then its top level. Unknown kinds get a default.
 */
export function findKind(kind: string): KindRecord {
  const groupKinds = BY_GROUP.find(({ group }) => group.test(kind))?.kinds ?? [];
  const kinds = /^robot/iu.test(kind) ? groupKinds : [...groupKinds, ...ALL];
  const bloodMage = /\bblood mage\b/iu.exec(kind)?.[0];
  const candidates = [
    ...(bloodMage === undefined ? [] : [bloodMage]),
    ...kind.split(' - ').toReversed().flatMap(wordingsOf),
  ];
  for (const wording of candidates) {
    const record = kinds.find(({ match }) => match.test(wording));
    if (record !== undefined) return record;
  }
  return DEFAULT_KIND;
}
