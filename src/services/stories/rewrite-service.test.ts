import { generateStoryContract, type GenerateStoryRequest } from '@talelantern/domain/contracts/generate-story';
import { AppError } from '@talelantern/domain/errors/app-error';
import { readFinishedWork, type FinishedWork } from '@talelantern/domain/generation/finished-work';
import { readJob, type Job } from '@talelantern/domain/generation/job';
import { readStory, type Story } from '@talelantern/domain/stories/story';
import { expect, it, vi } from 'vitest';
import { createRewriteService } from './rewrite-service.ts';
import type { FunctionsClient } from '../ports/functions-client.ts';
import type { StoryRepository } from '../ports/item-repositories.ts';
import { createPendingRequests } from '../generation/pending-requests.ts';

const NOW = 1_000_000;
const STAR = 'A star fell into it.';

function storyWith(paragraphs: readonly string[]): Story {
  const story = readStory('story_1', { memoryKey: 'key-of-the-story', previousParts: [paragraphs.join('\n\n')] });
  if (!story) throw new Error('A story with text can be read');
  return story;
}
const story = storyWith(['The sea was calm.', STAR]);
const order = { story, part: 0, paragraph: 1, wish: { kind: 'funnier' } } as const;

function finishedRewrite(requestId: string, text: string, overrides: object = {}): FinishedWork {
  const result = { memoryKey: story.memoryKey, part: 0, paragraph: 1, text, ...overrides };
  const work = readFinishedWork({ kind: 'rewrite', requestId, result, partial: null });
  if (!work) throw new Error('A finished rewrite can be read');
  return work;
}

const job = (status: string, leaseUntil = NOW + 1): Job => readJob({ status, leaseUntil: new Date(leaseUntil) });

function memoryStore() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

function start(rewrite: () => Promise<string> = async () => 'Plop!') {
  const sentRequests: GenerateStoryRequest[] = [];
  const records = { finished: [] as FinishedWork[], job: null as Job | null };
  const functions: FunctionsClient = {
    call: async (contract, body) => {
      sentRequests.push(generateStoryContract.request.parse(body));
      return contract.response.parse({ story: await rewrite(), memoryKey: story.memoryKey });
    },
    generateStory: () => Promise.reject(new Error('not expected')),
    cancel: async () => true,
  };
  const deleteFinished = vi.fn(async () => undefined);
  const find = vi.fn<StoryRepository['find']>(() => Promise.reject(new Error('not expected')));
  const service = createRewriteService({
    uid: 'u1',
    functions,
    records: {
      findJob: async () => records.job,
      listFinished: async () => records.finished,
      findFinished: () => Promise.reject(new Error('not expected')),
      deleteFinished,
    },
    stories: { find },
    requests: createPendingRequests(memoryStore(), 'requests', () => NOW),
    clock: { now: async () => NOW },
    now: () => NOW,
  });
  return { service, sentRequests, records, deleteFinished, find };
}

it('a rewrite sends the stored paragraph and returns the old and new text', async () => {
  const { service, sentRequests } = start();
  expect(await service.generateRewrite(order)).toMatchObject({ part: 0, paragraph: 1, before: STAR, after: 'Plop!' });
  expect(sentRequests).toEqual([
    {
      prompt: expect.stringContaining('Write the introduction of a story'),
      memoryKey: 'key-of-the-story',
      settings: { rewrite: { part: 0, paragraph: 1, wish: { kind: 'funnier' } } },
      userId: 'u1',
      requestId: expect.stringMatching(/^[A-Za-z0-9_-]{16,40}$/),
    },
  ]);
});

it('a rewrite keeps its request id until the family has decided; another instruction or text gets a new one', async () => {
  const { service, sentRequests } = start();
  await service.generateRewrite(order);
  const { requestId } = await service.generateRewrite(order);
  await service.generateRewrite({ ...order, wish: { kind: 'shorter' } });
  await service.generateRewrite({ ...order, story: storyWith(['The sea was calm.', 'It rained.']) });
  await service.dismiss(requestId);
  await service.generateRewrite(order);
  const [first, again, ...others] = sentRequests.map((body) => body.requestId);
  expect(again).toBe(first);
  expect(new Set([first, ...others]).size).toBe(4);
});

