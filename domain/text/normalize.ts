/** More than 30 marks in a row, the limit of Unicode's stream-safe format (UAX 15); no language has as many. */
const LONG_RUN_OF_MARKS = /(\p{M}{30})\p{M}+/gu;

/** Characters that stand for whole words and whose NFKC form is longer than four: '㌖' is 'キロメートル', U+FDFA has 18. */
const LONG_FORMS = '㌇㌕㌖㌗㌙㌚㌠㌫㌮㌲㌴㌶㍇㍊㍖㎮㎯\ufdfa\ufdfb';
const NORMALIZED = new RegExp(`[^${LONG_FORMS}]+`, 'gu');

/**
 * `text` in `form`, with at most 30 marks in a row: JavaScript sorts the marks of a letter, and 20,000 marks would take
 * half a second. Characters that stand for whole words are kept, so that no string becomes more than four times as
 * long.
 */
export const normalizeText = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  text.replace(LONG_RUN_OF_MARKS, '$1').replace(NORMALIZED, (part) => part.normalize(form));
