import { ANIMAL_KINDS } from './animal-kinds.ts';
import type { KindRecord } from './kind-record.ts';
import { NIGHT_AND_STAR_KINDS } from './night-and-star-kinds.ts';
import { PEOPLE_KINDS } from './people-kinds.ts';
import { WONDER_KINDS } from './wonder-kinds.ts';

/** For kinds that no table knows. */
const ANYBODY: KindRecord = {
  match: /^/u,
  body: 'person',
  habit: [
    'There was nobody quite like {x}, and that suited everybody, {x} most of all.',
    'One looked at {x} twice, and was glad to have looked.',
  ],
  deed: [
    '“Let me,” said {x}. It was not the sort of thing that anyone else could have done, nor will it be told here exactly how; but when it was over the way was free.',
  ],
  small: '{X} waved hello.',
};

/** Whose words are asked first: a robot dog is a robot, a ghost captain is a ghost. */
const BY_GROUP: readonly { group: RegExp; kinds: readonly KindRecord[] }[] = [
  { group: /^(?:human|mystic)\b/iu, kinds: PEOPLE_KINDS },
  { group: /^animal\b/iu, kinds: ANIMAL_KINDS },
  { group: /^(?:robot|supernatural|alien|dark|twilight)/iu, kinds: NIGHT_AND_STAR_KINDS },
  { group: /^(?:mythical|magical|hybrid)/iu, kinds: WONDER_KINDS },
];

const ALL = [...ANIMAL_KINDS, ...WONDER_KINDS, ...NIGHT_AND_STAR_KINDS, ...PEOPLE_KINDS];

/** Last words that say less than what stands before them: a flower alien is mostly a flower. */
const SAYS_LITTLE = /^(.+) (?:alien|elemental|spirit|bringer|person)$/iu;

/** “Moon Moth” is a moth before it is anything of the moon. */
function wordingsOf(type: string): string[] {
  const detail = SAYS_LITTLE.exec(type)?.[1];
  return detail === undefined ? [type.split(' ').at(-1) ?? type, type] : [detail, type];
}

/**
 * What is known of a kind such as “Mythical Creature - Dragon - Fire Dragon”: by its specific type, then by its
 * subcategory, then by its top level; any words work.
 */
export function findKind(kind: string): KindRecord {
  const own = BY_GROUP.find(({ group }) => group.test(kind))?.kinds ?? [];
  const kinds = /^robot/iu.test(kind) ? own : [...own, ...ALL];
  const blood = /\bblood mage\b/iu.exec(kind)?.[0];
  const wordings = [...(blood === undefined ? [] : [blood]), ...kind.split(' - ').toReversed().flatMap(wordingsOf)];
  for (const wording of wordings) {
    const record = kinds.find(({ match }) => match.test(wording));
    if (record !== undefined) return record;
  }
  return ANYBODY;
}
