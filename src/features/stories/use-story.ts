import type { Story } from '@talelantern/domain/stories/story';
import { onlineManager, useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import type { Page } from '../../services/core/page.ts';
import { withDeadline } from '../../services/core/with-deadline.ts';
import { FETCH_STORY_FAILED } from '../../services/stories/chapter.ts';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { useFindStory } from '../../shared/query/use-remember-story.ts';

export type StoryState =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'failed'; message: string; retry: () => void }
  | { status: 'found'; story: Story };

/** 'missing' also if it belongs to another family. Offline, a story of the cached shelf opens as it is there. */
export function useStory(id: string): StoryState {
  const find = useFindStory();
  const queries = useQueryClient();
  const findListed = (): Story | undefined =>
    queries
      .getQueryData<InfiniteData<Page<Story>>>(queryKeys.storyList)
      ?.pages.flatMap(({ items }) => items)
      .find((story) => story.id === id);
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.story(id),
    queryFn: () => withDeadline(FETCH_STORY_FAILED, find(id)),
    // Not online, because the reader would open at the reading position of that earlier time.
    initialData: () => (onlineManager.isOnline() ? undefined : findListed()),
    initialDataUpdatedAt: 0,
  });
  if (data) return { status: 'found', story: data };
  if (data === null) return { status: 'missing' };
  if (error) return { status: 'failed', message: error.message, retry: () => void refetch() };
  return { status: 'loading' };
}
