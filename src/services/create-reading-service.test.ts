import {
  generateAudioNarrationContract,
  type GenerateAudioNarrationRequest,
} from '@talelantern/domain/contracts/generate-audio-narration';
import { AppError } from '@talelantern/domain/errors/app-error';
import { readJob, type Job } from '@talelantern/domain/generation/job';
import { readStory, type Story } from '@talelantern/domain/stories/story';
import { describe, expect, it, vi } from 'vitest';
import { createReadingService } from './create-reading-service.ts';
import { createNarrationRequests } from './narration-requests.ts';
import type { FunctionsClient } from './ports/functions-client.ts';

const NOW = 1_000_000;
const CHAPTER = 'Once upon a time.';
const HASH = 'd5b47e113d12a0b03abb0562808b243710b84d997969faaf1d26dccba1ce07f1';
const WORDS = [{ text: 'Once', startMs: 0, endMs: 200, startChar: 0, endChar: 4 }];
const ADDRESSES: Readonly<Record<string, string>> = {
  'users/u1/one.mp3': 'https://files.test/one.mp3',
  'users/u1/one.json': 'https://files.test/one.json',
};

function storyWith(narration: object): Story {
  const story = readStory('story_1', { userId: 'u1', content: CHAPTER, previousParts: [CHAPTER], narration });
  if (!story) throw new Error('A story with text can be read');
  return story;
}

const kept = (fields: object = {}) => ({
  audioPath: 'users/u1/one.mp3',
  timingsPath: 'users/u1/one.json',
  durationSeconds: 12,
  voice: 'sage',
  textHash: HASH,
  ...fields,
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
  answer?: () => Promise<unknown>;
  read?: (address: string) => Promise<unknown>;
  job?: Job | null;
}

function start({ answer = async () => ({}), read = async () => ({ words: WORDS }), job = null }: Fakes = {}) {
  const asked: GenerateAudioNarrationRequest[] = [];
  const functions: FunctionsClient = {
    call: async (contract, body) => {
      asked.push(generateAudioNarrationContract.request.parse(body));
      return contract.response.parse(await answer());
    },
    tellStory: () => Promise.reject(new Error('not expected')),
    cancel: async () => true,
  };
  const deleteFinished = vi.fn(async () => undefined);
  const service = createReadingService({
    uid: 'u1',
    functions,
    records: { deleteFinished, findJob: async () => job },
    requests: createNarrationRequests(memoryStore(), 'requests'),
    files: { addressOf: async (path) => ADDRESSES[path] ?? null, read },
    places: { keep: async () => undefined },
    now: () => NOW,
    ownAddress: (address) => (address.startsWith('https://files.test/') ? address : null),
  });
  return { service, asked, deleteFinished };
}

const order = { story: storyWith({}), part: 0, voice: 'fable' } as const;
const spoken = async () => ({
  url: 'https://files.test/new.mp3',
  duration: 11,
  timingsUrl: 'https://files.test/new.json',
});

describe('a recording that exists', () => {
  it('is found with the times of its words', async () => {
    const { service, asked } = start();
    expect(await service.findRecording(storyWith({ 0: kept() }), 0)).toEqual({
      audioUrl: 'https://files.test/one.mp3',
      durationSeconds: 12,
      voice: 'sage',
      words: WORDS,
    });
    expect(asked).toEqual([]);
  });

  it.each([
    ['the chapter was changed since', kept({ textHash: 'of another text' })],
    ['its file has gone', kept({ audioPath: 'users/u1/gone.mp3' })],
  ])('is none when %s', async (_case, narration) => {
    expect(await start().service.findRecording(storyWith({ 0: narration }), 0)).toBeNull();
    expect(await start().service.findRecording(storyWith({ 0: narration }), 1)).toBeNull();
  });

  it('says that it could not be fetched', async () => {
    const { service } = start({ read: () => Promise.reject(new Error('offline')) });
    await expect(service.findRecording(storyWith({ 0: kept() }), 0)).rejects.toThrow('Failed to fetch narration');
  });
});

describe('a chapter that is read', () => {
  it('sends what the specification names, and puts the finished work away', async () => {
    const { service, asked, deleteFinished } = start({ answer: spoken });
    expect(await service.narrate(order)).toMatchObject({ audioUrl: 'https://files.test/new.mp3', words: WORDS });
    expect(asked).toEqual([
      {
        storyId: 'story_1',
        content: CHAPTER,
        part: 0,
        voice: 'fable',
        userId: 'u1',
        requestId: expect.stringMatching(/^\w{24}$/),
      },
    ]);
    expect(deleteFinished).toHaveBeenCalledWith(asked[0]?.requestId);
  });

  it('is asked for under the same id after a lost connection, under a new one in another voice or when it is done', async () => {
    const outcomes = [() => Promise.reject(new AppError('busy', 'gone')), spoken, spoken, spoken];
    const { service, asked } = start({ answer: () => outcomes.shift()?.() ?? spoken() });
    await expect(service.narrate(order)).rejects.toThrow('gone');
    await service.narrate({ ...order, voice: 'sage' });
    await service.narrate(order);
    await service.narrate(order);
    const [lost, other, again, anew] = asked.map(({ requestId }) => requestId);
    expect(again).toBe(lost);
    expect(new Set([lost, other, anew]).size).toBe(3);
  });

  it('refuses an answer that names a file of somebody else', async () => {
    const answer = async () => ({ url: 'https://elsewhere.test/x.mp3', duration: 1 });
    await expect(start({ answer }).service.narrate(order)).rejects.toThrow(
      'Invalid response from audio generation service',
    );
  });
});

describe('after a reload', () => {
  const running = (leaseUntil: number): Job => readJob({ status: 'running', leaseUntil: new Date(leaseUntil) });
  const brokenOff = () => Promise.reject(new AppError('internal', 'The page is gone'));

  it('what is still being spoken is found', async () => {
    const { service } = start({ answer: brokenOff, job: running(NOW + 1) });
    await expect(service.narrate(order)).rejects.toThrow();
    expect(await service.findRunning(order.story)).toEqual(order);
  });

  it.each([
    ['whose time is over', running(NOW - 1)],
    ['that has failed', readJob({ status: 'failed' })],
  ])('nothing is asked for again %s', async (_case, job) => {
    const { service } = start({ answer: brokenOff, job });
    await expect(service.narrate(order)).rejects.toThrow();
    expect(await service.findRunning(order.story)).toBeNull();
  });

  it('nothing is waited for that other words were asked for', async () => {
    const { service } = start({ answer: brokenOff, job: running(NOW + 1) });
    await expect(service.narrate(order)).rejects.toThrow();
    expect(await service.findRunning({ ...order.story, previousParts: ['Other words.'] })).toBeNull();
  });
});
