const NUMBER_WORDS = ['one', 'two', 'three', 'four'] as const;

/** Returns 'Chapter one' for the index 0. */
export const chapterName = (index: number): string => `Chapter ${NUMBER_WORDS[index] ?? index + 1}`;

export function chapterCount(count: number): string {
  const word = NUMBER_WORDS[count - 1] ?? String(count);
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)} ${count === 1 ? 'chapter' : 'chapters'}`;
}

/** Shown wherever a story ends: on screen, on paper and in the archive. */
export const WRITTEN_WITH_AI = 'Written with AI.';
