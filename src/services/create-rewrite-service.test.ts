import { generateStoryContract, type GenerateStoryRequest } from '@talelantern/domain/contracts/generate-story';
import { AppError } from '@talelantern/domain/errors/app-error';
import { readFinishedWork, type FinishedWork } from '@talelantern/domain/generation/finished-work';
import { readJob, type Job } from '@talelantern/domain/generation/job';
import { readStory, type Story } from '@talelantern/domain/stories/story';
import { describe, expect, it, vi } from 'vitest';
import { createRewriteService } from './create-rewrite-service.ts';
import type { FunctionsClient } from './ports/functions-client.ts';
import { createRewriteRequests } from './rewrite-requests.ts';

const NOW = 1_000_000;
const STAR = 'A star fell into it.';

function storyWith(paragraphs: readonly string[]): Story {
  const story = readStory('story_1', { memoryKey: 'key-of-the-story', previousParts: [paragraphs.join('\n\n')] });
  if (!story) throw new Error('A story with text can be read');
  return story;
}
const story = storyWith(['The sea was calm.', STAR]);
const order = { story, part: 0, paragraph: 1, wish: { kind: 'funnier' } } as const;

function finished(requestId: string, text: string, fields: object = {}): FinishedWork {
  const result = { memoryKey: story.memoryKey, part: 0, paragraph: 1, text, ...fields };
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

function start(answer: () => Promise<string> = async () => 'Plop!') {
  const asked: GenerateStoryRequest[] = [];
  const records = { finished: [] as FinishedWork[], job: null as Job | null };
  const functions: FunctionsClient = {
    call: async (contract, body) => {
      asked.push(generateStoryContract.request.parse(body));
      return contract.response.parse({ story: await answer(), memoryKey: story.memoryKey });
    },
    tellStory: () => Promise.reject(new Error('not expected')),
    cancel: async () => true,
  };
  const deleteFinished = vi.fn(async () => undefined);
  const service = createRewriteService({
    uid: 'u1',
    functions,
    records: {
      findJob: async () => records.job,
      listFinished: async () => records.finished,
      findFinished: () => Promise.reject(new Error('not expected')),
      deleteFinished,
    },
    requests: createRewriteRequests(memoryStore(), 'requests'),
    now: () => NOW,
  });
  return { service, asked, records, deleteFinished };
}

describe('telling a paragraph anew', () => {
  it('asks for the paragraph of the stored story and answers both tellings', async () => {
    const { service, asked } = start();
    expect(await service.tell(order)).toMatchObject({ part: 0, paragraph: 1, before: STAR, after: 'Plop!' });
    expect(asked).toEqual([
      {
        memoryKey: 'key-of-the-story',
        settings: { rewrite: { part: 0, paragraph: 1, wish: { kind: 'funnier' } } },
        userId: 'u1',
        requestId: expect.stringMatching(/^\w{24}$/),
      },
    ]);
  });

  it('asks under the same id until the family has chosen, and under a new one for another wish', async () => {
    const { service, asked } = start();
    await service.tell(order);
    const { requestId } = await service.tell(order);
    await service.tell({ ...order, wish: { kind: 'shorter' } });
    await service.putAway(requestId);
    await service.tell(order);
    const [first, again, other, afterwards] = asked.map((body) => body.requestId);
    expect(again).toBe(first);
    expect(new Set([first, other, afterwards]).size).toBe(3);
  });

  it('begins anew after a refusal, but goes on with what may still come', async () => {
    const failures = [new AppError('refused', 'no'), new AppError('busy', 'later'), null];
    const { service, asked } = start(async () => {
      const failure = failures.shift();
      if (failure) throw failure;
      return 'Plop!';
    });
    await expect(service.tell(order)).rejects.toThrow('no');
    await expect(service.tell(order)).rejects.toThrow('later');
    await service.tell(order);
    const [refused, busy, told] = asked.map((body) => body.requestId);
    expect(busy).not.toBe(refused);
    expect(told).toBe(busy);
  });
});

describe('after a reload', () => {
  it('finds what was told, with the words it was told from', async () => {
    const { service, records } = start();
    const { requestId } = await service.tell(order);
    records.finished = [finished('older', 'Splash!'), finished(requestId, 'Plop!')].toReversed();
    expect(await service.findUndecided(story)).toEqual({
      status: 'told',
      retelling: { requestId, part: 0, paragraph: 1, before: STAR, after: 'Plop!' },
    });
  });

  it('finds what another device has asked for, and nothing of other stories', async () => {
    const { service, records, deleteFinished } = start();
    records.finished = [finished('other', 'Plop!', { memoryKey: 'another-story' }), finished('far-away', 'Plop!')];
    expect(await service.findUndecided(story)).toMatchObject({
      status: 'told',
      retelling: { requestId: 'far-away', before: STAR },
    });
    expect(deleteFinished).not.toHaveBeenCalled();
  });

  it.each([
    ['stands in the story already', storyWith(['The sea was calm.', 'Plop!'])],
    ['has no paragraph to replace any more', storyWith(['The sea was calm.', 'It rained.'])],
  ])('puts away what %s', async (_case, now) => {
    const { service, records, deleteFinished } = start();
    const { requestId } = await service.tell(order);
    records.finished = [finished(requestId, 'Plop!')];
    expect(await service.findUndecided(now)).toBeNull();
    expect(deleteFinished).toHaveBeenCalledExactlyOnceWith(requestId);
  });

  it('goes on waiting for what is still being told', async () => {
    const { service, records } = start(() => Promise.reject(new AppError('internal', 'The page is gone')));
    await expect(service.tell(order)).rejects.toThrow();
    records.job = job('running');
    expect(await service.findUndecided(story)).toEqual({ status: 'running', order });
    records.job = job('running', NOW - 1);
    expect(await service.findUndecided(story)).toBeNull();
    records.job = job('running');
    expect(await service.findUndecided(story)).toBeNull();
  });
});
