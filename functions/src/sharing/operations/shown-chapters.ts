import { readablePart, withApproved } from '@talelantern/domain/stories/approval';
import type { Story } from '@talelantern/domain/stories/story';
import type { StoredShare } from '../ports/ports.ts';

/** Which chapters of its story a share was published with (docs/decisions/0219). */
export const SHOWN_CHAPTERS = ['all', 'approved'] as const;
export type ShownChapters = (typeof SHOWN_CHAPTERS)[number];

interface ShownPart {
  item: Story;
  shownChapters: ShownChapters;
}

/**
 * The part of a story that a new share shows: with 'Let me read it first' (`showFirst`), only the approved chapters.
 */
export const partToPublish = (story: Story, showFirst: boolean): ShownPart => ({
  item: readablePart(story, showFirst),
  shownChapters: showFirst ? 'approved' : 'all',
});

/**
 * The part of a story that a share shows, as it was published. A share of all chapters does not get a new chapter that
 * waits for approval while 'Let me read it first' (`showFirst`) is on.
 */
export async function partToShow(
  story: Story,
  { share: { copy }, shownChapters }: Pick<StoredShare, 'share' | 'shownChapters'>,
  showFirst: () => Promise<boolean>,
): Promise<ShownPart> {
  if (shownChapters !== 'all') return partToPublish(story, true);
  const shownCount = copy?.contentType === 'story' ? copy.chapters.length : 0;
  const hasNew = shownCount < story.previousParts.length;
  const withShown = { ...story, approvedParts: withApproved(story, shownCount - 1) };
  return { item: readablePart(withShown, hasNew && (await showFirst())), shownChapters };
}
