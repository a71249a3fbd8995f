import { searchKey } from '../text/search-key.ts';

/** In characters, without accents (one letter may become several). Longer names are compared in memory. */
const MAX_TAIL_CHARACTERS = 100;
const MIN_TAIL_CHARACTERS = 2;
/** Limits the number of index entries for a name. */
const MAX_NAME_WORDS = 5;

/** Cuts between whole characters, because lone surrogates cannot be stored. */
const cutToLimit = (text: string): string => Array.from(text).slice(0, MAX_TAIL_CHARACTERS).join('').trim();

const isLongEnough = (tail: string): boolean => Array.from(tail).length >= MIN_TAIL_CHARACTERS;

/** 'Mira Lantern' → 'mira lantern' and 'lantern'. */
function tailsOf(name: string): string[] {
  const words = searchKey(name).split(' ');
  return words.slice(0, MAX_NAME_WORDS).map((_, index) => cutToLimit(words.slice(index).join(' ')));
}

/** Tails for prefix searches, each starting at a word: documents `{uid}_{n}` of `tailsPath` (docs/decisions/0083). */
export const nameTails = (names: readonly string[]): string[] =>
  [...new Set(names.flatMap(tailsOf))].filter(isLongEnough);

/** The collection of tails with the same first two letters. */
export const tailsPath = (tail: string): string =>
  `names/${Array.from(tail).slice(0, MIN_TAIL_CHARACTERS).join('')}/tails`;

/** The prefix of stored tails to search for; null when `query` is too short. */
export function tailPrefix(query: string): string | null {
  const tail = cutToLimit(searchKey(query));
  return isLongEnough(tail) ? tail : null;
}

/** Whether one of `names`, or a word of it, begins with the whole `query`. */
export function hasNameWithPrefix(names: readonly string[], query: string): boolean {
  const prefix = searchKey(query);
  return names.flatMap(tailsOf).some((tail) => tail.startsWith(prefix));
}
