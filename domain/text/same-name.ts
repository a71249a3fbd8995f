import { withoutAccents } from './fold.ts';
import { normalizeText } from './normalize.ts';
import { wholeWords } from './whole-words.ts';

/** What people type for an apostrophe; none has a special meaning in a regular expression's character class. */
export const APOSTROPHES = "'’‘‛ʼʻʹꞌ`´′＇";
const APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, 'gu');
const HYPHENS = /[\p{Pd}\u2212]/gu;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** The full stop of a title or an initial, with or without a blank after it. */
const SHORTENING_STOP = /(?<=\p{L})\.\s*/gu;

/** 'Anne‑Marie  O’Malley' and 'anne-marie o'malley' have the same key; so do 'J.R. Fox' and 'J. R. Fox'. */
export const nameKey = (name: string): string =>
  normalizeText(name, 'NFC')
    .toLowerCase()
    .replace(INVISIBLE, '')
    .replace(APOSTROPHE, "'")
    .replace(HYPHENS, '-')
    .replace(SHORTENING_STOP, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

/** The key of a name without its marks: 'Zoë' and 'Zoe' have the same key. */
export const bareNameKey = (name: string): string => withoutAccents(nameKey(name));

/** Whether another name of `cast` differs from this one only in its marks: 'Zoé' and 'Zoe'. */
function needsMarks(name: string, cast: readonly string[]): boolean {
  const bareName = withoutAccents(nameKey(name));
  return new Set(cast.map(nameKey).filter((key) => withoutAccents(key) === bareName)).size > 1;
}

/** Ignores case, blanks and kinds of apostrophe or hyphen, and marks unless another name of `cast` becomes equal. */
export function sameName(one: string, other: string, cast: readonly string[] = []): boolean {
  const [key, otherKey] = [nameKey(one), nameKey(other)];
  if (key === otherKey) return true;
  return !needsMarks(one, cast) && withoutAccents(key) === withoutAccents(otherKey);
}

/** Whether `text` has the name as whole words, in a spelling that `sameName` accepts. */
export function isNameIn(text: string, name: string, cast: readonly string[] = []): boolean {
  const [key, textKey] = [nameKey(name), nameKey(text)];
  if (key === '') return false;
  if (wholeWords(key).test(textKey)) return true;
  return !needsMarks(name, cast) && wholeWords(withoutAccents(key)).test(withoutAccents(textKey));
}
