/**
 * The longest beginning of `text` with at most `maxLength` UTF-16 units that does not split a character as people see
 * it: a letter with its marks, a flag, a family emoji. Browsers without `Intl.Segmenter` may split one.
 */
export const cutText = (text: string, maxLength: number): string =>
  text.slice(
    0,
    text.length > maxLength && 'Segmenter' in Intl
      ? new Intl.Segmenter().segment(text).containing(maxLength)?.index
      : maxLength,
  );

/** The first character of `text` as people see it, or ''. Browsers without `Intl.Segmenter` may split it. */
export const firstCharacter = (text: string): string =>
  ('Segmenter' in Intl ? new Intl.Segmenter().segment(text).containing(0)?.segment : Array.from(text)[0]) ?? '';
