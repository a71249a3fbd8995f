import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { TryAgain } from '../../shared/notifications/try-again.tsx';

interface AdminListProps<Item> {
  list: AdminPages<Item>;
  itemsName: string;
  emptyText: string;
  children: (items: readonly Item[]) => ReactNode;
}

export function AdminList<Item>({ list, itemsName, emptyText, children }: AdminListProps<Item>) {
  const { items, error } = list;
  if (!items)
    return error ? (
      <TryAgain message={error.message} onRetry={list.retry} />
    ) : (
      <Skeletons label={`Loading ${itemsName}`} shape="lines" count={4} />
    );
  return (
    <>
      {items.length === 0 ? (
        <p role="status" className="rounded-card bg-paper-100 px-5 py-8 text-soft">
          {emptyText}
        </p>
      ) : (
        children(items)
      )}
      <div aria-live="polite" className="grid justify-items-center gap-3">
        {error && <p className="text-soft">{error.message}</p>}
        {(list.hasMore || error) && (
          <Button
            variant="line"
            busy={list.isLoadingMore}
            busyLabel="Loading more…"
            onClick={error && !list.hasMore ? list.retry : list.showMore}
          >
            {error ? 'Try again' : 'Show more'}
          </Button>
        )}
      </div>
    </>
  );
}

interface AdminRowsProps<Item> {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
}

export const AdminRows = <Item,>({ label, items, keyOf, children }: AdminRowsProps<Item>) => (
  <ol aria-label={label} className="divide-y-2 divide-paper-200">
    {items.map((item) => (
      <li key={keyOf(item)} className="grid gap-2 py-5 first:pt-0 last:pb-0">
        {children(item)}
      </li>
    ))}
  </ol>
);

export interface AdminPageOf<Item> {
  items: readonly Item[];
  next: string | null;
}

export type AdminPages<Item> = ReturnType<typeof useAdminList<Item>>;

export function useAdminList<Item>(
  queryKey: readonly unknown[],
  load: (cursor: string | undefined) => Promise<AdminPageOf<Item>>,
) {
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
