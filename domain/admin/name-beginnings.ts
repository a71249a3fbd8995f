/** Longer ones are told apart in memory. */
const LONGEST = 16;
const SHORTEST = 2;
/** More words than that nobody searches for; with `LONGEST` it caps what is stored, and what its index costs. */
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

/** 'mira lantern' and 'lantern'. */
function tailsOf(name: string): string[] {
  const words = plainName(name).split(' ');
  return words.slice(0, MOST_WORDS).map((_, index) => words.slice(index).join(' '));
}

/** By whole letters: half a letter cannot be stored. */
const beginningOf = (text: string, length: number): string => Array.from(text).slice(0, length).join('').trim();

const isLongEnough = (beginning: string): boolean => beginning.length >= SHORTEST;

/**
 * How the names of a family, and each word of them, begin: at most 75 short texts for each name, kept as
 * `users/{uid}.nameBeginnings` for the search of administrators (docs/decisions/0083).
 */
export function nameBeginnings(names: readonly string[]): string[] {
  const lengths = Array.from({ length: LONGEST - SHORTEST + 1 }, (_, index) => SHORTEST + index);
  const beginnings = names.flatMap(tailsOf).flatMap((tail) => lengths.map((length) => beginningOf(tail, length)));
  return [...new Set(beginnings)].filter(isLongEnough);
}

/** Which of the stored beginnings `query` asks for; null where it is too short for any. */
export function beginningIn(query: string): string | null {
  const beginning = beginningOf(plainName(query), LONGEST);
  return isLongEnough(beginning) ? beginning : null;
}

/** Whether one of `names`, or a word of it, begins with the whole `query`. */
export function doesNameBegin(names: readonly string[], query: string): boolean {
  const wanted = plainName(query);
  return names.flatMap(tailsOf).some((tail) => tail.startsWith(wanted));
}
