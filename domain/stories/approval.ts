import type { Story } from './story.ts';

type Approved = Pick<Story, 'approvedParts'>;

/** Whether the child may read a chapter (index 0-3): with 'show me first' only what a parent has allowed. */
export const isReadable = ({ approvedParts }: Approved, part: number, showFirst: boolean): boolean =>
  !showFirst || approvedParts.includes(part);

/** How many chapters the child may read, from the first one on: a book is not read over a gap. */
export function readableChapters(story: Approved & Pick<Story, 'previousParts'>, showFirst: boolean): number {
  const first = story.previousParts.findIndex((_, part) => !isReadable(story, part, showFirst));
  return first === -1 ? story.previousParts.length : first;
}

/** `story` with the chapters that the child may read, and their pictures. */
export function readablePart(story: Story, showFirst: boolean): Story {
  const readable = readableChapters(story, showFirst);
  if (readable === story.previousParts.length) return story;
  return {
    ...story,
    previousParts: story.previousParts.slice(0, readable),
    sceneImages: story.sceneImages.filter(({ part }) => part < readable),
  };
}

/** The approved parts with a chapter and those before it: whoever allows the third has read the first two. */
export const withApproved = ({ approvedParts }: Approved, part: number): number[] => {
  const before = Array.from({ length: part + 1 }, (_, index) => index);
  return [...new Set([...approvedParts, ...before])].toSorted((left, right) => left - right);
};
