import { splitSentences } from '../narration/sentences.ts';
import { wordTargetsFor, type Audience } from './style-sheet.ts';

/** Factors, so that only clear misses are rewritten. A short paragraph may be one long sentence. */
const TOLERANCE = { paragraph: 2, sentence: 2.5, firstWordsSentence: 1.5 };

/** Words above which a paragraph is rewritten; models are not told, because they would write up to the limit. */
function wordLimitsFor(audience: Audience) {
  const { paragraph, sentence } = wordTargetsFor(audience);
  const isFirstWords = audience.reader?.readingLevel === 'first-words';
  return {
    paragraph: TOLERANCE.paragraph * paragraph.max,
    /** The average length of the sentences in a paragraph. */
    sentence: Math.floor((isFirstWords ? TOLERANCE.firstWordsSentence : TOLERANCE.sentence) * sentence.max),
  };
}

const WORD = /[\p{L}\p{N}’'-]+/gu;

export const countWords = (text: string): number => text.match(WORD)?.length ?? 0;

/** What is too long for the readers of `paragraph`, in words for the model; otherwise null. */
export function tooLongFor(paragraph: string, audience: Audience): string | null {
  const limits = wordLimitsFor(audience);
  const targets = wordTargetsFor(audience);
  const wordCount = countWords(paragraph);
  if (wordCount > limits.paragraph) return `is too long: write at most ${targets.paragraph.max} words`;
  const sentences = splitSentences(paragraph).filter(({ start, end }) => countWords(paragraph.slice(start, end)) > 0);
  return wordCount > limits.sentence * sentences.length
    ? `has too long sentences: write at most ${targets.sentence.max} words each`
    : null;
}
