/** Whatever a name comes to without accents (one letter may become many): longer ones are told apart in memory. */
const LONGEST = 100;
const SHORTEST = 2;
/** More words than that nobody searches for; it caps what is stored for a name. */
const MOST_WORDS = 5;

/**
 * A name as it is searched for: lower case, without accents and apostrophes, its words with one space between them. So
 * that 'oneil' finds "O’Neil" and 'muller' finds 'Müller'.
 */
const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** By whole letters: half a letter cannot be stored. */
const cut = (text: string): string => Array.from(text).slice(0, LONGEST).join('').trim();

const isLongEnough = (tail: string): boolean => Array.from(tail).length >= SHORTEST;

/** 'mira lantern' and 'lantern'. */
function tailsOf(name: string): string[] {
  const words = plainName(name).split(' ');
  return words.slice(0, MOST_WORDS).map((_, index) => cut(words.slice(index).join(' ')));
}

/**
 * The names of a family from each word on, so that a search asks which of them begin as it does: at most five for each
 * name, each in a document `{uid}_{n}` of the collection `tailsPath` (docs/decisions/0083).
 */
export const nameTails = (names: readonly string[]): string[] =>
  [...new Set(names.flatMap(tailsOf))].filter(isLongEnough);

/** Where tails are kept that begin with the two letters of `tail`: a search looks at no others. */
export const tailsPath = (tail: string): string => `names/${Array.from(tail).slice(0, SHORTEST).join('')}/tails`;

/** How a kept tail has to begin for `query`; null where it is too short for any. */
export function tailIn(query: string): string | null {
  const tail = cut(plainName(query));
  return isLongEnough(tail) ? tail : null;
}

/** Whether one of `names`, or a word of it, begins with the whole `query`. */
export function doesNameBegin(names: readonly string[], query: string): boolean {
  const wanted = plainName(query);
  return names.flatMap(tailsOf).some((tail) => tail.startsWith(wanted));
}
