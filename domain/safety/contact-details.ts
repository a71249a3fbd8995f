import { asRead } from './as-read.ts';
import { NETWORK_HANDLES } from './network-handles.ts';
import { SPELLED_NUMBERS } from './spelled-numbers.ts';

/* Every repetition is bounded and starts at the start of a word, so that matching is linear. */
const DOMAIN_ENDINGS =
  'com|net|org|io|de|fr|it|es|nl|at|ch|pl|ru|cn|jp|br|co|uk|eu|us|info|biz|app|shop|me|be|tv|gg|ly|dev|xyz|рф';
/** Top-level domains that never follow the word 'dot' in prose. */
const UNAMBIGUOUS_DOMAINS = 'com|net|org|info|biz|ru|uk|eu|рф';
const DOMAIN_LABEL = '[\\p{L}\\p{N}-]{1,63}';
const WORD_START = '(?<![\\p{L}\\p{N}_-])';
const WORD_END = '(?![\\p{L}\\p{N}])';
const DIGIT_SEPARATOR = '[\\s()./_-]{1,3}';
/** Separators of three groups of digits, including dashes and bullets. Between two groups, a dash may join years. */
const WIDE_DIGIT_SEPARATOR = `[\\s()./_*|~\\p{Pd}\u2212•·∙]{1,3}`;

const AT_WORDS = 'at|ät|arroba|arobase|chiocciola|małpa|собака';
const DOT_WORDS = 'dot|punkt|punto|ponto|punt|point|kropka|nokta|точка';
const inBrackets = (alternatives: string): string => `[([{<]\\s?(?:${alternatives})\\s?[)\\]}>]`;
const betweenDashes = (alternatives: string): string => `\\s?[-_*~|/.]{1,2}(?:${alternatives})[-_*~|/.]{1,2}\\s?`;
const AT = `(?:@|${inBrackets(AT_WORDS)})`;
/** A full stop, or a character that looks like one. */
const FULL_STOP = '[.。•·‧∙]';
const DOT = `(?:${FULL_STOP}|${inBrackets(`${DOT_WORDS}|\\.`)})`;

/** The start of a new sentence directly after a full stop: a capitalized word, or a common word that is no domain. */
const NEXT_SENTENCE = [
  '\\p{Lu}\\p{Ll}',
  `(?:the|then|and|but|he|she|they|we|you|thanks?|what|when|where|who|how|why|that|this|there|here|his|her|their|your|our|if|oh|yes|great|very|just|please|with|for|or|on|of|an|was|were|are|had|has|have|did|not|all|one|well|wow|i['’]?m|it['’]?s)(?!\\p{L})`,
].join('|');
const PERSONAL_TITLE = '(?:[Mm]rs?|[Mm]s|[Dd]r|[Ss]t)\\.';

const HEX_GROUP = '[\\da-f]{1,4}';
const HEX_GROUPS = `${HEX_GROUP}(?::${HEX_GROUP}){0,6}`;

const CONTACT_DETAILS: readonly RegExp[] = [
  new RegExp(`${DOMAIN_LABEL}\\s?${AT}\\s?${DOMAIN_LABEL}\\s?${DOT}\\s?\\p{L}{2}`, 'iu'),
  new RegExp(
    `${WORD_START}${DOMAIN_LABEL}${betweenDashes(AT_WORDS)}${DOMAIN_LABEL}${betweenDashes(DOT_WORDS)}\\p{L}{2}`,
    'iu',
  ),
  new RegExp(
    `${WORD_START}${DOMAIN_LABEL} (?:${AT_WORDS}) ${DOMAIN_LABEL}(?: (?:${DOT_WORDS}) ${DOMAIN_LABEL}){0,2} (?:${DOT_WORDS}) (?:${DOMAIN_ENDINGS})${WORD_END}`,
    'iu',
  ),
  new RegExp(`${WORD_START}${DOMAIN_LABEL} (?:${DOT_WORDS}) (?:${UNAMBIGUOUS_DOMAINS})${WORD_END}`, 'iu'),
  new RegExp(`${WORD_START}${DOMAIN_LABEL}\\s?${inBrackets(`${DOT_WORDS}|\\.`)}\\s?\\p{L}{2}`, 'iu'),
  /https?:|www\.|\p{L}\s?:\s?\/\//iu,
  new RegExp(`${WORD_START}${DOMAIN_LABEL}${FULL_STOP}(?:${DOMAIN_ENDINGS})${WORD_END}`, 'iu'),
  new RegExp(`${WORD_START}${DOMAIN_LABEL}\\.\\p{L}{2,63}/\\S`, 'iu'),
  // Any top-level domain, because new ones are added every year.
  new RegExp(
    `(?<![\\p{L}\\p{N}_.-])(?!${PERSONAL_TITLE})(?=[\\p{N}-]{0,62}\\p{L})[\\p{L}\\p{M}\\p{N}-]{2,63}\\.(?!${NEXT_SENTENCE})(?:[\\p{L}\\p{M}]{2,63}|xn--[\\p{L}\\p{N}-]{1,59})${WORD_END}`,
    'u',
  ),
  /\+\p{Nd}(?:[\s()./_-]{0,3}\p{Nd}){6}/u,
  // Phone numbers in groups of at least two digits.
  /\p{Nd}{7}/u,
  new RegExp(`(?<!\\p{Nd})\\p{Nd}{3,6}${DIGIT_SEPARATOR}\\p{Nd}{4,6}(?!\\p{Nd})`, 'u'),
  new RegExp(
    `(?<!\\p{Nd})\\p{Nd}{2,6}${WIDE_DIGIT_SEPARATOR}\\p{Nd}{2,6}${WIDE_DIGIT_SEPARATOR}\\p{Nd}{2,6}(?!\\p{Nd})`,
    'u',
  ),
  ...SPELLED_NUMBERS,
  // IP addresses. More than four numbers are a countdown.
  /(?<![\p{Nd}.])(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?!\.?\p{Nd})(?::\p{Nd}{1,5})?/u,
  new RegExp(
    `(?<![\\p{L}\\p{N}:])(?=[a-f:]{0,39}\\d)(?:${HEX_GROUP}(?::${HEX_GROUP}){7}|(?:${HEX_GROUPS})?::${HEX_GROUPS})(?![\\p{L}\\p{N}:])`,
    'iu',
  ),
  /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3}/u,
  ...NETWORK_HANDLES,
];

/** 'l i l y @ m a i l . c o m': single characters with a space between each. */
const SPACED_CHARACTERS = /(?<!\S)\S(?: \S){4,}(?!\S)/gu;
/** Spaced characters are joined only if they contain one of these: others may be a countdown or a spelled word. */
const CONTACT_SIGN = /@| \. /u;

const joinSpacedContacts = (text: string): string =>
  asRead(text).replace(SPACED_CHARACTERS, (spaced) =>
    CONTACT_SIGN.test(spaced) ? spaced.replaceAll(' ', '') : spaced,
  );

export function hasContactDetails(text: string): boolean {
  const joined = joinSpacedContacts(text);
  return CONTACT_DETAILS.some((pattern) => pattern.test(joined));
}
