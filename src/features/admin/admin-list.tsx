import { useInfiniteQuery, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { TryAgain } from '../../shared/notifications/try-again.tsx';

interface AdminListProps<Item extends Listed> {
  list: AdminPages<Item>;
  itemsName: string;
  emptyText: string;
  children: (items: readonly Item[]) => ReactNode;
}

export function AdminList<Item extends Listed>({ list, itemsName, emptyText, children }: AdminListProps<Item>) {
  const { items, error } = list;
  if (!items)
    return error ? (
      <TryAgain announced message={error.message} onRetry={list.retry} />
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

interface Listed {
  id: string;
  /** Ids of other subjects whose decisions change this item. */
  about?: readonly (string | null)[];
}

export interface AdminPageOf<Item> {
  items: readonly Item[];
  next: string | null;
}

interface CachedPage<Item> extends AdminPageOf<Item> {
  /** Whether the administrator has changed something on the page. */
  isChanged?: true;
}

type CachedList<Item> = InfiniteData<CachedPage<Item>, string | undefined>;

export type AdminPages<Item extends Listed> = ReturnType<typeof useAdminList<Item>>;

export function useAdminList<Item extends Listed>(
  queryKey: readonly unknown[],
  load: (cursor: string | undefined) => Promise<AdminPageOf<Item>>,
) {
  const list = useInfiniteQuery({
    queryKey,
    /** Each page costs a rate-limited call, so only the first page, the last page and changed pages are refetched. */
    async queryFn({ pageParam, client }): Promise<CachedPage<Item>> {
      const { pages, pageParams } = client.getQueryData<CachedList<Item>>(queryKey) ?? { pages: [], pageParams: [] };
      const pageIndex = pageParams.indexOf(pageParam);
      const cachedPage = pages[pageIndex];
      if (cachedPage && pageIndex > 0 && pageIndex < pages.length - 1 && !cachedPage.isChanged) return cachedPage;
      const page = await load(pageParam);
      return cachedPage?.next && page.next && hasSameEnd(cachedPage, page) ? { ...page, next: cachedPage.next } : page;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
  });
  return {
    items: list.data ? withoutRepeated(list.data.pages.flatMap((page) => page.items)) : null,
    error: list.error,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    showMore: () => void list.fetchNextPage(),
    retry: () => void list.refetch(),
  };
}

/** Whether `now` still ends where `cached` did, so that no item was pushed to the following page. */
function hasSameEnd(cached: AdminPageOf<Listed>, now: AdminPageOf<Listed>): boolean {
  const ids = cached.items.map(({ id }) => id);
  const isKnown = ({ id }: Listed): boolean => ids.includes(id);
  const end = ids.indexOf(now.items.at(-1)?.id ?? '');
  return now.items.some(isKnown) && (end === -1 || end === ids.length - 1);
}

/** If a page has lost an item, its refetched end repeats the first item of the next page, which was not refetched. */
function withoutRepeated<Item extends Listed>(items: readonly Item[]): Item[] {
  const ids = new Set<string>();
  return items.filter(({ id }) => !ids.has(id) && ids.add(id));
}

/** Refetches the lists that contain the item (all if `changed` is null); removes lists that are not on screen. */
export function refreshAdminLists(
  client: QueryClient,
  queryKey: readonly unknown[],
  changed: string | null,
): Promise<void> {
  const isOn = ({ items }: CachedPage<Listed>): boolean =>
    items.some(({ id, about }) => changed === null || id === changed || about?.includes(changed));
  client.removeQueries({ queryKey, type: 'inactive' });
  for (const [key, list] of client.getQueriesData<CachedList<Listed>>({ queryKey })) {
    if (!list?.pages.some(isOn)) continue;
    const pages = list.pages.map((page) => (isOn(page) ? { ...page, isChanged: true as const } : page));
    client.setQueryData(key, { ...list, pages });
  }
  return client.invalidateQueries({ queryKey });
}
