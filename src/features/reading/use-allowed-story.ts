import { readableChapters, readablePart } from '@talelantern/domain/stories/approval';
import type { Story } from '@talelantern/domain/stories/story';
import { useSearchParams } from 'react-router-dom';
import { CHAPTER_PARAM } from '../../shared/chapters/chapter-copy.ts';
import { usePreferences } from '../../shared/family/use-preferences.ts';

export type AllowedStory =
  | { status: 'loading' }
  | { status: 'failed'; message: string; retry: () => void }
  /** The requested chapter is not approved; `part` is the first unapproved chapter. */
  | { status: 'waits'; part: number }
  /** `hasWaiting`: a later chapter is not approved yet. */
  | { status: 'open'; story: Story; hasWaiting: boolean };

/** With 'show me first' it ends before the first chapter that no parent has approved. Closed while that is loading. */
export function useAllowedStory(story: Story): AllowedStory {
  const { preferences, error, retry } = usePreferences();
  const [params] = useSearchParams();
  if (preferences === null) return error ? { status: 'failed', message: error.message, retry } : { status: 'loading' };
  const all = story.previousParts.length;
  const readable = readableChapters(story, preferences.showFirst);
  if (readable === all) return { status: 'open', story, hasWaiting: false };
  const requestedPart = Number(params.get(CHAPTER_PARAM)) - 1;
  if (readable === 0 || (requestedPart >= readable && requestedPart < all)) return { status: 'waits', part: readable };
  return { status: 'open', story: readablePart(story, preferences.showFirst), hasWaiting: true };
}
