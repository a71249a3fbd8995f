import { fold } from '../text/fold.ts';

/**
 * Names of real children never leave for a model (architecture §6): before a request they are replaced by invented
 * ones, and what comes back gets them again.
 */
export interface Aliases {
  /** `text` without any of the real names. */
  hide: (text: string) => string;
  /**
   * A list of things without any of the real names. A single word that is no name itself is a thing: 'Bees' stays, also
   * beside a child who is called Bee.
   */
  hideInList: (entries: readonly string[]) => string[];
  /** `text` as the family reads it. */
  reveal: (text: string) => string;
}

/** Short, gentle and nobody's; none ends in s, so that “Tavi’s” is always a possessive. */
const INVENTED = [
  'Tavi',
  'Luma',
  'Orin',
  'Mirel',
  'Sefi',
  'Novi',
  'Ralin',
  'Elbe',
  'Kirin',
  'Joro',
  'Amari',
  'Velu',
  'Dorin',
  'Fenja',
  'Ilo',
  'Quilla',
  'Runo',
  'Sanja',
  'Tomo',
  'Wendel',
  'Yaro',
  'Zelin',
  'Briva',
  'Hanno',
] as const;

/** Parts of a name that tell nobody who the child is, and stand in any text. */
const TITLES = new Set(
  'a an and the of in von van de la le der den zu dr mr mrs ms miss sir lady lord king queen prince princess knight captain doctor little big great super brave magic'.split(
    ' ',
  ),
);

/** Names that are also everyday words: found only as they are written in a name, with a capital. */
const EVERYDAY = new Set(
  'amber angel april art august autumn bear bill brook can chance chase clay cliff dale daisy dawn dean drew faith fern forest frank grace grant guy hazel heather holly honor hope hunter iris ivy jack jade jasmine joy june lane lily mark mason max may melody miles misty norm olive pat pearl penny poppy ray red reed rich river rob robin rose ruby sage sky snow star stone storm sue summer sunny violet wade will willow winter wolf wood'.split(
    ' ',
  ),
);

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** A word with something in it that nobody sees, and words that hyphens join: either may be one name. */
const PIECED = /[\p{L}\p{M}\p{N}]+(?:\p{Default_Ignorable_Code_Point}+[\p{L}\p{M}\p{N}]+)*/gu;
const JOINED = new RegExp(`${PIECED.source}(?:\\p{Pd}+${PIECED.source})*`, 'gu');
const wordsOf = (text: string): string[] => text.normalize('NFC').match(WORD) ?? [];

/**
 * Aliases for the children's names in `realNames`, word by word, so that “Mia Berg” and “Mia” stay one child. None of
 * the invented names occurs in `texts`: everything else that goes into the request, above all the other names. A name is
 * found however its accents, hyphens and capitals are written.
 */
export function createAliases(realNames: readonly string[], texts: readonly string[]): Aliases {
  const taken = new Set([...realNames, ...texts].flatMap(wordsOf).map(fold));
  const invented = inventedNames((alias) => !taken.has(fold(alias)) && !taken.has(`${fold(alias)}s`));
  const hidden = tellingWords(realNames).map((from): Replacement => ({ from, to: invented.next().value }));
  const hide = replacer(hidden);
  const names = new Set(hidden.map(({ from }) => fold(from)));
  return {
    hide,
    hideInList: (entries) => entries.map((entry) => (isThing(entry, names) ? entry : hide(entry))),
    reveal: replacer(hidden.map(({ from, to }) => ({ from: to, to: from }))),
  };
}

function isThing(entry: string, names: ReadonlySet<string>): boolean {
  const [word = '', ...others] = wordsOf(entry).filter((one) => !TITLES.has(one.toLowerCase()));
  return others.length === 0 && !names.has(fold(word));
}

/** The words of names that could tell who a child is, each once whatever its case. */
function tellingWords(realNames: readonly string[]): string[] {
  const telling = realNames.flatMap((name) => {
    const words = wordsOf(name);
    const withoutTitles = words.filter((word) => !TITLES.has(word.toLowerCase()));
    return [...(withoutTitles.length > 0 ? withoutTitles : words), ...joinedWords(name)];
  });
  return [...new Map(telling.map((word) => [word.toLowerCase(), word])).values()];
}

/** 'Annemarie' of 'Anne-Marie'. */
const joinedWords = (name: string): string[] =>
  (name.normalize('NFC').match(JOINED) ?? [])
    .map((joined) => wordsOf(joined))
    .filter((words) => words.length > 1)
    .map(([first = '', ...others]) => first + others.join('').toLowerCase());

const SYLLABLES = ['', 'na', 'lo', 'mi'];

/** The invented names, and longer ones of the same kind when those run out. */
function* inventedNames(isFree: (alias: string) => boolean): Generator<string, never> {
  for (let length = 1; ; length += 1) {
    for (const syllable of SYLLABLES) {
      const longer = INVENTED.map((name) => `${name}${syllable.repeat(length)}`);
      yield* length > 1 && syllable === '' ? [] : longer.filter(isFree);
    }
  }
}

interface Replacement {
  from: string;
  to: string;
}

/** Replaces whole words and their genitives, keeping small letters small and capitals large. */
function replacer(replacements: readonly Replacement[]): (text: string) => string {
  const asWritten = new Map(replacements.map((replacement) => [replacement.from.toLowerCase(), replacement]));
  const asRead = new Map(replacements.map((replacement) => [fold(replacement.from), replacement]));
  const known = (word: string) => asWritten.get(word.toLowerCase());
  const similar = (word: string) => asRead.get(fold(word));
  const replaceWord = (word: string): string => {
    const stem = /s$/i.test(word) ? word.slice(0, -1) : word;
    for (const [read, find] of [
      [word, known],
      [stem, known],
      [word, similar],
      [stem, similar],
    ] as const) {
      const replacement = find(read);
      if (!replacement) continue;
      return isMeantOtherwise(read, replacement) ? word : inCaseOf(read, replacement) + word.slice(read.length);
    }
    return word;
  };
  const replacePieced = inParts(WORD, replaceWord, replaceWord);
  return (text) => text.normalize('NFC').replace(JOINED, inParts(PIECED, replacePieced, replaceWord));
}

type Replace = (text: string) => string;

/** Replaces the parts of a text, or the whole where nothing is to be replaced in its parts. */
const inParts =
  (part: RegExp, replacePart: Replace, replaceWhole: Replace): Replace =>
  (whole) => {
    const replaced = whole.replace(part, replacePart);
    return replaced === whole ? replaceWhole(whole) : replaced;
  };

const isEveryday = (word: string): boolean => word.length < 3 || EVERYDAY.has(fold(word));

const isMeantOtherwise = (found: string, { from }: Replacement): boolean =>
  isEveryday(from) && found !== from && found === found.toLowerCase();

function inCaseOf(found: string, { from, to }: Replacement): string {
  if (found === from) return to;
  if (found === found.toUpperCase()) return to.toUpperCase();
  return found === found.toLowerCase() ? to.toLowerCase() : to;
}
