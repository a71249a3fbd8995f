import { useInfiniteQuery } from '@tanstack/react-query';

export interface AdminPageOf<Item> {
  items: readonly Item[];
  /** Null on the last page. */
  next: string | null;
}

/** What waits for somebody, as far as it is loaded. */
export interface AdminPages<Item> {
  /** Null until the first page has come. */
  items: readonly Item[] | null;
  /** Of the last page that was asked for. */
  error: Error | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  showMore: () => void;
  retry: () => void;
}

/** A list in pages, in the order of the function. `load` answers one page, from the start without a cursor. */
export function useAdminList<Item>(
  queryKey: readonly unknown[],
  load: (cursor: string | undefined) => Promise<AdminPageOf<Item>>,
): AdminPages<Item> {
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => load(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
  });
  return {
    items: list.data?.pages.flatMap((page) => page.items) ?? null,
    error: list.error,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    showMore: () => void list.fetchNextPage(),
    retry: () => void list.refetch(),
  };
}
