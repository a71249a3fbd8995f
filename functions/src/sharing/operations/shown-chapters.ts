import { readableChapters, readablePart, withApproved } from '@talelantern/domain/stories/approval';
import type { Story } from '@talelantern/domain/stories/story';
import type { HeldShare } from '../ports/ports.ts';

/** Which chapters of its story a share was published with (docs/decisions/0219). */
export const SHOWN_CHAPTERS = ['all', 'approved'] as const;
export type ShownChapters = (typeof SHOWN_CHAPTERS)[number];

interface ShownPart {
  item: Story;
  shownChapters: ShownChapters;
}

/** What a new share shows, as 'Let me read it first' says now. */
export const partToPublish = (story: Story, showFirst: boolean): ShownPart => ({
  item: readablePart(story, showFirst),
  shownChapters: showFirst ? 'approved' : 'all',
});

/**
 * What a share shows, as it was published; one of the previous release, which did not store that, as its copy shows. A
 * share of all chapters gets no new one that waits to be approved, `showFirst` being 'Let me read it first' now.
 */
export async function partToShow(
  story: Story,
  { share: { copy }, shownChapters: stored }: Pick<HeldShare, 'share' | 'shownChapters'>,
  showFirst: () => Promise<boolean>,
): Promise<ShownPart> {
  const shownCount = copy?.contentType === 'story' ? copy.chapters.length : 0;
  const hasNew = shownCount < story.previousParts.length;
  const shownChapters = stored ?? (shownCount <= readableChapters(story, true) ? 'approved' : 'all');
  if (shownChapters === 'approved') return partToPublish(story, true);
  const withShown = { ...story, approvedParts: withApproved(story, shownCount - 1) };
  return { item: readablePart(withShown, hasNew && (await showFirst())), shownChapters };
}
