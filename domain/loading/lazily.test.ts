import { expect, it } from 'vitest';
import { lazily } from './lazily.ts';

it('a lazily loaded value is loaded once, on the first call', async () => {
  let loads = 0;
  const use = lazily(async () => ++loads);
  expect(loads).toBe(0);
  expect(await Promise.all([use(), use()])).toEqual([1, 1]);
});

it('a lazily loaded value is loaded again after a failure', async () => {
  let loads = 0;
  const use = lazily(async () => {
    loads += 1;
    if (loads === 1) throw new Error('offline');
    return loads;
  });
  await expect(use()).rejects.toThrow('offline');
  expect(await use()).toBe(2);
});
