import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createKeyedMutex } from './keyed-mutex.ts';

it('tasks with the same key run one after another, even after a failure; other keys do not wait', async () => {
  const withLock = createKeyedMutex();
  const ended: string[] = [];
  const { promise: firstTask, reject: fail } = Promise.withResolvers<never>();
  const tasks = [
    withLock('one', () => firstTask).catch(() => ended.push('failed')),
    withLock('one', async () => ended.push('second')),
    withLock('two', async () => ended.push('other')),
  ];
  await setImmediate();
  expect(ended).toEqual(['other']);
  fail(new Error('failed'));
  await Promise.all(tasks);
  expect(ended.slice(1).toSorted()).toEqual(['failed', 'second']);
});
