import { sentencesOf, wordsIn } from './sentences.ts';

const lengthOf = (text: string): number => wordsIn(text).length;

interface Room {
  maxWords: number;
  /** Longer sentences are only kept for a name. */
  maxSentence?: number;
}

/** The sentences of a paragraph for which there is room: for each name its shortest one, then whatever fits. */
export function keepSentences(
  paragraph: string,
  names: readonly string[],
  { maxWords, maxSentence = maxWords }: Room,
): string {
  const sentences = sentencesOf(paragraph);
  const keptSentences = new Set<string>();
  for (const name of names) {
    const isNamed = [...keptSentences].some((sentence) => sentence.includes(name));
    const candidates = sentences.filter((sentence) => sentence.includes(name));
    const [shortest] = candidates.toSorted((left, right) => lengthOf(left) - lengthOf(right));
    if (!isNamed && shortest !== undefined) keptSentences.add(shortest);
  }
  for (const sentence of sentences) {
    const wordCount = lengthOf(sentence);
    if (wordCount <= maxSentence && lengthOf([...keptSentences].join(' ')) + wordCount <= maxWords)
      keptSentences.add(sentence);
  }
  return balanceQuotes(sentences.filter((sentence) => keptSentences.has(sentence)).join(' '));
}

/** Restores the quotation mark that a sentence lost when it was taken out of a longer speech. */
export function balanceQuotes(text: string): string {
  const openingQuotes = text.split('“').length - 1;
  const closingQuotes = text.split('”').length - 1;
  if (openingQuotes > closingQuotes) return `${text}”`;
  return openingQuotes < closingQuotes ? `“${text}` : text;
}

/** What a child who reads word by word can read. */
const FIRST_WORDS = { maxWords: 32, maxSentence: 10, maxAverage: 11 };

/** They follow a long sentence that cannot be left out. */
const SHORT_SENTENCES = ['What a thing!', 'Just think!', 'Well, well!'];
/** By how many words an added sentence of three lowers what is too much. */
const SHORT_SENTENCE_GAIN = FIRST_WORDS.maxAverage - 3;

/** Few words in short sentences. The first sentence of a chapter stays, because not every one can be the first. */
export function forFirstWords(
  paragraph: string,
  names: readonly string[],
  { isOpening }: { isOpening: boolean },
): string {
  const [first = '', ...others] = sentencesOf(paragraph);
  const [shortest = ''] = [first, ...others].toSorted((left, right) => lengthOf(left) - lengthOf(right));
  const opening = isOpening ? balanceQuotes(first) : '';
  const rest = keepSentences(isOpening ? others.join(' ') : paragraph, names, {
    ...FIRST_WORDS,
    maxWords: FIRST_WORDS.maxWords - lengthOf(opening),
  });
  const shortParagraph = `${opening} ${rest}`.trim() || balanceQuotes(shortest);
  const excess = lengthOf(shortParagraph) - FIRST_WORDS.maxAverage * sentencesOf(shortParagraph).length;
  return [shortParagraph, ...SHORT_SENTENCES.slice(0, Math.max(0, Math.ceil(excess / SHORT_SENTENCE_GAIN)))].join(' ');
}
