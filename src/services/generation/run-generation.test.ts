import { generateImageContract } from '@talelantern/domain/contracts/generate-image';
import type { Job } from '@talelantern/domain/generation/job';
import { AppError } from '@talelantern/domain/errors/app-error';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPendingRequests, type PendingRequest, type PendingRequests } from './pending-requests.ts';
import { GenerationCancelled, requestOnce, type GenerationDeps, type GenerationOptions } from './run-generation.ts';

const request: PendingRequest = {
  kind: 'portrait',
  requestId: 'r'.repeat(24),
  startedAt: 1,
  fingerprint: 'ember',
  itemId: 'c1',
};

let storage: Map<string, string>;
let requests: PendingRequests;

const openRequests = (): PendingRequests =>
  createPendingRequests(
    {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    },
    'pending',
    () => 1,
  );

/** Work that ends when it is aborted or `finish` is called. */
function pendingWork() {
  let finish: (value: string) => void = () => undefined;
  const run = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      finish = resolve;
      signal.addEventListener('abort', () => reject(new AppError('busy', 'stopped')));
    });
  return { run, finish: (value: string) => finish(value) };
}

interface Sent {
  work: (signal: AbortSignal) => Promise<string>;
  cancel?: () => Promise<boolean>;
}

const unexpected = () => Promise.reject(new Error('Unexpected call'));
const depsOf = (calls: { cancel?: () => Promise<boolean>; findJob?: () => Promise<Job | null> }): GenerationDeps => ({
  functions: { cancel: calls.cancel ?? unexpected },
  records: { findJob: calls.findJob ?? unexpected, deleteFinished: unexpected },
  requests,
  clock: { now: async () => 1 },
  now: () => 1,
});

/** Sends the request; resolves to its response. */
async function send({ work, cancel = async () => true }: Sent, options: GenerationOptions = {}): Promise<string> {
  const sent = { request, contract: generateImageContract, send: (_id: string, signal: AbortSignal) => work(signal) };
  return (await requestOnce(depsOf({ cancel }), sent, options)).answer;
}

beforeEach(() => {
  storage = new Map();
  requests = openRequests();
});

describe('a generation', () => {
  it('a request is remembered until its result is saved or discarded, even after a reload', async () => {
    requests.begin(request);
    await send({ work: async () => 'done' });
    expect(requests.isClaimed(request.requestId)).toBe(true);
    const afterReload = openRequests();
    expect(afterReload.list()).toEqual([request]);
    expect(afterReload.isClaimed(request.requestId)).toBe(false);
  });

  it.each([
    ['busy', 1],
    ['timed_out', 1],
    ['in_progress', 1],
    ['internal', 1],
    ['refused', 0],
    ['plan_limit', 0],
    ['rate_limited', 0],
  ] as const)('after a failure with %s, %i requests are remembered', async (code, times) => {
    requests.begin(request);
    await expect(send({ work: () => Promise.reject(new AppError(code, 'no')) })).rejects.toThrow('no');
    expect(requests.list()).toHaveLength(times);
    expect(requests.isClaimed(request.requestId)).toBe(times === 0);
  });
});

it('a Cancel in time stops the generation and forgets its request', async () => {
  const controller = new AbortController();
  const running = send({ work: pendingWork().run }, { signal: controller.signal });
  controller.abort();
  await expect(running).rejects.toBeInstanceOf(GenerationCancelled);
  expect(requests.list()).toEqual([]);
});

it('cancelling a retry before it is sent keeps the earlier request remembered', async () => {
  requests.begin(request);
  requests.release(request.requestId);
  const retry = send({ work: unexpected, cancel: unexpected }, { signal: AbortSignal.abort() });
  await expect(retry).rejects.toBeInstanceOf(GenerationCancelled);
  expect(requests.list()).toEqual([request]);
  expect(requests.isClaimed(request.requestId)).toBe(false);
});

it.each([
  ['arrives too late', async () => false],
  ['does not reach the service', () => Promise.reject(new AppError('busy', 'no connection'))],
])('a generation completes if its Cancel %s', async (_how, cancel) => {
  requests.begin(request);
  const controller = new AbortController();
  const { run, finish } = pendingWork();
  const tooLate = new Promise<void>((resolve) => {
    void send({ work: run, cancel }, { signal: controller.signal, onTooLate: resolve }).then((result) =>
      storage.set('result', result),
    );
  });
  controller.abort();
  await tooLate;
  finish('a portrait');
  await expect.poll(() => storage.get('result')).toBe('a portrait');
  expect(requests.list()).toEqual([request]);
});

it('a Cancel that is refused after the generation has ended is not reported', async () => {
  const controller = new AbortController();
  const { run, finish } = pendingWork();
  const events: string[] = [];
  let refuse: () => void = () => undefined;
  const cancel = () =>
    new Promise<boolean>((resolve) => {
      refuse = () => resolve(false);
    });
  const options = { signal: controller.signal, onTooLate: () => void events.push('too late') };
  const running = send({ work: run, cancel }, options);
  controller.abort();
  finish('a portrait');
  await expect(running).resolves.toBe('a portrait');
  refuse();
  await new Promise((resolve) => setTimeout(resolve));
  expect(events).toEqual([]);
});

it('a generation that is cancelled before it starts never runs', async () => {
  const starts: string[] = [];
  const work = async () => {
    starts.push('begun');
    return 'done';
  };
  await expect(send({ work }, { signal: AbortSignal.abort() })).rejects.toBeInstanceOf(GenerationCancelled);
  expect(starts).toEqual([]);
  expect(requests.list()).toEqual([]);
});
