import { AppError } from '@talelantern/domain/errors/app-error';
import { beforeEach, describe, expect, it } from 'vitest';
import { isGenerationCancelled } from './generation-cancelled.ts';
import { createPendingWork, type Pending, type PendingWork } from './pending-work.ts';
import { runGeneration } from './run-generation.ts';

const pending: Pending = {
  kind: 'portrait',
  requestId: 'r'.repeat(24),
  startedAt: 1,
  fingerprint: 'ember',
  itemId: 'c1',
};

let kept: Map<string, string>;
let work: PendingWork;

const openPendingWork = (): PendingWork =>
  createPendingWork(
    {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    'pending',
  );

/** Work that ends only when it is stopped or `finish` is called. */
function openWork() {
  let finish: (value: string) => void = () => undefined;
  const run = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      finish = resolve;
      signal.addEventListener('abort', () => reject(new AppError('busy', 'stopped')));
    });
  return { run, finish: (value: string) => finish(value) };
}

beforeEach(() => {
  kept = new Map();
  work = openPendingWork();
});

describe('a generation', () => {
  it('is remembered until somebody saves or discards it, also after a reload', async () => {
    await runGeneration(work, { pending, work: async () => 'done', cancel: async () => true }, {});
    expect(work.isInHand(pending.requestId)).toBe(true);
    const afterReload = openPendingWork();
    expect(afterReload.list()).toEqual([pending]);
    expect(afterReload.isInHand(pending.requestId)).toBe(false);
  });

  it.each([
    ['busy', 1],
    ['in_progress', 1],
    ['internal', 1],
    ['refused', 0],
    ['plan_limit', 0],
    ['rate_limited', 0],
  ] as const)('that fails with %s is remembered %i times', async (code, times) => {
    const failing = () => Promise.reject(new AppError(code, 'no'));
    await expect(runGeneration(work, { pending, work: failing, cancel: async () => true }, {})).rejects.toThrow('no');
    expect(work.list()).toHaveLength(times);
    expect(work.isInHand(pending.requestId)).toBe(times === 0);
  });
});

describe('Cancel', () => {
  it('in time stops the work, and nothing is remembered', async () => {
    const person = new AbortController();
    const running = runGeneration(
      work,
      { pending, work: openWork().run, cancel: async () => true },
      { signal: person.signal },
    );
    person.abort();
    await expect(running).rejects.toSatisfy(isGenerationCancelled);
    expect(work.list()).toEqual([]);
  });

  it.each([
    ['comes too late', async () => false],
    ['is not heard', () => Promise.reject(new AppError('busy', 'no connection'))],
  ])('that %s lets the work go on', async (_how, cancel) => {
    const person = new AbortController();
    const { run, finish } = openWork();
    const tooLate = new Promise<void>((resolve) => {
      void runGeneration(work, { pending, work: run, cancel }, { signal: person.signal, onTooLate: resolve }).then(
        (result) => kept.set('result', result),
      );
    });
    person.abort();
    await tooLate;
    finish('a portrait');
    await expect.poll(() => kept.get('result')).toBe('a portrait');
    expect(work.list()).toEqual([pending]);
  });

  it('that is answered after the end says nothing more', async () => {
    const person = new AbortController();
    const { run, finish } = openWork();
    const said: string[] = [];
    let refuse: () => void = () => undefined;
    const cancel = () =>
      new Promise<boolean>((resolve) => {
        refuse = () => resolve(false);
      });
    const options = { signal: person.signal, onTooLate: () => void said.push('too late') };
    const running = runGeneration(work, { pending, work: run, cancel }, options);
    person.abort();
    finish('a portrait');
    await expect(running).resolves.toBe('a portrait');
    refuse();
    await new Promise((resolve) => setTimeout(resolve));
    expect(said).toEqual([]);
  });

  it('before the beginning begins nothing', async () => {
    const begun: string[] = [];
    const running = runGeneration(
      work,
      { pending, work: async () => void begun.push('begun'), cancel: async () => true },
      { signal: AbortSignal.abort() },
    );
    await expect(running).rejects.toSatisfy(isGenerationCancelled);
    expect(begun).toEqual([]);
    expect(work.list()).toEqual([]);
  });
});
