import type { PageCursor } from '../core/page.ts';
import { withUserMessage } from '../core/with-user-message.ts';
import type { ItemLookup } from '../ports/item-repositories.ts';
import type { HeldDeletions, HeldItem } from './held-deletion.ts';

interface ItemReaderDeps<Item> {
  kind: HeldItem['kind'];
  repository: ItemLookup<Item>;
  deletions: Pick<HeldDeletions, 'isHeld'>;
  failed: string;
}

export type ItemReader<Item extends { id: string }> = ReturnType<typeof createItemReader<Item>>;

/** Without items whose deletion can still be undone. @throws AppError `failed`; from `find`, with the kind as field. */
export const createItemReader = <Item extends { id: string }>(deps: ItemReaderDeps<Item>) => ({
  list: (cursor: PageCursor | null = null) =>
    withUserMessage(deps.failed, async () => {
      const page = await deps.repository.list(cursor);
      return { ...page, items: page.items.filter(({ id }) => !deps.deletions.isHeld({ kind: deps.kind, id })) };
    }),

  find: (id: string) => withUserMessage(deps.failed, () => deps.repository.find(id), deps.kind),
});
