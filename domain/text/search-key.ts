import { withoutAccents } from './fold.ts';
import { normalizeText } from './normalize.ts';
import { APOSTROPHES } from './same-name.ts';

const NOT_TYPED = new RegExp(`[${APOSTROPHES}]|\\p{Default_Ignorable_Code_Point}`, 'gu');

/**
 * The form in which strings are compared in a search: without case, accents and apostrophes, with hyphens as blanks.
 * 'oneill' finds “O’Neill”, 'anne marie' “Anne-Marie” and 'lukasz' “Łukasz”.
 */
export const searchKey = (text: string): string =>
  withoutAccents(normalizeText(text, 'NFKC').toLowerCase())
    .replaceAll(NOT_TYPED, '')
    .replaceAll(/[\p{P}\p{Z}\s]+/gu, ' ')
    .trim();

/** Whether one of the strings contains the query. */
export function isFoundIn(texts: readonly string[], query: string): boolean {
  const queryKey = searchKey(query);
  return texts.some((text) => searchKey(text).includes(queryKey));
}
