import { onlyChanged } from './only-changed.ts';

interface Creation<Fields extends object, Item extends Fields> {
  create: () => Promise<Item>;
  find: () => Promise<Item | null>;
  update: (changed: Partial<Fields>) => Promise<unknown>;
}

/**
 * Creates an item. If an earlier attempt has already stored it, because its response was lost or its page was reloaded,
 * updates the stored item with `fields` instead.
 */
export async function createOnce<Fields extends object, Item extends Fields>(
  fields: Fields,
  { create, find, update }: Creation<Fields, Item>,
): Promise<Item> {
  try {
    return await create();
  } catch (error) {
    const storedItem = await find().catch(() => null);
    if (!storedItem) throw error;
    const changed = onlyChanged<Fields>(storedItem, fields);
    if (Object.keys(changed).length > 0) await update(changed);
    return { ...storedItem, ...fields };
  }
}
