import type { AgeRange } from './ages.ts';

/**
 * The most words of a paragraph, and of its sentences on average, that still suit an age: twice what the style of the
 * age asks for, so that only what was clearly written for others is told again.
 */
const MOST_WORDS: Readonly<Record<AgeRange, { paragraph: number; sentence: number }>> = {
  '3-4': { paragraph: 60, sentence: 18 },
  '5-8': { paragraph: 170, sentence: 40 },
  '9-12': { paragraph: 220, sentence: 50 },
  '12-17': { paragraph: 300, sentence: 60 },
};

const WORD = /[\p{L}\p{N}’'-]+/gu;
const SENTENCE_END = /[.!?…]+["'”’)]*(?:\s+|$)/u;

const countWords = (text: string): number => text.match(WORD)?.length ?? 0;

/** What is too long in `paragraph` for readers of `ageRange`, or null. */
export function tooLongFor(paragraph: string, ageRange: AgeRange): string | null {
  const { paragraph: most, sentence } = MOST_WORDS[ageRange];
  const words = countWords(paragraph);
  if (words > most) return `is too long for ages ${ageRange}`;
  const sentences = paragraph.split(SENTENCE_END).filter((text) => countWords(text) > 0);
  return words > sentence * sentences.length ? `has too long sentences for ages ${ageRange}` : null;
}
