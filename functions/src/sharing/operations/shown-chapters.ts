import { readableChapters, readablePart, withApproved } from '@talelantern/domain/stories/approval';
import type { Story } from '@talelantern/domain/stories/story';
import type { StoredShare } from '../ports/ports.ts';

/** Which chapters of its story a share was published with (docs/decisions/0219). */
export const SHOWN_CHAPTERS = ['all', 'approved'] as const;
export type ShownChapters = (typeof SHOWN_CHAPTERS)[number];

interface ShownPart {
  item: Story;
  shownChapters: ShownChapters;
}

/** With 'Let me read it first' (`showFirst`), a new share shows only the approved chapters. */
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
  { share, shownChapters }: Pick<StoredShare, 'share' | 'shownChapters'>,
  showFirst: () => Promise<boolean>,
): Promise<ShownPart> {
  const copied = share.copy?.contentType === 'story' ? share.copy.chapters : [];
  const shown = shownChapters ?? (await findShownChapters(story, { ...share, copied }, showFirst));
  if (shown === 'approved') return partToPublish(story, true);
  const hasNew = copied.length < story.previousParts.length;
  const withShown = { ...story, approvedParts: withApproved(story, copied.length - 1) };
  return { item: readablePart(withShown, hasNew && (await showFirst())), shownChapters: shown };
}

/**
 * What a share was published with by an earlier version, which did not store it: `all` if its copy has a chapter that is
 * not approved. While the setting is on, others must see that chapter in its present words: it may have been approved
 * and then written again, or the share may be hidden because its approval was taken back.
 */
async function findShownChapters(
  story: Story,
  { copied, hidden }: { copied: readonly string[]; hidden: boolean },
  showFirst: () => Promise<boolean>,
): Promise<ShownChapters> {
  const firstUnapproved = readableChapters(story, true);
  const [copy, current] = [copied[firstUnapproved], story.previousParts[firstUnapproved]];
  if (copy === undefined || current === undefined) return 'approved';
  return (!hidden && copy === current) || !(await showFirst()) ? 'all' : 'approved';
}
