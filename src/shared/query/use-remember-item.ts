import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import type { Page } from '../../services/core/page.ts';
import { changeListed } from './change-listed.ts';

export interface ItemKeys {
  one: (id: string) => readonly string[];
  list: readonly string[];
}

interface Item {
  id: string;
}

/** Updates a saved item in its query and in the query of its list. A list that lacks the item is refetched. */
export function useRememberItem({ one, list: listKey }: ItemKeys): (item: Item) => void {
  const queryClient = useQueryClient();
  return (item) => {
    queryClient.setQueryData(one(item.id), item);
    const list = queryClient.getQueryData<InfiniteData<Page<Item>>>(listKey);
    if (list?.pages.some(({ items }) => items.some(({ id }) => id === item.id)))
      changeListed<Item>(queryClient, listKey, (existing) => (existing.id === item.id ? item : existing));
    else void queryClient.invalidateQueries({ queryKey: listKey });
  };
}
