/**
 * The beginning of `text` with at most `maxLength` UTF-16 units that ends with a whole character as people see it: a letter
 * with its marks, a flag, a family. Browsers without `Intl.Segmenter` may cut one.
 */
export const cutText = (text: string, maxLength: number): string =>
  text.slice(
    0,
    text.length > maxLength && 'Segmenter' in Intl
      ? new Intl.Segmenter().segment(text).containing(maxLength)?.index
      : maxLength,
  );

/** The first character of `text` as people see it, '' for none. Browsers without `Intl.Segmenter` may cut it. */
export const firstCharacter = (text: string): string =>
  ('Segmenter' in Intl ? new Intl.Segmenter().segment(text).containing(0)?.segment : Array.from(text)[0]) ?? '';
