import {
  generateAudioNarrationContract,
  type GenerateAudioNarrationRequest,
} from '@talelantern/domain/contracts/generate-audio-narration';
import { AppError } from '@talelantern/domain/errors/app-error';
import { readJob, type Job } from '@talelantern/domain/generation/job';
import type { WordTimes } from '@talelantern/domain/narration/word-timings';
import { readStory, type Story } from '@talelantern/domain/stories/story';
import { expect, it, vi } from 'vitest';
import { createReadingService } from './reading-service.ts';
import { createPendingRequests } from '../generation/pending-requests.ts';
import type { FunctionsClient } from '../ports/functions-client.ts';

const NOW = 1_000_000;
const CHAPTER = 'Once upon a time.';
const HASH = 'd5b47e113d12a0b03abb0562808b243710b84d997969faaf1d26dccba1ce07f1';
const WORDS = [{ text: 'Once', startMs: 0, endMs: 200, startChar: 0, endChar: 4 }];
const TIMES: WordTimes = { id: 'u1_story_1_0', audioPath: 'users/u1/one.mp3', words: WORDS };
const URLS: Readonly<Record<string, string>> = {
  'users/u1/one.mp3': 'https://files.test/one.mp3',
};

function storyWith(narration: object): Story {
  const story = readStory('story_1', { userId: 'u1', content: CHAPTER, previousParts: [CHAPTER], narration });
  if (!story) throw new Error('A story with text can be read');
  return story;
}

const storedRecording = (overrides: object = {}) => ({
  audioPath: 'users/u1/one.mp3',
  durationSeconds: 12,
  voice: 'sage',
  textHash: HASH,
  ...overrides,
});

function memoryStore() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

interface Fakes {
  respond?: () => Promise<unknown>;
  wordTimes?: () => Promise<WordTimes | null>;
  urlOf?: (path: string) => Promise<string | null>;
  job?: Job | null;
  /** Whether a cancel arrives before the vendor is called. */
  isInTime?: boolean;
  store?: ReturnType<typeof memoryStore>;
}

function start({
  respond = async () => ({}),
  wordTimes = async () => TIMES,
  urlOf = async (path) => URLS[path] ?? null,
  job = null,
  isInTime = true,
  store = memoryStore(),
}: Fakes = {}) {
  const sentRequests: GenerateAudioNarrationRequest[] = [];
  const functions: FunctionsClient = {
    call: async (contract, body) => {
      sentRequests.push(generateAudioNarrationContract.request.parse(body));
      return contract.response.parse(await respond());
    },
    generateStory: () => Promise.reject(new Error('not expected')),
    cancel: async () => isInTime,
  };
  const deleteFinished = vi.fn(async () => undefined);
  const service = createReadingService({
    uid: 'u1',
    functions,
    records: { deleteFinished, findJob: async () => job },
    requests: createPendingRequests(store, 'requests', () => NOW),
    files: { urlOf, wordTimesOf: wordTimes },
    positions: { keep: async () => undefined },
    clock: { now: async () => NOW },
    now: () => NOW,
    sleep: async () => undefined,
    ownUrl: (url) => (url.startsWith('https://files.test/') ? url : null),
  });
  return { service, sentRequests, deleteFinished };
}

const order = { story: storyWith({}), part: 0, voice: 'fable' } as const;
const narrationResponse = async () => ({
  url: 'https://files.test/new.mp3',
  duration: 11,
  words: WORDS,
});

it('a recording is found with its word timings', async () => {
  const { service, sentRequests } = start();
  expect(await service.findRecording(storyWith({ 0: storedRecording() }), 0)).toEqual({
    audioUrl: 'https://files.test/one.mp3',
    durationSeconds: 12,
    voice: 'sage',
    words: WORDS,
  });
  expect(sentRequests).toEqual([]);
});

it.each([
  ['the chapter was changed after the recording', storedRecording({ textHash: 'of another text' })],
  ['its file is deleted', storedRecording({ audioPath: 'users/u1/gone.mp3' })],
])('no recording is found when %s', async (_case, narration) => {
  expect(await start().service.findRecording(storyWith({ 0: narration }), 0)).toBeNull();
  expect(await start().service.findRecording(storyWith({ 0: narration }), 1)).toBeNull();
});

it.each([
  ['missing', async () => null],
  ['unreadable', () => Promise.reject(new Error('offline'))],
  ['the times of an earlier recording', async () => ({ ...TIMES, audioPath: 'users/u1/earlier.mp3' })],
])('a recording whose word times are %s is found without word times', async (_case, wordTimes) => {
  const { service } = start({ wordTimes });
  expect(await service.findRecording(storyWith({ 0: storedRecording() }), 0)).toMatchObject({
    audioUrl: 'https://files.test/one.mp3',
    words: [],
  });
});

it('a failure to load a recording is reported with a message', async () => {
  const { service } = start({ urlOf: () => Promise.reject(new Error('offline')) });
  await expect(service.findRecording(storyWith({ 0: storedRecording() }), 0)).rejects.toThrow(
    'Failed to fetch narration',
  );
});

it('narrating a chapter sends the specified request and deletes the finished work', async () => {
  const { service, sentRequests, deleteFinished } = start({ respond: narrationResponse });
  expect(await service.narrate(order)).toMatchObject({
    recording: { audioUrl: 'https://files.test/new.mp3', words: WORDS },
  });
  expect(sentRequests).toEqual([
    {
      storyId: 'story_1',
      content: CHAPTER,
      part: 0,
      voice: 'fable',
      userId: 'u1',
      requestId: expect.stringMatching(/^[A-Za-z0-9_-]{16,40}$/),
    },
  ]);
  expect(deleteFinished).toHaveBeenCalledWith(sentRequests[0]?.requestId);
});

