/**
 * One character as people see it: a letter with its marks, an emoji with its skin tone and joined parts, a flag. Browsers
 * that we support lack `Intl.Segmenter`.
 */
const EMOJI = '\\p{Extended_Pictographic}(?:\\ufe0f|\\p{Emoji_Modifier})*';
const CHARACTER = new RegExp(
  `\\r\\n|\\p{RI}\\p{RI}|[\\u1100-\\u115f]+[\\u1160-\\u11a7]*[\\u11a8-\\u11ff]*|(?:${EMOJI}(?:\\u200d${EMOJI})*|\\P{M}|^\\p{M})[\\p{M}\\ufe0f\\u200d\\u{e0020}-\\u{e007f}]*`,
  'gu',
);

/** The beginning of `text` with at most `maxLength` UTF-16 units that ends with a whole character. */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  let end = 0;
  for (const { 0: character, index } of text.matchAll(CHARACTER)) {
    if (index + character.length > maxLength) break;
    end = index + character.length;
  }
  return text.slice(0, end);
}
