import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import type { HeldItem } from '../../services/deletion/held-deletion.ts';
import type { Page } from '../../services/core/page.ts';
import { notify } from '../../ui/notify.ts';
import { useServices } from '../services/use-services.ts';
import { queryKeys } from './query-keys.ts';
import { useFailureNotice } from '../notifications/use-failure-notice.ts';

interface DeletableKind<Item> {
  kind: HeldItem['kind'];
  keys: { list: readonly string[]; all: readonly string[] };
  note: (item: Item) => { message: string; detail: string };
  deleted: string;
  failed: string;
}

/** Deletes `item` after ten seconds, unless undone. Resolves to whether it was deleted; a failure is shown. */
export function useHold() {
  const { deletions } = useServices();
  const notifyFailure = useFailureNotice();
  return async (item: HeldItem, note: { message: string; detail: string }, failed: string): Promise<boolean> => {
    const { undo, undoEnds, outcome } = deletions.hold(item);
    const { message, detail } = note;
    notify.note(message, { detail, action: { label: 'Undo', onClick: undo }, until: undoEnds });
    try {
      return (await outcome) === 'deleted';
    } catch (error) {
      notifyFailure(error, failed);
      return false;
    }
  };
}

/** Hides an item immediately and deletes it after ten seconds, unless undone. */
export function useDeleteLater<Item extends { id: string }>(deletable: DeletableKind<Item>): (item: Item) => void {
  const hold = useHold();
  const queryClient = useQueryClient();
  const { kind, keys, note, deleted, failed } = deletable;

  function takeFromList(id: string): void {
    const withoutItem = (items: Item[]): Item[] => items.filter((item) => item.id !== id);
    queryClient.setQueryData<InfiniteData<Page<Item>> | Item[]>(keys.list, (list) =>
      !list || Array.isArray(list)
        ? list && withoutItem(list)
        : { ...list, pages: list.pages.map((page) => ({ ...page, items: withoutItem(page.items) })) },
    );
  }

  const refreshUsage = (): Promise<void> => queryClient.invalidateQueries({ queryKey: queryKeys.usage });
  const refresh = (): Promise<void[]> =>
    Promise.all([queryClient.invalidateQueries({ queryKey: keys.all }), refreshUsage()]);

  async function remove(item: Item): Promise<void> {
    const isDeleted = hold({ kind, id: item.id }, note(item), failed);
    takeFromList(item.id);
    void refreshUsage();
    if (await isDeleted) notify.success(deleted);
    await refresh();
  }

  return (item) => void remove(item);
}
