import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Page, PageCursor } from '../../services/core/page.ts';
import { useFailureToast } from '../notifications/use-failure-toast.ts';

export type PagedList<Item> = ReturnType<typeof usePagedList<Item>>;

export function usePagedList<Item>(
  queryKey: readonly string[],
  list: (cursor: PageCursor | null) => Promise<Page<Item>>,
) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => list(pageParam),
    initialPageParam: null as PageCursor | null,
    getNextPageParam: (last) => last.next,
  });
  useFailureToast(query.error);
  // The same arrays until something is read: effects and memoised lists depend on them.
  const entries = useMemo(() => {
    const pages = query.data?.pages ?? [];
    return { items: pages.flatMap((page) => page.items), unreadable: pages.flatMap((page) => page.unreadable) };
  }, [query.data]);
  return {
    ...entries,
    isPending: query.isPending,
    error: query.error,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    showMore: () => void query.fetchNextPage(),
    /** Like `showMore`, but does not cancel a running fetch. */
    showMoreInTurn: () => void query.fetchNextPage({ cancelRefetch: false }),
    retry: () => void query.refetch(),
  };
}

export function useWholeList(
  { hasMore, isLoadingMore, error, showMoreInTurn }: Omit<PagedList<unknown>, 'items'>,
  isWanted: boolean,
): void {
  const isNext = isWanted && hasMore && !isLoadingMore && error === null;
  useEffect(() => {
    if (isNext) showMoreInTurn();
  });
}

export const useSearchAll = (list: Omit<PagedList<unknown>, 'items'>, query: string): void =>
  useWholeList(list, query.trim() !== '');
