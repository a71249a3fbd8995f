import { isForOlder, type AgeRange } from '../audience/ages.ts';
import type { ChildProfile } from '../audience/child-profile.ts';
import { readablePart } from './approval.ts';
import type { Story } from './story.ts';

type Reader = Pick<ChildProfile, 'id' | 'ageRange'>;

/** Whether a story is on this child's shelf: one of theirs, or one for everyone that is not for older children. */
export const isBookOf = ({ childId, ageRange }: Pick<Story, 'childId' | 'ageRange'>, reader: Reader): boolean =>
  childId === null ? !isForOlder(ageRange, reader.ageRange) : childId === reader.id;

/**
 * What a story leaves out: what each child avoids on whose shelf it is, and first each child in
 * `readerIds`, in that order (docs/decisions/0244). A text or picture without an age is on no shelf of everyone.
 */
export function avoidedIn(
  { childId, ageRange }: { childId: string | null; ageRange?: AgeRange | undefined },
  readerIds: readonly (string | null | undefined)[],
  children: readonly (Reader & { avoid: readonly string[] })[],
): string[] {
  const isOnShelf = (child: Reader): boolean =>
    ageRange === undefined ? childId === child.id : isBookOf({ childId, ageRange }, child);
  const named = readerIds.flatMap((id) => children.filter((child) => child.id === id));
  const readers = [...named, ...children.filter(isOnShelf)];
  return [...new Set(readers.flatMap(({ avoid }) => avoid))];
}

/**
 * A child's stories, each up to the first chapter that the child may not read; stories without a readable chapter are
 * left out.
 */
export const booksOf = (stories: readonly Story[], reader: Reader, showFirst: boolean): Story[] =>
  stories
    .filter((story) => isBookOf(story, reader))
    .map((story) => readablePart(story, showFirst))
    .filter(({ previousParts }) => previousParts.length > 0);
