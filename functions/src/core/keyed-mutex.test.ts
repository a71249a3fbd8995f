import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createKeyedMutex } from './keyed-mutex.ts';

it('a task waits for an earlier one of its key, even one that fails, and for no task of another key', async () => {
  const withLock = createKeyedMutex();
  const ended: string[] = [];
  const { promise: held, reject: fail } = Promise.withResolvers<never>();
  const tasks = [
    withLock('one', () => held).catch(() => ended.push('failed')),
    withLock('one', async () => ended.push('second')),
    withLock('two', async () => ended.push('other')),
  ];
  await setImmediate();
  expect(ended).toEqual(['other']);
  fail(new Error('failed'));
  await Promise.all(tasks);
  expect(ended.slice(1).toSorted()).toEqual(['failed', 'second']);
});
