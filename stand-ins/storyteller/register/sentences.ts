const SENTENCE_END = /(?<=[.!?]”?) (?=[“\p{Lu}])/u;

/** The sentences of a paragraph; a quotation may contain several. */
export const sentencesOf = (paragraph: string): string[] => paragraph.split(SENTENCE_END).filter(Boolean);

export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];

/** A readability score for comparing two wordings: longer sentences and words score higher. */
export function difficultyOf(text: string): number {
  const words = wordsIn(text);
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  return words.length / Math.max(1, sentencesOf(text).length) + (3 * letters) / Math.max(1, words.length);
}
