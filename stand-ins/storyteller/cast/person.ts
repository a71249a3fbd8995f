import type { Words } from '../fill-template.ts';
import { capitalize, withArticle } from '../fill-template.ts';
import { toStoryDetail } from '../free-text.ts';
import type { BriefCharacter } from '../story-brief.ts';
import { toBodyWords, type BodyName } from './kinds/bodies.ts';
import { findKind } from './kinds/find-kind.ts';
import type { KindRecord } from './kinds/kind-record.ts';
import { findPower, type PowerRecord } from './powers.ts';
import { isVillain } from './roles.ts';
import { findTrait, type TraitRecord } from './traits.ts';

/** A character prepared for the templates. */
export interface Person {
  name: string;
  /** False for characters known only by a description, such as "the ferryman". */
  isNamed: boolean;
  isFoe: boolean;
  role: string | null;
  traits: readonly TraitRecord[];
  kind: KindRecord;
  power: PowerRecord | null;
  /** The power as the family chose it, in lower case; empty if none was chosen. */
  powerName: string;
  /** For notes: "a fire dragon, brave and kind, crimson from nose to tail, with glowing scales". */
  longDescription: string;
  /** For sentences: "a brave fire dragon". */
  shortDescription: string;
  looks: Looks;
  /** The family's description of the character, prepared for quotation; may be empty. */
  description: string;
  pronouns: Pronouns;
  /** `{he}`, `{hand}`… with any prefix. */
  forms: (prefix: string, key: string) => Words;
  /** The person's own template keys: `{x}`, `{xhe}`… */
  words: Words;
}

/** The parts of a person's looks that sentences may show. */
interface Looks {
  /** "crimson"; empty if there is nothing to say, like `feature`. */
  color: string;
  /** "glowing scales", without an article. */
  feature: string;
  size: 'small' | 'large' | null;
}

export interface Pronouns {
  he: string;
  him: string;
  his: string;
  himself: string;
  hewas: string;
  /** Possessive pronouns used alone: his, hers, theirs. */
  hers: string;
}

const PRONOUNS: Readonly<Record<string, Pronouns>> = {
  male: { he: 'he', him: 'him', his: 'his', himself: 'himself', hewas: 'he was', hers: 'his' },
  female: { he: 'she', him: 'her', his: 'her', himself: 'herself', hewas: 'she was', hers: 'hers' },
  it: { he: 'it', him: 'it', his: 'its', himself: 'itself', hewas: 'it was', hers: 'its' },
};
const THEY: Pronouns = {
  he: 'they',
  him: 'them',
  his: 'their',
  himself: 'themselves',
  hewas: 'they were',
  hers: 'theirs',
};

/** Pronouns for a gender in the brief, `it` for an animal or a thing, otherwise "they". */
export function pronounsFor(gender: string | null): Pronouns {
  return PRONOUNS[gender?.trim().toLowerCase() ?? ''] ?? THEY;
}

/** Template words of a person: `key` is the name, `prefix` with 'he', 'hand' and so on is a pronoun or body part. */
export function toNameWords(prefix: string, key: string, name: string, pronouns: Pronouns, body: BodyName): Words {
  const forms = Object.entries(pronouns).map(([form, word]: [string, string]) => [`${prefix}${form}`, word]);
  return { [key]: name, ...Object.fromEntries(forms), ...toBodyWords(prefix, body) };
}

const isAbsent = (value: string): boolean => /^(?:|none|normal|natural|average|default|unknown)$/iu.test(value.trim());

/** Lowercases a noun, except for words that are always capitalized. */
function toCommonNoun(noun: string): string {
  return noun
    .split(' ')
    .map((word) => (/^\p{Lu}{2,}$/u.test(word) ? word : word.toLowerCase()))
    .join(' ');
}

/** Adjectives for unusual heights; average ones are not mentioned. */
const SMALL = /^(?:tiny|small|little|short|petite|compact|pocket-sized)$/iu;
const LARGE = /^(?:tall|very tall|large|huge|enormous|gigantic|colossal|towering)$/iu;

function sizeOf({ height }: BriefCharacter): Looks['size'] {
  if (SMALL.test(height.trim())) return 'small';
  return LARGE.test(height.trim()) ? 'large' : null;
}

/** Ages as adjectives. */
const AGES: Readonly<Record<string, string>> = {
  baby: 'very young',
  hatchling: 'newly hatched',
  newborn: 'newborn',
  child: 'young',
  teenager: 'young',
  young: 'young',
  youthful: 'young',
  'young adult': 'young',
  'brand new': 'brand-new',
  old: 'old',
  elder: 'old',
  elderly: 'old',
  'old-timer': 'old',
  'wise old': 'wise old',
  ancient: 'ancient',
  ageless: 'ageless',
};

function kindNameOf(character: BriefCharacter): string {
  const { kind, height, age } = character;
  const last = toCommonNoun(kind.split(' - ').at(-1)?.trim() || 'traveler');
  const size = sizeOf(character) === null ? '' : height.trim().toLowerCase();
  const adjectives = [size, AGES[age.trim().toLowerCase()] ?? ''];
  return [...adjectives.filter((word) => word !== '' && !last.includes(word)), last].join(' ');
}

/** "9 years old", for an age that a family wrote as a number. */
function yearsOf({ age }: BriefCharacter): string {
  const years = /^(\d{1,5})(?: years?(?: old)?)?$/iu.exec(age.trim())?.[1];
  return years === undefined ? '' : `${years} ${years === '1' ? 'year' : 'years'} old`;
}

