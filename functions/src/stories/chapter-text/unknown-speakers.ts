import { bareNameKey } from '@talelantern/domain/text/same-name';

/** Speech verbs; a capitalized word next to one may be a name. */
const SPEECH =
  'said|says|asked|whispered|cried|called|shouted|yelled|replied|answered|laughed|giggled|squeaked|squealed|chirped|murmured|sighed|added|agreed|declared|muttered|grinned';
/** One word of a name: Pip, Anne-Marie, O'Malley, McKay, D'Artagnan. */
const NAME = "\\p{Lu}[\\p{L}\\p{M}]*(?:['’ʼ\\p{Pd}]\\p{L}[\\p{L}\\p{M}]+)*";
/** All words of a name and its titles: Old Commander Pip, Pip Junior. */
const FULL_NAME = `${NAME}(?:\\.? ${NAME}){0,3}`;
const SPEAKER = new RegExp(
  `\\b(?:${SPEECH}) (${FULL_NAME})|(?<![\\p{L}\\p{M}'’\\p{Pd}])(${FULL_NAME}) (?:${SPEECH})\\b`,
  'gu',
);

/** Titles and words for family members, which do not introduce a character. */
const FAMILY_AND_TITLES = new Set(
  'Mum Mummy Mom Mommy Mama Mamma Dad Daddy Papa Mother Father Grandma Grandmother Grandpa Grandfather Granny Gran Grandad Nana Auntie Aunt Uncle Sister Brother Cousin Mr Mrs Miss Ms Mx Madam Dr Sir Lady Lord Captain King Queen Prince Princess Professor Doctor Master'.split(
    ' ',
  ),
);

/** A word that is capitalized only because of its sentence occurs this way less often. */
const MIN_MID_SENTENCE = 2;
/** More speakers than any chapter has, because looking for each takes time. */
const MAX_SPEAKERS = 100;
const MID_SENTENCE = '(?<=[\\p{Ll},;]["”’]?\\s)';
const WORD_START = '(?<!\\p{L})';
const WORD_END = '(?!\\p{L})';
const DETERMINER = `${WORD_START}(?:the|an?|my|your|his|her|their|our|this|that) (?:\\p{L}+ )?`;

/** The words of each speaker's name. */
const speakersIn = (text: string): string[][] =>
  [...text.matchAll(SPEAKER)].map((match) => (match[1] ?? match[2] ?? '').split(/\.? /u));

/** Whether the chapter uses the word as a name: capitalized inside sentences, and not as a noun. */
function isName(word: string, chapter: string): boolean {
  if (FAMILY_AND_TITLES.has(word) || word === 'I') return false;
  const midSentenceMatches = chapter.match(new RegExp(`${MID_SENTENCE}${word}${WORD_END}`, 'gu')) ?? [];
  const isNoun =
    new RegExp(`${DETERMINER}${word}${WORD_END}`, 'iu').test(chapter) ||
    new RegExp(`${WORD_START}${word.toLowerCase()}s?${WORD_END}`, 'u').test(chapter);
  return midSentenceMatches.length >= MIN_MID_SENTENCE && !isNoun;
}

/**
 * For each paragraph, a name of a speaker that is not in `known`; null if all are known. Prefers missing a name to taking a
 * word for one, because each fault costs a repair (docs/decisions/0161).
 */
export function unknownSpeakers(paragraphs: readonly string[], known: ReadonlySet<string>): (string | null)[] {
  const chapter = paragraphs.join('\n');
  const keys = new Set([...known].map(bareNameKey));
  const isKnown = (word: string): boolean => keys.has(bareNameKey(word));
  // Any title before a known name belongs to that character.
  const names = new Map<string, boolean>();
  function isOther(word: string): boolean {
    const isOne = names.get(word) ?? (names.size < MAX_SPEAKERS && isName(word, chapter));
    names.set(word, isOne);
    return isOne;
  }
  const isUnknown = (words: readonly string[]): boolean => !words.some(isKnown) && isOther(words[0] ?? '');
  return paragraphs.map((paragraph) => speakersIn(paragraph).find(isUnknown)?.[0] ?? null);
}
