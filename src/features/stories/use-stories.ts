import type { Story } from '@talelantern/domain/stories/story';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { PageCursor } from '../../services/page.ts';
import { queryKeys } from '../query-keys.ts';
import { useServices } from '../use-services.ts';
import { useToldFailure } from '../use-told-failure.ts';

export interface StoryList {
  /** Newest first, as far as they are loaded. */
  stories: Story[];
  /** Ids of stories that could not be read. */
  unreadable: string[];
  isPending: boolean;
  error: Error | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  showMore: () => void;
  retry: () => void;
}

/** The family's stories, in pages of 20. */
export function useStories(): StoryList {
  const { stories } = useServices();
  const query = useInfiniteQuery({
    queryKey: queryKeys.storyList,
    queryFn: ({ pageParam }) => stories.list(pageParam),
    initialPageParam: null as PageCursor | null,
    getNextPageParam: (last) => last.next,
  });
  useToldFailure(query.error);
  const pages = query.data?.pages ?? [];
  return {
    stories: pages.flatMap((page) => page.items),
    unreadable: pages.flatMap((page) => page.unreadable),
    isPending: query.isPending,
    error: query.error,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    showMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
