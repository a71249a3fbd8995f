import { readablePart } from './approval.ts';
import type { Story } from './story.ts';

/** Whether a story is on this child's shelf: one of theirs, or one for everyone. */
export const isBookOf = ({ childId }: Pick<Story, 'childId'>, reader: string): boolean =>
  childId === null || childId === reader;

/** The child's stories as far as they may read them alone; stories without such a chapter are left out. */
export const booksOf = (stories: readonly Story[], childId: string, showFirst: boolean): Story[] =>
  stories
    .filter((story) => isBookOf(story, childId))
    .map((story) => readablePart(story, showFirst))
    .filter(({ previousParts }) => previousParts.length > 0);
