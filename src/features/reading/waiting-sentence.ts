import { chapterName } from '../chapter-words.ts';

/** What a child reads in the place of a chapter (index 0-3) that a parent reads first. */
export const waitingSentence = (part: number): string =>
  `A grown-up reads ${chapterName(part).toLowerCase()} first. Then it opens for you.`;
