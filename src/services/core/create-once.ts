import { onlyChanged } from './only-changed.ts';

interface Creation<Fields extends object, Item extends Fields> {
  create: () => Promise<Item>;
  find: () => Promise<Item | null>;
  update: (changed: Partial<Fields>) => Promise<unknown>;
}

/**
 * Creates an item. If that fails because an earlier attempt has stored it, whose answer was lost or whose page was
 * reloaded, the stored item takes `fields` instead.
 */
export async function createOnce<Fields extends object, Item extends Fields>(
  fields: Fields,
  { create, find, update }: Creation<Fields, Item>,
): Promise<Item> {
  try {
    return await create();
  } catch (error) {
    const stored = await find().catch(() => null);
    if (!stored) throw error;
    const changed = onlyChanged<Fields>(stored, fields);
    if (Object.keys(changed).length > 0) await update(changed);
    return { ...stored, ...fields };
  }
}
