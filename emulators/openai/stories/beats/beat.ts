import type { Story } from '../story.ts';

/** Reading ages that get sentences; the smallest have chapters of their own (see small-beat.ts). */
export type Level = 1 | 2 | 3;

/** One sentence or two, in several wordings of which a chapter uses one; `levels` says for whom. */
export interface Line {
  levels: readonly Level[];
  of: readonly string[];
}

/** For everybody. */
export const say = (...of: string[]): Line => ({ levels: [1, 2, 3], of });
/** For ages 5 to 8. */
export const younger = (...of: string[]): Line => ({ levels: [1], of });
/** For ages 5 to 12. */
export const notOldest = (...of: string[]): Line => ({ levels: [1, 2], of });
/** For ages 9 and up. */
export const older = (...of: string[]): Line => ({ levels: [2, 3], of });
/** For ages 12 and up. */
export const oldest = (...of: string[]): Line => ({ levels: [3], of });

/** One paragraph of a chapter. */
export interface Beat {
  /** Without it the chapter makes no sense. */
  isMust: boolean;
  /** Whether this story has a place for it; always, when absent. */
  fits?: (story: Story) => boolean;
  lines: readonly Line[] | ((story: Story) => readonly Line[]);
}

export const must = (...lines: Line[]): Beat => ({ isMust: true, lines });
export const maybe = (...lines: Line[]): Beat => ({ isMust: false, lines });
