import { expect, it } from 'vitest';
import { RenderQueue } from './render-queue.ts';

it('a queue runs as many tasks in parallel as it has slots, and the others in order', async () => {
  const queue = new RenderQueue(2);
  const startedTasks: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string): Promise<void> =>
    queue.run(async () => {
      startedTasks.push(name);
      await new Promise<void>((end) => ends.set(name, end));
    });
  const all = ['a', 'b', 'c', 'd'].map(task);
  expect(startedTasks).toEqual(['a', 'b']);
  ends.get('b')?.();
  await all[1];
  expect(startedTasks).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c']) ends.get(name)?.();
  await Promise.all([all[0], all[2]]);
  ends.get('d')?.();
  await all[3];
});

it('a queue continues after a failed task', async () => {
  const queue = new RenderQueue(1);
  const failure = queue.run(() => Promise.reject(new Error('no paint')));
  const next = queue.run(() => Promise.resolve('painted'));
  await expect(failure).rejects.toThrow('no paint');
  expect(await next).toBe('painted');
});
