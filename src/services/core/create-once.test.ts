import { expect, it, vi } from 'vitest';
import { createsOnce } from './create-once.ts';
import { mergeEdits } from './only-changed.ts';

it('edits whose update failed are applied by the next attempt', async () => {
  const stored = { name: 'Mo' };
  const update = vi
    .fn(async (_base: typeof stored, fields: typeof stored) => fields)
    .mockRejectedValueOnce(new Error('offline'));
  const createOnce = createsOnce({
    create: () => Promise.reject(new Error('permission-denied')),
    find: async () => stored,
    update,
  });
  await expect(createOnce('k1', { name: 'Momo' })).rejects.toThrow('offline');
  expect(await createOnce('k1', { name: 'Momo' })).toEqual({ name: 'Momo' });
  expect(update).toHaveBeenLastCalledWith({ name: 'Mo' }, { name: 'Momo' });
});

it('edits that failed to be sent before are applied once the stored item is found, and no entry of a list is removed', async () => {
  const stored = { name: 'Mo', avoids: ['wasps', 'storms'] };
  const update = vi.fn(async (base: typeof stored, fields: typeof stored) => mergeEdits(fields, base, stored));
  const find = vi.fn(async () => stored).mockRejectedValueOnce(new Error('offline'));
  const createOnce = createsOnce({ create: () => Promise.reject(new Error('denied')), find, update });
  const edited = { name: 'Momo', avoids: ['storms', 'bees'] };
  await expect(createOnce('k1', edited)).rejects.toThrow('denied');
  expect(await createOnce('k1', edited)).toEqual({ name: 'Momo', avoids: ['wasps', 'storms', 'bees'] });
});
