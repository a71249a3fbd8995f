import { commonPart, onlyChanged } from './only-changed.ts';

interface Creation<Fields extends object, Item extends Fields> {
  create: (id: string, fields: Fields) => Promise<Item>;
  find: (id: string) => Promise<Item | null>;
  /** Applies to the stored item what differs between `base` and `fields`. */
  update: (base: Item, fields: Fields) => Promise<Item>;
}

/**
 * Creates items. If an earlier attempt has already stored one, because its response was lost or its page was reloaded,
 * applies these fields to it. Nobody knows which attempt was stored and what another device has added in the meantime,
 * so no entry of a list is removed.
 */
export function createsOnce<Fields extends object, Item extends Fields>({
  create,
  find,
  update,
}: Creation<Fields, Item>) {
  return async (id: string, fields: Fields): Promise<Item> => {
    try {
      return await create(id, fields);
    } catch (error) {
      const storedItem = await find(id).catch(() => null);
      if (!storedItem) throw error;
      const isSame = Object.keys(onlyChanged<Fields>(storedItem, fields)).length === 0;
      return isSame ? storedItem : update(commonPart<Item>(storedItem, fields), fields);
    }
  };
}
