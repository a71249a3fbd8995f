import { isForOlder } from '../audience/ages.ts';
import type { ChildProfile } from '../audience/child-profile.ts';
import { readablePart } from './approval.ts';
import type { Story } from './story.ts';

type Reader = Pick<ChildProfile, 'id' | 'ageRange'>;

/** Whether a story is on this child's shelf: one of theirs, or one for everyone that is not for older children. */
export const isBookOf = ({ childId, ageRange }: Pick<Story, 'childId' | 'ageRange'>, reader: Reader): boolean =>
  childId === null ? !isForOlder(ageRange, reader.ageRange) : childId === reader.id;

/**
 * A child's stories, each up to the first chapter that the child may not read; stories without a readable chapter are
 * left out.
 */
export const booksOf = (stories: readonly Story[], reader: Reader, showFirst: boolean): Story[] =>
  stories
    .filter((story) => isBookOf(story, reader))
    .map((story) => readablePart(story, showFirst))
    .filter(({ previousParts }) => previousParts.length > 0);
