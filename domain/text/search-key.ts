import { withoutAccents } from './fold.ts';
import { normalizeText } from './normalize.ts';
import { APOSTROPHES } from './same-name.ts';

const NOT_TYPED = new RegExp(`[${APOSTROPHES}]|\\p{Default_Ignorable_Code_Point}`, 'gu');

/** Without case, accents and apostrophes, hyphens as blanks: 'oneill' finds “O’Neill”, 'lukasz' “Łukasz”. */
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
