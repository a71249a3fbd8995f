import { onlyChanged } from './only-changed.ts';

interface Creation<Fields extends object, Item extends Fields> {
  create: (id: string, fields: Fields) => Promise<Item>;
  find: (id: string) => Promise<Item | null>;
  /** Applies to the stored item what differs between `base` and `fields`. */
  update: (base: Item, fields: Fields) => Promise<Item>;
}

/**
 * Creates items. If an earlier attempt has already stored one, because its response was lost or its page was reloaded,
 * applies the edits since then, and keeps what another device has changed.
 */
export function createsOnce<Fields extends object, Item extends Fields>({
  create,
  find,
  update,
}: Creation<Fields, Item>) {
  /** By id, what was stored when first found, or else what was sent first. */
  const sent = new Map<string, Fields>();
  return async (id: string, fields: Fields): Promise<Item> => {
    const base = sent.get(id);
    // Before the outcome, because a screen may send again while this request is not answered.
    if (!base) sent.set(id, fields);
    try {
      return await create(id, fields);
    } catch (error) {
      const storedItem = await find(id).catch(() => null);
      if (!storedItem) throw error;
      // Stored before a reload: what was sent now may not be stored.
      if (!base) sent.set(id, storedItem);
      const isSame = Object.keys(onlyChanged<Fields>(storedItem, fields)).length === 0;
      return isSame ? storedItem : update({ ...storedItem, ...base }, fields);
    }
  };
}
