import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Page, PageCursor } from '../../services/core/page.ts';
import { useFailureToast } from '../notifications/use-failure-toast.ts';

export type PagedList<Item extends { id: string }> = ReturnType<typeof usePagedList<Item>>;

/** How long later pages are kept, in ms. Limited, because another device may have changed them. */
const KEPT_MS = 10 * 60_000;

/** `readAt` in ms since 1970. */
type ReadPage<Item> = Page<Item> & { readAt: number };

const idsOf = ({ items, unreadable }: Page<{ id: string }>): string =>
  [...items.map(({ id }) => id), ...unreadable].join();

export function usePagedList<Item extends { id: string }>(
  queryKey: readonly string[],
  list: (cursor: PageCursor | null) => Promise<Page<Item>>,
) {
  const query = useInfiniteQuery({
    queryKey,
    // Refetches later pages if invalidated, if the first has changed, or after KEPT_MS (docs/decisions/0045).
    async queryFn({ pageParam, client }) {
      const { data, isInvalidated } = client.getQueryState<InfiniteData<ReadPage<Item>>>(queryKey) ?? {};
      const cachedPage = isInvalidated ? undefined : data?.pages[data.pageParams.indexOf(pageParam)];
      const readAt = Date.now();
      if (cachedPage && pageParam && readAt - cachedPage.readAt < KEPT_MS) return cachedPage;
      const page = { ...(await list(pageParam)), readAt };
      // If the cursor of the first page is unchanged, the later pages are kept.
      return cachedPage && idsOf(cachedPage) === idsOf(page) ? { ...page, next: cachedPage.next } : page;
    },
    initialPageParam: null as PageCursor | null,
    getNextPageParam: (last) => last.next,
  });
  useFailureToast(query.error);
  // Returns the same arrays until a page is fetched, because effects and memoised lists depend on them.
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
  { hasMore, isLoadingMore, error, showMoreInTurn }: Omit<PagedList<{ id: string }>, 'items'>,
  isWanted: boolean,
): void {
  const isNext = isWanted && hasMore && !isLoadingMore && error === null;
  useEffect(() => {
    if (isNext) showMoreInTurn();
  });
}
