import { readableChapters } from '@talelantern/domain/stories/approval';
import type { Story } from '@talelantern/domain/stories/story';
import { useSearchParams } from 'react-router-dom';
import { CHAPTER_PARAM } from '../chapter-address.ts';
import { usePreferences } from '../use-preferences.ts';

/** A story as far as the child may read it. */
export type AllowedStory =
  | { status: 'loading' }
  | { status: 'failed'; message: string; retry: () => void }
  /** The chapter that was asked for is closed; `part` is the first that is. */
  | { status: 'waits'; part: number }
  /** `hasWaiting`: a further chapter is still closed. */
  | { status: 'open'; story: Story; hasWaiting: boolean };

/**
 * With 'show me first' (architecture §6) the book ends before the first chapter that no parent has allowed. It stays
 * closed until that is known.
 */
export function useAllowedStory(story: Story): AllowedStory {
  const { preferences, error, retry } = usePreferences();
  const [params] = useSearchParams();
  if (preferences === null) return error ? { status: 'failed', message: error.message, retry } : { status: 'loading' };
  const all = story.previousParts.length;
  const readable = readableChapters(story, preferences.showFirst);
  if (readable === all) return { status: 'open', story, hasWaiting: false };
  const asked = Number(params.get(CHAPTER_PARAM)) - 1;
  if (readable === 0 || (asked >= readable && asked < all)) return { status: 'waits', part: readable };
  return {
    status: 'open',
    story: { ...story, previousParts: story.previousParts.slice(0, readable) },
    hasWaiting: true,
  };
}
