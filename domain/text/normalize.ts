/** More marks than any language has on one letter; the limit of Unicode's stream-safe format (UAX 15). */
const LONG_RUN_OF_MARKS = /(\p{M}{30})\p{M}+/gu;

/** Whole words in one character, whose NFKC form is longer than four: '㌖' is 'キロメートル', U+FDFA has 18. */
const LONG_FORMS = '㌇㌕㌖㌗㌙㌚㌠㌫㌮㌲㌴㌶㍇㍊㍖㎮㎯\ufdfa\ufdfb';
const NORMALIZED = new RegExp(`[^${LONG_FORMS}]+`, 'gu');

/**
 * `text` in `form`, with at most 30 marks in a row: JavaScript sorts the marks of a letter, and 20,000 of them would
 * take half a second. Characters of whole words stay, so that no text becomes more than four times as long.
 */
export const normalizeText = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  text.replace(LONG_RUN_OF_MARKS, '$1').replace(NORMALIZED, (part) => part.normalize(form));
