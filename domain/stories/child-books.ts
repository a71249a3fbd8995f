import { isForOlder, type AgeRange } from '../audience/ages.ts';
import type { ChildProfile } from '../audience/child-profile.ts';
import { readablePart } from './approval.ts';
import type { Story } from './story.ts';

type Reader = Pick<ChildProfile, 'id' | 'ageRange'>;

/** Whether a story is on this child's shelf: one of theirs, or one for everyone that is not for older children. */
export const isBookOf = ({ childId, ageRange }: Pick<Story, 'childId' | 'ageRange'>, reader: Reader): boolean =>
  childId === null ? !isForOlder(ageRange, reader.ageRange) : childId === reader.id;

/**
 * What a story leaves out: what the children in `ids` avoid, or, if that names none, what all children avoid on whose shelf
 * the story is (docs/decisions/0244). A text or picture without an age is on no shelf.
 */
export function avoidedIn(
  ageRange: AgeRange | undefined,
  ids: readonly (string | null | undefined)[],
  children: readonly (Reader & { avoid: readonly string[] })[],
): string[] {
  const isReader = (child: Reader): boolean => ageRange !== undefined && isBookOf({ childId: null, ageRange }, child);
  const named = ids.flatMap((id) => id ?? []);
  const readers =
    named.length > 0
      ? named.flatMap((id) => children.find((child) => child.id === id) ?? [])
      : children.filter(isReader);
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
