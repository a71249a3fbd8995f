import { expect, it } from 'vitest';
import { onFirstUse } from './on-first-use.ts';

it('is loaded once, and only when it is needed', async () => {
  let loads = 0;
  const use = onFirstUse(async () => ++loads);
  expect(loads).toBe(0);
  expect(await Promise.all([use(), use()])).toEqual([1, 1]);
});

it('is loaded again after a failure', async () => {
  let loads = 0;
  const use = onFirstUse(async () => {
    loads += 1;
    if (loads === 1) throw new Error('offline');
    return loads;
  });
  await expect(use()).rejects.toThrow('offline');
  expect(await use()).toBe(2);
});
