/**
 * Names of real children never leave for a model (architecture §6): before a request they are replaced by invented
 * ones, and what comes back gets them again.
 */
export interface Aliases {
  /** `text` without any of the real names. */
  hide: (text: string) => string;
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
  'amber angel april art august autumn bear bill brook chance chase clay cliff dale daisy dawn dean drew faith fern forest frank grace grant guy hazel heather holly honor hope hunter iris ivy jack jade jasmine joy june lane lily mark mason max may melody miles misty norm olive pat pearl penny poppy ray red reed rich river rob robin rose ruby sage sky snow star stone storm sue summer sunny violet wade will willow winter wolf wood'.split(
    ' ',
  ),
);

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const wordsOf = (text: string): string[] => text.normalize('NFC').match(WORD) ?? [];

/**
 * Aliases for the children's names in `realNames`, word by word, so that “Mia Berg” and “Mia” stay one child. None of
 * the invented names occurs in `texts`: everything else that goes into the request, above all the other names.
 */
export function createAliases(realNames: readonly string[], texts: readonly string[]): Aliases {
  const taken = new Set([...realNames, ...texts].flatMap(wordsOf).map((word) => word.toLowerCase()));
  const invented = inventedNames((alias) => !taken.has(alias.toLowerCase()) && !taken.has(`${alias.toLowerCase()}s`));
  const hidden = tellingWords(realNames).map((from): Replacement => ({ from, to: invented.next().value }));
  return {
    hide: replacer(hidden),
    reveal: replacer(hidden.map(({ from, to }) => ({ from: to, to: from }))),
  };
}

/** The words of names that could tell who a child is, each once whatever its case. */
function tellingWords(realNames: readonly string[]): string[] {
  const telling = realNames.map(wordsOf).flatMap((words) => {
    const withoutTitles = words.filter((word) => !TITLES.has(word.toLowerCase()));
    return withoutTitles.length > 0 ? withoutTitles : words;
  });
  return [...new Map(telling.map((word) => [word.toLowerCase(), word])).values()];
}

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
  const byWord = new Map(replacements.map((replacement) => [replacement.from.toLowerCase(), replacement]));
  return (text) =>
    text.normalize('NFC').replace(WORD, (word) => {
      const stem = /s$/i.test(word) && !byWord.has(word.toLowerCase()) ? word.slice(0, -1) : word;
      const replacement = byWord.get(stem.toLowerCase());
      if (!replacement || isMeantOtherwise(stem, replacement)) return word;
      return `${inCaseOf(stem, replacement)}${word.slice(stem.length)}`;
    });
}

const isEveryday = (word: string): boolean => word.length < 3 || EVERYDAY.has(word.toLowerCase());

const isMeantOtherwise = (found: string, { from }: Replacement): boolean =>
  isEveryday(from) && found !== from && found === found.toLowerCase();

function inCaseOf(found: string, { from, to }: Replacement): string {
  if (found === from) return to;
  if (found === from.toUpperCase()) return to.toUpperCase();
  return found === from.toLowerCase() ? to.toLowerCase() : to;
}
