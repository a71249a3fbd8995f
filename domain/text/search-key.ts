import { withoutAccents } from './fold.ts';
import { normalizeText } from './normalize.ts';
import { APOSTROPHES } from './same-name.ts';

const NOT_TYPED = new RegExp(`[${APOSTROPHES}]|\\p{Default_Ignorable_Code_Point}`, 'gu');

/**
 * What a search compares: case, accents and apostrophes do not count, and a hyphen is a blank. 'oneill' finds “O’Neill”,
 * 'anne marie' “Anne-Marie” and 'lukasz' “Łukasz”.
 */
export const searchKey = (text: string): string =>
  withoutAccents(normalizeText(text, 'NFKC').toLowerCase())
    .replaceAll(NOT_TYPED, '')
    .replaceAll(/[\p{P}\p{Z}\s]+/gu, ' ')
    .trim();

/** Whether one of the texts has what is searched for. */
export function isFoundIn(texts: readonly string[], query: string): boolean {
  const wanted = searchKey(query);
  return texts.some((text) => searchKey(text).includes(wanted));
}
