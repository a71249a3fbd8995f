/*
 * Every repetition is bounded and begins where a word begins: a chapter of one endless word must not take longer than any
 * other.
 */
const ENDINGS =
  'com|net|org|io|de|fr|it|es|nl|at|ch|pl|ru|cn|jp|br|co|uk|eu|us|info|biz|app|shop|me|be|tv|gg|ly|dev|xyz';
const LABEL = '[\\p{L}\\p{N}-]{1,63}';
const BEGIN = '(?<![\\p{L}\\p{N}_-])';
const PART = '[\\s()./_-]{1,3}';

/** Ways to reach somebody, which have no place where strangers read: addresses, links, numbers (abuse case E16). */
const CONTACT_DETAILS: readonly RegExp[] = [
  new RegExp(`${LABEL}\\s?(?:@|[([]at[)\\]])\\s?${LABEL}\\s?(?:\\.|[([]dot[)\\]])\\s?\\p{L}{2}`, 'iu'),
  new RegExp(`${BEGIN}${LABEL} at ${LABEL} dot (?:${ENDINGS})\\b`, 'iu'),
  /https?:|www\./iu,
  new RegExp(`${BEGIN}${LABEL}\\.(?:${ENDINGS})(?![\\p{L}\\p{N}])`, 'iu'),
  new RegExp(`${BEGIN}${LABEL}\\.\\p{L}{2,6}/\\S`, 'iu'),
  /\+\p{Nd}(?:[\s()./_-]{0,3}\p{Nd}){6}/u,
  // Numbers as they are dialled, in groups of two and more: nobody counts like that.
  /\p{Nd}{7}/u,
  new RegExp(`(?<!\\p{Nd})\\p{Nd}{3,6}${PART}\\p{Nd}{4,6}(?!\\p{Nd})`, 'u'),
  new RegExp(`(?<!\\p{Nd})\\p{Nd}{2,6}${PART}\\p{Nd}{2,6}${PART}\\p{Nd}{2,6}(?!\\p{Nd})`, 'u'),
  /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3}/u,
];

/** Wide letters, dots that look like dots, digits in circles and what nobody sees, as plain text. */
const plain = (text: string): string => text.normalize('NFKC').replace(/\p{Cf}/gu, '');

/** Whether `text` tells how to reach somebody. */
export function hasContactDetails(text: string): boolean {
  const shown = plain(text);
  return CONTACT_DETAILS.some((pattern) => pattern.test(shown));
}

/** What belongs to an address or number that begins with what a pattern finds. */
const REST = '(?:[\\s()./_-]{0,3}\\p{Nd})*[\\p{L}\\p{N}/_-]*';

/** `text` without ways to reach somebody; letter for letter the same where there are none. */
export function withoutContactDetails(text: string): string {
  if (!hasContactDetails(text)) return text;
  return CONTACT_DETAILS.reduce(
    (left, { source, flags }) => left.replace(new RegExp(`(?:${source})${REST}`, `${flags}g`), ''),
    plain(text),
  );
}
