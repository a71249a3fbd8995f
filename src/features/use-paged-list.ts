import { useInfiniteQuery } from '@tanstack/react-query';
import type { Page, PageCursor } from '../services/page.ts';
import { useToldFailure } from './use-told-failure.ts';

/** What a screen needs of a list that comes in pages of 20. */
export interface PagedList<Item> {
  /** Newest first, as far as they are loaded. */
  items: Item[];
  /** Ids of documents that could not be read. */
  unreadable: string[];
  isPending: boolean;
  error: Error | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  showMore: () => void;
  /** As `showMore`, but nothing that is being fetched already is given up for it. */
  showMoreInTurn: () => void;
  retry: () => void;
}

/** A list of the family's, page by page. A failure is told once in a note (specification §8). */
export function usePagedList<Item>(
  queryKey: readonly string[],
  list: (cursor: PageCursor | null) => Promise<Page<Item>>,
): PagedList<Item> {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => list(pageParam),
    initialPageParam: null as PageCursor | null,
    getNextPageParam: (last) => last.next,
  });
  useToldFailure(query.error);
  const pages = query.data?.pages ?? [];
  return {
    items: pages.flatMap((page) => page.items),
    unreadable: pages.flatMap((page) => page.unreadable),
    isPending: query.isPending,
    error: query.error,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    showMore: () => void query.fetchNextPage(),
    showMoreInTurn: () => void query.fetchNextPage({ cancelRefetch: false }),
    retry: () => void query.refetch(),
  };
}
