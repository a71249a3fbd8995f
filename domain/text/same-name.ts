import { normalizeText } from './normalize.ts';
import { wholeWords } from './whole-words.ts';

/** All characters that people type for an apostrophe; none has a meaning in a class of a regular expression. */
export const APOSTROPHES = "'’‘ʼʻ`´′";
const APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, 'gu');
const HYPHENS = /[\p{Pd}\u2212]/gu;
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/gu;

/** In Indic and other scripts a mark is a vowel, so only marks of these scripts may be left out. */
const MARKS = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;

/** A name or text for comparing: 'Anne‑Marie  O’Malley' and 'anne-marie o'malley' have the same key, as have 'Mr. Owl' and 'Mr Owl'. */
export const nameKey = (name: string): string =>
  normalizeText(name, 'NFC')
    .toLowerCase()
    .replace(INVISIBLE, '')
    .replace(APOSTROPHE, "'")
    .replace(HYPHENS, '-')
    .replace(/\s+/gu, ' ')
    .replace(/(?<=\p{L})\.(?= |$)/gu, '')
    .trim();

const WHOLE_LETTERS: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' };
const withoutMarks = (key: string): string =>
  normalizeText(normalizeText(key, 'NFD').replace(MARKS, ''), 'NFC').replace(
    /[łøđßæœ]/gu,
    (letter) => WHOLE_LETTERS[letter] ?? letter,
  );

/** The key of a name without its marks: 'Zoë' and 'Zoe' have the same. */
export const bareNameKey = (name: string): string => withoutMarks(nameKey(name));

/** Whether names of `cast` differ only by the marks of this one: 'Zoé' and 'Zoe'. */
function needsMarks(name: string, cast: readonly string[]): boolean {
  const bare = withoutMarks(nameKey(name));
  return new Set(cast.map(nameKey).filter((key) => withoutMarks(key) === bare)).size > 1;
}

/**
 * Whether two spellings are one name: case, kinds of apostrophe and hyphen and blanks do not count, and neither do marks
 * unless another name of `cast` would become equal.
 */
export function sameName(one: string, other: string, cast: readonly string[] = []): boolean {
  const [key, otherKey] = [nameKey(one), nameKey(other)];
  if (key === otherKey) return true;
  return !needsMarks(one, cast) && withoutMarks(key) === withoutMarks(otherKey);
}

/** Whether `text` has the name as whole words, in a spelling that `sameName` accepts. */
export function isNameIn(text: string, name: string, cast: readonly string[] = []): boolean {
  const [key, textKey] = [nameKey(name), nameKey(text)];
  if (key === '') return false;
  if (wholeWords(key).test(textKey)) return true;
  return !needsMarks(name, cast) && wholeWords(withoutMarks(key)).test(withoutMarks(textKey));
}
