import { expect, it, vi } from 'vitest';
import { createsOnce } from './create-once.ts';

it('after a reload, edits whose update failed are applied by the next attempt', async () => {
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
