import type { Story } from './story.ts';

type Approved = Pick<Story, 'approvedParts'>;

/** Whether the child may read a chapter (index 0-3): with 'show me first', only approved chapters. */
export const isReadable = ({ approvedParts }: Approved, part: number, showFirst: boolean): boolean =>
  !showFirst || approvedParts.includes(part);

/** Number of chapters that the child may read, up to the first that is not approved. */
export function readableChapters(story: Approved & Pick<Story, 'previousParts'>, showFirst: boolean): number {
  const firstUnapproved = story.previousParts.findIndex((_, part) => !isReadable(story, part, showFirst));
  return firstUnapproved === -1 ? story.previousParts.length : firstUnapproved;
}

export function readablePart(story: Story, showFirst: boolean): Story {
  const readableCount = readableChapters(story, showFirst);
  if (readableCount === story.previousParts.length) return story;
  return {
    ...story,
    previousParts: story.previousParts.slice(0, readableCount),
    sceneImages: story.sceneImages.filter(({ part }) => part < readableCount),
  };
}

export const withApproved = ({ approvedParts }: Approved, part: number): number[] => {
  const before = Array.from({ length: part + 1 }, (_, index) => index);
  return [...new Set([...approvedParts, ...before])].sort((left, right) => left - right);
};