it('a rewrite gets a new request id after a refusal, but keeps its id while it may still finish', async () => {
  const failures = [new AppError('refused', 'no'), new AppError('busy', 'later'), null];
  const { service, sentRequests } = start(async () => {
    const failure = failures.shift();
    if (failure) throw failure;
    return 'Plop!';
  });
  await expect(service.generateRewrite(order)).rejects.toThrow('no');
  await expect(service.generateRewrite(order)).rejects.toThrow('later');
  await service.generateRewrite(order);
  const [refused, busy, next] = sentRequests.map((body) => body.requestId);
  expect(busy).not.toBe(refused);
  expect(next).toBe(busy);
});

it('a finished rewrite is found after a reload, with the original text', async () => {
  const { service, records } = start();
  const { requestId } = await service.generateRewrite(order);
  records.finished = [finishedRewrite('older', 'Splash!'), finishedRewrite(requestId, 'Plop!')].toReversed();
  expect(await service.findUndecided(story)).toEqual({
    status: 'finished',
    rewrite: { requestId, part: 0, paragraph: 1, before: STAR, after: 'Plop!' },
  });
});

it('a rewrite requested on another device is found, but only for the same story', async () => {
  const { service, records, deleteFinished } = start();
  records.finished = [
    finishedRewrite('other', 'Plop!', { memoryKey: 'another-story' }),
    finishedRewrite('far-away', 'Plop!'),
  ];
  expect(await service.findUndecided(story)).toMatchObject({
    status: 'finished',
    rewrite: { requestId: 'far-away', before: STAR },
  });
  expect(deleteFinished).not.toHaveBeenCalled();
});

it.each([
  ['is already in the story', storyWith(['The sea was calm.', 'Plop!'])],
  ['no longer has a paragraph to replace', storyWith(['The sea was calm.', 'It rained.'])],
])('a finished rewrite that %s is dismissed', async (_case, now) => {
  const { service, records, deleteFinished, find } = start();
  const { requestId } = await service.generateRewrite(order);
  records.finished = [finishedRewrite(requestId, 'Plop!')];
  find.mockResolvedValue(now);
  expect(await service.findUndecided(now)).toBeNull();
  expect(deleteFinished).toHaveBeenCalledExactlyOnceWith(requestId);
});

it('a rewrite of a paragraph that the shown story does not have yet is offered and not dismissed', async () => {
  const { service, records, deleteFinished, find } = start();
  const { requestId } = await service.generateRewrite(order);
  records.finished = [finishedRewrite(requestId, 'Plop!')];
  find.mockResolvedValue(story);
  const olderStory = storyWith(['The sea was calm.']);
  expect(await service.findUndecided(olderStory)).toMatchObject({ status: 'finished', rewrite: { requestId } });
  expect(find).toHaveBeenCalledExactlyOnceWith(story.id);
  expect(deleteFinished).not.toHaveBeenCalled();
});

it('a rewrite is not dismissed while its story cannot be read', async () => {
  const { service, records, deleteFinished, find } = start();
  const { requestId } = await service.generateRewrite(order);
  records.finished = [finishedRewrite(requestId, 'Plop!')];
  find.mockRejectedValue(new Error('offline'));
  await expect(service.findUndecided(storyWith(['The sea was calm.']))).rejects.toThrow();
  expect(deleteFinished).not.toHaveBeenCalled();
});

it('a running rewrite is resumed after a reload, even if its request arrives only then', async () => {
  const { service, records } = start(() => Promise.reject(new AppError('internal', 'The page is gone')));
  await expect(service.generateRewrite(order)).rejects.toThrow();
  expect(await service.findUndecided(story)).toBeNull();
  records.job = job('running');
  expect(await service.findUndecided(story)).toEqual({ status: 'running', order });
  records.job = job('running', NOW - 1);
  expect(await service.findUndecided(story)).toBeNull();
  records.job = job('running');
  expect(await service.findUndecided(story)).toBeNull();
});

it('a running rewrite of a paragraph that the shown story does not have yet is resumed', async () => {
  const outcomes = [() => Promise.resolve('Plop!'), () => Promise.reject(new AppError('internal', 'The page is gone'))];
  const { service, records, find } = start(() => outcomes.shift()?.() ?? Promise.reject(new Error('not expected')));
  const olderStory = storyWith(['The sea was calm.']);
  const { requestId } = await service.generateRewrite({ ...order, story: storyWith(['Gone.']), paragraph: 0 });
  await expect(service.generateRewrite(order)).rejects.toThrow();
  records.finished = [finishedRewrite(requestId, 'Plop!', { paragraph: 0 })];
  records.job = job('running');
  find.mockResolvedValue(story);
  expect(await service.findUndecided(olderStory)).toEqual({ status: 'running', order });
});
