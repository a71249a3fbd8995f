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

/** Hides an item immediately and deletes it after ten seconds, unless undone. */
export function useDeleteLater<Item extends { id: string }>(deletable: DeletableKind<Item>): (item: Item) => void {
  const { deletions } = useServices();
  const queryClient = useQueryClient();
  const notifyFailure = useFailureNotice();
  const { kind, keys, note, deleted, failed } = deletable;

  function takeFromList(id: string): void {
    const withoutItem = (items: Item[]): Item[] => items.filter((item) => item.id !== id);
    queryClient.setQueryData<InfiniteData<Page<Item>> | Item[]>(keys.list, (list) =>
      !list || Array.isArray(list)
        ? list && withoutItem(list)
        : { ...list, pages: list.pages.map((page) => ({ ...page, items: withoutItem(page.items) })) },
    );
  }

  const refresh = (): Promise<void[]> =>
    Promise.all([keys.all, queryKeys.usage].map((queryKey) => queryClient.invalidateQueries({ queryKey })));

  async function remove(item: Item): Promise<void> {
    const { undo, undoEnds, outcome } = deletions.hold({ kind, id: item.id });
    takeFromList(item.id);
    const { message, detail } = note(item);
    notify.note(message, { detail, action: { label: 'Undo', onPress: undo }, until: undoEnds });
    try {
      if ((await outcome) === 'deleted') notify.success(deleted);
    } catch (error) {
      notifyFailure(error, failed);
    }
    await refresh();
  }

  return (item) => void remove(item);
}
