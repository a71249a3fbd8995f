import { useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../query-keys.ts';
import type { PaintedItem, PictureSubject } from './picture-subject.ts';

/** Keeps an item as it is stored now, so that every screen that shows it follows; lists are read again. */
export function useRememberPainted<Item extends PaintedItem>({
  keys,
}: Pick<PictureSubject<Item>, 'keys'>): (item: Item) => void {
  const queryClient = useQueryClient();
  return (item) => {
    queryClient.setQueryData(keys.one(item.id), item);
    void queryClient.invalidateQueries({ queryKey: keys.list });
    void queryClient.invalidateQueries({ queryKey: queryKeys.usage });
  };
}
