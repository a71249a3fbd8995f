import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import type { Page } from '../../services/core/page.ts';

export interface ItemKeys {
  one: (id: string) => readonly string[];
  list: readonly string[];
}

interface Item {
  id: string;
}

/** Puts a stored item into the query caches of the item and its list. A list that lacks it is refetched. */
export function useRememberItem({ one, list: listKey }: ItemKeys): (item: Item) => void {
  const queryClient = useQueryClient();
  return (item) => {
    queryClient.setQueryData(one(item.id), item);
    const state = queryClient.getQueryState<InfiniteData<Page<Item>>>(listKey);
    const list = state?.data;
    const isListed = list?.pages.some(({ items }) => items.some(({ id }) => id === item.id)) ?? false;
    if (list && isListed) {
      const withItem = (items: Item[]): Item[] => items.map((existing) => (existing.id === item.id ? item : existing));
      queryClient.setQueryData(listKey, {
        ...list,
        pages: list.pages.map((page) => ({ ...page, items: withItem(page.items) })),
      });
    }
    // A fetch in progress may return older data, and setting data has marked a stale list as fresh.
    if (!isListed || state?.isInvalidated || state?.fetchStatus === 'fetching')
      void queryClient.invalidateQueries({ queryKey: listKey });
  };
}
