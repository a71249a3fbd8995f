import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { HOLD_DELETION_MS, type HeldDeletion } from '../services/held-deletion.ts';
import type { Page } from '../services/page.ts';
import { notify } from '../ui/notify.ts';
import { queryKeys } from './query-keys.ts';
import { useFailureNotice } from './use-failure-notice.ts';

interface DeletableKind<Item> {
  deleteLater: (item: Item) => HeldDeletion;
  /** Of the list that shows it, in pages or whole, and of everything that is read again afterwards. */
  keys: { list: readonly string[]; all: readonly string[] };
  /** Said at once, with the line that says for how long it can be undone. */
  note: (item: Item) => { message: string; detail: string };
  deleted: string;
  failed: string;
}

/** Deletes an item after ten seconds in which it can be undone; it leaves its list at once (architecture §8). */
export function useDeleteLater<Item extends { id: string }>(kind: DeletableKind<Item>): (item: Item) => void {
  const queryClient = useQueryClient();
  const tellFailure = useFailureNotice();
  const { deleteLater, keys, note, deleted, failed } = kind;

  function takeFromList(id: string): void {
    const withoutIt = (items: Item[]): Item[] => items.filter((item) => item.id !== id);
    queryClient.setQueryData<InfiniteData<Page<Item>> | Item[]>(keys.list, (list) =>
      !list || Array.isArray(list)
        ? list && withoutIt(list)
        : { ...list, pages: list.pages.map((page) => ({ ...page, items: withoutIt(page.items) })) },
    );
  }

  const refresh = (): Promise<void[]> =>
    Promise.all([keys.all, queryKeys.usage].map((queryKey) => queryClient.invalidateQueries({ queryKey })));

  async function remove(item: Item): Promise<void> {
    const { undo, outcome } = deleteLater(item);
    takeFromList(item.id);
    const { message, detail } = note(item);
    notify.note(message, { detail, action: { label: 'Undo', onPress: undo }, durationMs: HOLD_DELETION_MS });
    try {
      if ((await outcome) === 'deleted') notify.success(deleted);
    } catch (error) {
      tellFailure(error, failed);
    }
    await refresh();
  }

  return (item) => void remove(item);
}
