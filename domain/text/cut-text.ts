const HALF_CHARACTER = /[\ud800-\udbff]$/;

/**
 * The beginning of `text` with at most `maxLength` UTF-16 units that ends with a whole character as people see it: a letter
 * with its marks, a flag, a family. Browsers without `Intl.Segmenter` only keep code points whole.
 */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const end = 'Segmenter' in Intl ? new Intl.Segmenter().segment(text).containing(maxLength)?.index : maxLength;
  return text.slice(0, end).replace(HALF_CHARACTER, '');
}