it('a narration response without word times gives a recording without word times', async () => {
  const { service } = start({ respond: async () => ({ url: 'https://files.test/new.mp3', duration: 11 }) });
  expect(await service.narrate(order)).toMatchObject({ recording: { words: [] } });
});

it('a narration keeps its request id after a lost connection; another voice or a new recording gets a new id', async () => {
  const outcomes = [
    () => Promise.reject(new AppError('busy', 'gone')),
    narrationResponse,
    narrationResponse,
    narrationResponse,
  ];
  const { service, sentRequests } = start({ respond: () => outcomes.shift()?.() ?? narrationResponse() });
  await expect(service.narrate(order)).rejects.toThrow('gone');
  await service.narrate({ ...order, voice: 'sage' });
  await service.narrate(order);
  await service.narrate(order);
  const [lost, other, again, fresh] = sentRequests.map(({ requestId }) => requestId);
  expect(again).toBe(lost);
  expect(new Set([lost, other, fresh]).size).toBe(3);
});

it('a chapter that another tab or device is recording is requested again until it is done', async () => {
  const outcomes = [() => Promise.reject(new AppError('in_progress', 'in progress')), narrationResponse];
  const { service, sentRequests } = start({ respond: () => outcomes.shift()?.() ?? narrationResponse() });
  expect(await service.narrate(order)).toMatchObject({ recording: { audioUrl: 'https://files.test/new.mp3' } });
  expect(new Set(sentRequests.map(({ requestId }) => requestId)).size).toBe(1);
  expect(sentRequests).toHaveLength(2);
});

it('the following chapters are narrated too, unless the user canceled a narration that could no longer be stopped', async () => {
  const { service } = start({ respond: narrationResponse, isInTime: false });
  expect((await service.narrate({ ...order, following: [2, 3] })).following).toEqual([2, 3]);
  const [stop, onTooLate] = [new AbortController(), vi.fn()];
  let finish = (): void => undefined;
  const slow = start({
    isInTime: false,
    respond: async () => {
      stop.abort();
      await new Promise<void>((resolve) => (finish = resolve));
      return narrationResponse();
    },
  });
  const narrated = slow.service.narrate({ ...order, following: [2, 3] }, { signal: stop.signal, onTooLate });
  await expect.poll(() => onTooLate.mock.calls.length).toBe(1);
  finish();
  expect((await narrated).following).toEqual([]);
});

it('only the first of two tabs that wait for the same chapter narrates the following chapters', async () => {
  const store = memoryStore();
  const tabs = [start({ respond: narrationResponse, store }), start({ respond: narrationResponse, store })] as const;
  const orderWithFollowing = { ...order, following: [2, 3] };
  const narrated = await Promise.all(tabs.map(({ service }) => service.narrate(orderWithFollowing)));
  expect(narrated.map(({ following }) => following)).toEqual([[2, 3], []]);
  expect(new Set(tabs.flatMap((tab) => tab.sentRequests.map(({ requestId }) => requestId))).size).toBe(1);
});

it('a narration response with a URL outside our storage is rejected', async () => {
  const respond = async () => ({ url: 'https://elsewhere.test/x.mp3', duration: 1 });
  await expect(start({ respond }).service.narrate(order)).rejects.toThrow(
    'Invalid response from audio generation service',
  );
});

const runningJob = (leaseUntil: number): Job => readJob({ status: 'running', leaseUntil: new Date(leaseUntil) });
const interrupted = () => Promise.reject(new AppError('internal', 'The page is gone'));

it('a running narration is found after a reload', async () => {
  const { service } = start({ respond: interrupted, job: runningJob(NOW + 1) });
  await expect(service.narrate(order)).rejects.toThrow();
  expect(await service.findRunning(order.story)).toEqual(order);
});

it.each([[[2, 3]], [undefined]])(
  'a running narration is found after a reload with the chapters to record after it: %j',
  async (following) => {
    const { service } = start({ respond: interrupted, job: runningJob(NOW + 1) });
    await expect(service.narrate({ ...order, following })).rejects.toThrow();
    expect((await service.findRunning(order.story))?.following).toEqual(following);
  },
);

it('a narration that has finished since the story was loaded is found once', async () => {
  const outcomes = [interrupted, narrationResponse];
  const { service, sentRequests } = start({
    respond: () => outcomes.shift()?.() ?? interrupted(),
    job: readJob({ status: 'done' }),
  });
  await expect(service.narrate(order)).rejects.toThrow();
  const runningOrder = await service.findRunning(order.story);
  expect(runningOrder).toEqual(order);
  await service.narrate(order);
  const [left, fetched] = sentRequests.map(({ requestId }) => requestId);
  expect(fetched).toBe(left);
  expect(await service.findRunning(order.story)).toBeNull();
});

it.each([
  ['whose lease has expired', runningJob(NOW - 1)],
  ['that has failed', readJob({ status: 'failed' })],
])('a reload forgets a narration %s', async (_case, job) => {
  const { service } = start({ respond: interrupted, job });
  await expect(service.narrate(order)).rejects.toThrow();
  expect(await service.findRunning(order.story)).toBeNull();
});

it('a running narration of different text is ignored', async () => {
  const { service } = start({ respond: interrupted, job: runningJob(NOW + 1) });
  await expect(service.narrate(order)).rejects.toThrow();
  expect(await service.findRunning({ ...order.story, previousParts: ['Other words.'] })).toBeNull();
});
