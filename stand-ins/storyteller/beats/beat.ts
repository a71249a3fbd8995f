import type { Story } from '../story.ts';

/** Reading levels; ages 3-4 have separate chapters (see small-beat.ts). */
export type Level = 1 | 2 | 3;

/**
 * One or two sentences in several wordings, of which a chapter uses one; `levels` are the reading levels that get it.
 */
export interface Line {
  levels: readonly Level[];
  of: readonly string[];
}

/** A line for all levels. */
export const say = (...of: string[]): Line => ({ levels: [1, 2, 3], of });
/** A line for ages 5 to 8. */
export const younger = (...of: string[]): Line => ({ levels: [1], of });
/** A line for ages 5 to 12. */
export const notOldest = (...of: string[]): Line => ({ levels: [1, 2], of });
/** A line for ages 9 and up. */
export const older = (...of: string[]): Line => ({ levels: [2, 3], of });
/** A line for ages 12 and up. */
export const oldest = (...of: string[]): Line => ({ levels: [3], of });

/** One paragraph of a chapter. */
export interface Beat {
  /** Whether every chapter needs this beat to make sense. */
  isMust: boolean;
  /** Whether this story can use the beat; absent means always. */
  fits?: (story: Story) => boolean;
  lines: readonly Line[] | ((story: Story) => readonly Line[]);
}