const FROM_END_TO_END: Partial<Readonly<Record<BodyName, string>>> = {
  wings: 'from beak to tail',
  paws: 'from nose to tail',
  claws: 'from nose to tail',
  hooves: 'from nose to tail',
  trunk: 'from trunk to tail',
  fins: 'from nose to tail',
  coils: 'from one end to the other',
  branches: 'in every leaf',
  tentacles: 'to the tip of every tentacle',
};

const shadeOf = ({ color }: BriefCharacter): string => (isAbsent(color) ? '' : toCommonNoun(color.trim()));

/** People wear their color; other figures have it as their skin, fur or shell. */
function colorOf(character: BriefCharacter): string {
  const { kind } = character;
  const shade = shadeOf(character);
  if (shade === '') return '';
  const { body } = findKind(kind);
  if (body === 'machine') return `painted ${shade}`;
  const isClothed = /^(?:human|magical|mystic|dark|twilight|$)/iu.test(kind.trim());
  if (isClothed && body === 'person') return `dressed in ${shade}`;
  return `${shade} ${FROM_END_TO_END[body] ?? 'from top to toe'}`;
}

const UNCOUNTED =
  /\b(?:armou?r|hair|fur|skin|jewell?ery|smoke|fire|flame|magic|light|mist|plumage|ink|lightning|clothing|glitter|stardust|moss|ivy|frost|breath|vision|heterochromia|makeup)$/iu;

function featureOf({ feature }: BriefCharacter): string {
  if (isAbsent(feature)) return '';
  const noun = toCommonNoun(toStoryDetail(feature));
  return /(?:ed|ing)$/u.test(noun) ? '' : noun;
}

function withFeature(feature: string): string {
  if (feature === '') return '';
  const last = feature.split(' ').at(-1) ?? '';
  const isPlural = /[^s]s$/u.test(last) || /^(?:teeth|feet|wolves|people)$/u.test(last);
  return isPlural || UNCOUNTED.test(feature) ? `with ${feature}` : `with ${withArticle(feature)}`;
}

function shortDescriptionOf(character: BriefCharacter, [adjective]: readonly string[]): string {
  const kind = kindNameOf({ ...character, height: '', age: '' });
  if (adjective === undefined) return withArticle(kind);
  return adjective.includes(' ') ? `${withArticle(kind)}, ${adjective}` : withArticle(withAdjective(adjective, kind));
}

/** Avoids repetition such as "a gentle gentle android". */
const withAdjective = (adjective: string, kind: string): string =>
  kind.split(' ').includes(adjective) ? kind : `${adjective} ${kind}`;

function longDescriptionOf(character: BriefCharacter, adjectives: readonly string[]): string {
  const [adjective] = adjectives;
  const isOnePlain = adjectives.length === 1 && adjective?.includes(' ') === false;
  const kind = isOnePlain ? withAdjective(adjective, kindNameOf(character)) : kindNameOf(character);
  const traits = isOnePlain ? '' : adjectives.join(' and ');
  const parts = [withArticle(kind), yearsOf(character), traits, colorOf(character), withFeature(featureOf(character))];
  return parts.filter((part) => part !== '').join(', ');
}

/** The tables use the power's usual name; the family may have chosen a gentler one. */
function withPowerName(record: PowerRecord, usual: string, name: string): PowerRecord {
  const rename = (sentence: string): string =>
    sentence.replaceAll('{power}', name).replaceAll(usual, name).replaceAll(capitalize(usual), capitalize(name));
  return {
    show: record.show.map(rename),
    use: record.use.map(rename),
    turn: record.turn.map(rename),
    small: rename(record.small),
  };
}

function powerOf(power: string | null): { power: PowerRecord | null; powerName: string } {
  const powerName = toStoryDetail(power ?? '').toLowerCase();
  if (powerName === '') return { power: null, powerName };
  const usual = powerName === 'shadow play' ? 'shadow control' : powerName;
  return { power: withPowerName(findPower(usual), usual, powerName), powerName };
}

/** Prepares a character of the brief for the templates. Its free text is sanitised. */
export function toPerson(character: BriefCharacter): Person {
  const name = character.name.replace(/\s+/gu, ' ').trim();
  const adjectives = character.traits
    .map((trait) => toStoryDetail(trait).toLowerCase())
    .filter((trait) => trait !== '');
  const pronouns = pronounsFor(character.gender);
  const kind = findKind(character.kind);
  const forms = (prefix: string, key: string): Words => toNameWords(prefix, key, name, pronouns, kind.body);
  const looks = { color: shadeOf(character), feature: featureOf(character), size: sizeOf(character) };
  return {
    name,
    isNamed: true,
    isFoe: isVillain(character.role),
    role: character.role,
    traits: (adjectives.length > 0 ? adjectives : ['']).map(findTrait),
    kind,
    ...powerOf(character.power),
    longDescription: longDescriptionOf(character, adjectives),
    shortDescription: shortDescriptionOf(character, adjectives),
    looks,
    description: toStoryDetail(character.description),
    pronouns,
    forms,
    words: { ...forms('x', 'x'), xcolor: looks.color, xfeature: looks.feature },
  };
}

/** A person without a name, such as the tide thief or the harbour cat. */
export function toNamelessPerson(name: string, gender: 'he' | 'she' | 'it', isFoe: boolean): Person {
  const pronouns = pronounsFor({ he: 'male', she: 'female', it: 'it' }[gender]);
  const kind = findKind(name);
  const forms = (prefix: string, key: string): Words => toNameWords(prefix, key, name, pronouns, kind.body);
  return {
    name,
    isNamed: false,
    isFoe,
    role: null,
    traits: [findTrait('')],
    kind,
    power: null,
    powerName: '',
    longDescription: name,
    shortDescription: name,
    looks: { color: '', feature: '', size: null },
    description: '',
    pronouns,
    forms,
    words: forms('x', 'x'),
  };
}
