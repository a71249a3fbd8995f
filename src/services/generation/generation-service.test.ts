import type { FinishedWork } from '@talelantern/domain/generation/finished-work';
import type { Job } from '@talelantern/domain/generation/job';
import { readCharacter, type Character } from '@talelantern/domain/characters/character';
import { readLocation, type Location } from '@talelantern/domain/locations/location';
import { readStory, type Story } from '@talelantern/domain/stories/story';
import { beforeEach, describe, expect, it } from 'vitest';
import { createGenerationService } from './generation-service.ts';
import { createPendingRequests, type PendingRequest, type PendingRequests } from './pending-requests.ts';
import type { GenerationRecords } from '../ports/generation-records.ts';
import { GenerationCancelled, type GenerationDeps } from './run-generation.ts';
import type { ScenePlan } from '../scenes/scene-service.ts';

const NOW = 1_795_000_000_000;
const REQUEST = 'r'.repeat(24);
const TEXT = 'Ember flew.\n\nThe sea shone.';

const wood = readLocation('wood', { name: 'Lantern Wood', type: 'Woods and Meadows', userId: 'u1' }) as Location;
const ember = readCharacter('ember', { name: 'Ember', type: 'Dragon', userId: 'u1' }) as Character;
const story = (overrides: object) =>
  readStory('story_1', { title: 'A tale', memoryKey: 'memory-1', ...overrides }) as Story;

const finishedStory = (overrides: object = {}): FinishedWork => ({
  kind: 'story',
  requestId: REQUEST,
  partial: null,
  createdAt: NOW,
  result: {
    story: TEXT,
    memoryKey: 'memory-1',
    storyPhase: 'introduction',
    theme: 'Treasure Hunt',
    ageRange: '5-8',
    length: 'standard',
    customElements: '',
    characterIds: ['ember'],
    cast: [],
    relationships: [],
    locationIds: [],
    childId: null,
    ideas: [],
    bookTitle: null,
    replaces: false,
    ...overrides,
  },
});
const finishedPortrait: FinishedWork = {
  kind: 'portrait',
  requestId: REQUEST,
  partial: null,
  createdAt: 1,
  result: { imageUrl: 'https://x.test/p', imagePath: 'users/u1/p.webp', prompt: 'a dragon', characterId: 'ember' },
};
const finishedLocation: FinishedWork = {
  kind: 'location',
  requestId: REQUEST,
  partial: null,
  createdAt: 1,
  result: { imageUrl: 'https://x.test/w', imagePath: 'users/u1/w.webp', prompt: 'a wood', locationId: 'wood' },
};
const passage = 'The sea shone.';
const finishedScene = (storyId: string | null): FinishedWork => ({
  kind: 'scene',
  requestId: REQUEST,
  partial: null,
  createdAt: 1,
  result: {
    imageUrl: 'https://x.test/s',
    imagePath: `users/u1/generated/${REQUEST}.webp`,
    generatedPrompt: 'a sea',
    alt: 'Ember is waving to the sea.',
    storyId,
    textSelection: passage,
  },
});
const plan: ScenePlan = {
  id: 'scene-1',
  storyId: 'story_1',
  part: 0,
  position: 13,
  textSelection: passage,
  references: { portraits: ['https://x.test/p'], place: 'https://x.test/w' },
};
const pendingScene: PendingRequest = { kind: 'scene', requestId: REQUEST, startedAt: NOW, fingerprint: 'f', plan };
const pendingPortrait: PendingRequest = {
  kind: 'portrait',
  requestId: REQUEST,
  startedAt: NOW,
  fingerprint: 'f',
  itemId: 'ember',
};
const job = (overrides: Partial<Job>): Job => ({
  requestId: REQUEST,
  kind: 'portrait',
  status: 'running',
  leaseUntil: NOW + 60_000,
  error: null,
  ...overrides,
});

let finishedWorks: FinishedWork[];
let jobs: (Job | null)[];
let characters: Character[];
let storedStory: Story | null;
let deleted: string[];
let requests: PendingRequests;
let pollCount: number;
/** How many reads of finished work fail before a read succeeds. */
let failedReads: number;
let cancelled: string[];
let isInTime: boolean;
/** How far the device's clock is ahead of the server's. */
let deviceClockAheadMs: number;
/** Called between two polls of the service. */
let onPoll: () => void;

beforeEach(() => {
  finishedWorks = [];
  jobs = [];
  characters = [ember];
  storedStory = null;
  deleted = [];
  pollCount = 0;
  failedReads = 0;
  cancelled = [];
  isInTime = true;
  deviceClockAheadMs = 0;
  onPoll = () => undefined;
  const storage = new Map<string, string>();
  requests = createPendingRequests(
    {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    },
    'pending',
    () => NOW,
  );
});

/** Simulates a reload: this page is no longer waiting for the work. */
function beginEarlier(request: PendingRequest): void {
  requests.begin(request);
  requests.release(request.requestId);
}

function service() {
  const records: GenerationRecords = {
    findJob: async () => jobs.shift() ?? null,
    listFinished: async () => finishedWorks,
    async findFinished(requestId) {
      failedReads -= 1;
      if (failedReads >= 0) throw new Error('offline');
      return finishedWorks.find((work) => work.requestId === requestId) ?? null;
    },
    deleteFinished: async (requestId) => void deleted.push(requestId),
  };
  const functions: GenerationDeps['functions'] = {
    cancel: async ({ name }, requestId) => {
      cancelled.push(`${name} ${requestId}`);
      return isInTime;
    },
  };
  return createGenerationService({
    functions,
    records,
    requests,
    uid: 'u1',
    characters: { find: async (id) => characters.find((character) => character.id === id) ?? null },
    locations: { find: async (id) => (id === wood.id ? wood : null) },
    stories: { findByMemoryKey: async () => storedStory, find: async () => storedStory },
    clock: { now: async () => NOW },
    now: () => NOW + deviceClockAheadMs,
    sleep: async (_ms, signal) => {
      pollCount += 1;
      onPoll();
      await Promise.resolve();
      signal?.throwIfAborted();
    },
  });
}

it('a finished first chapter is offered for saving as a new story', async () => {
  finishedWorks = [finishedStory()];
  const [work] = await service().listUnfinished();
  expect(work).toMatchObject({
    status: 'finished',
    kind: 'story',
    generated: { text: TEXT, phase: 'introduction', assignment: { kind: 'new-story', theme: 'Treasure Hunt' } },
  });
});

it('a finished story that is offered for saving keeps the id, roles and idea stored on this device', async () => {
  finishedWorks = [finishedStory()];
  beginEarlier({
    kind: 'story',
    requestId: REQUEST,
    startedAt: NOW,
    fingerprint: 'f',
    storyId: 'story_1795000000000_abcdefgh',
    cast: [{ id: 'ember', role: 'Villain' }],
    idea: 'A kite is lost',
  });
  const [work] = await service().listUnfinished();
  expect(work).toMatchObject({
    generated: {
      storyId: 'story_1795000000000_abcdefgh',
      assignment: { characters: [{ role: 'Villain' }], idea: 'A kite is lost' },
    },
  });
});

it('a finished story from another device has the roles that were sent, and characters that were deleted in the meantime', async () => {
  const appearance = { color: 'Green' };
  const sentCast = [
    { id: 'ember', name: 'Ember', type: 'Dragon', role: 'Villain', appearance: {} },
    { id: 'pip', name: 'Pip', type: 'Frog', role: null, appearance },
  ];
  finishedWorks = [finishedStory({ characterIds: ['ember', 'pip'], cast: sentCast })];
  const [work] = await service().listUnfinished();
  const pip = { id: 'pip', userId: 'u1', name: 'Pip', type: 'Frog', role: null, appearance, imageUrl: null };
  expect(work).toMatchObject({
    generated: { assignment: { characters: [{ ...ember, role: 'Villain' }, pip] } },
  });
});

it('a finished story whose characters were all deleted in the meantime can be saved', async () => {
  characters = [];
  const sentCast = [{ id: 'ember', name: 'Ember', type: 'Dragon', appearance: {} }];
  finishedWorks = [finishedStory({ cast: sentCast }), finishedStory()];
  expect(await service().listUnfinished()).toMatchObject([
    { status: 'finished', generated: { assignment: { characters: [{ name: 'Ember' }] } } },
    // Of an earlier version, which did not store the characters.
    { status: 'partial', isWhole: true },
  ]);
});

it('a finished story from another device is offered under the same new id on every page', async () => {
  finishedWorks = [finishedStory()];
  const offers = [...(await service().listUnfinished()), ...(await service().listUnfinished())];
  const ids = offers.map((work) => {
    if (work.status !== 'finished' || work.kind !== 'story') throw new Error('no story is offered');
    return work.generated.storyId;
  });
  expect(ids).toEqual(['story_1795000000000_rrrrrrrr', 'story_1795000000000_rrrrrrrr']);
});

it('a finished story that is offered for saving keeps its locations and its child', async () => {
  finishedWorks = [finishedStory({ locationIds: ['wood', 'gone'], childId: 'mo' })];
  const [work] = await service().listUnfinished();
  expect(work).toMatchObject({ generated: { assignment: { locations: [wood], childId: 'mo' } } });
});

it('a finished later chapter is offered as part of its story, for the child of the request', async () => {
  storedStory = story({ content: 'One.', currentPhase: 'introduction' });
  finishedWorks = [finishedStory({ storyPhase: 'development', childId: 'mo' })];
  const [work] = await service().listUnfinished();
  expect(work).toMatchObject({
    generated: { storyId: 'story_1', assignment: { kind: 'next-chapter', childId: 'mo' } },
  });
});

it('finished work that is already saved is deleted and not offered', async () => {
  storedStory = story({ content: TEXT });
  finishedWorks = [finishedStory()];
  expect(await service().listUnfinished()).toEqual([]);
  expect(deleted).toEqual([REQUEST]);
});

it('a chapter whose story already has another chapter in its place can still be read', async () => {
  storedStory = story({ content: 'One.\n\nTwo.', previousParts: ['One.', 'Two.'], currentPhase: 'development' });
  finishedWorks = [finishedStory({ storyPhase: 'development' })];
  expect(await service().listUnfinished()).toEqual([
    {
      status: 'partial',
      kind: 'story',
      requestId: REQUEST,
      paragraphs: ['Ember flew.', 'The sea shone.'],
      isWhole: true,
    },
  ]);
  expect(deleted).toEqual([]);
});

it.each([
  ['replaces it if the family asked for another', true, 'finished'],
  ['can only be read if the story got its first ending in the meantime', false, 'partial'],
])('a finished ending of a story with an ending %s', async (_what, replaces, status) => {
  storedStory = story({ previousParts: ['One.', 'Two.', 'Three.', 'Four.'], currentPhase: 'resolution' });
  finishedWorks = [finishedStory({ storyPhase: 'resolution', replaces })];
  expect(await service().listUnfinished()).toMatchObject([{ status }]);
});

it('the paragraphs of a broken stream can be read', async () => {
  finishedWorks = [{ kind: 'story', requestId: REQUEST, result: null, partial: ['Ember flew.'], createdAt: 1 }];
  expect(await service().listUnfinished()).toMatchObject([
    { status: 'partial', paragraphs: ['Ember flew.'], isWhole: false },
  ]);
});

it('finished work that this page is waiting for is not offered until it is released', async () => {
  finishedWorks = [finishedPortrait];
  requests.begin(pendingPortrait);
  const generation = service();
  expect(await generation.listUnfinished()).toEqual([]);
  generation.release(REQUEST);
  expect(await generation.listUnfinished()).toMatchObject([{ status: 'finished', requestId: REQUEST }]);
});

it('a finished location picture is offered for its location', async () => {
  finishedWorks = [finishedLocation];
  const [work] = await service().listUnfinished();
  expect(work).toMatchObject({
    kind: 'location',
    input: { item: { id: 'wood' } },
    generated: { prompt: 'a wood' },
  });
});

it('discarding finished work deletes it and forgets its request', async () => {
  finishedWorks = [finishedPortrait];
  beginEarlier(pendingPortrait);
  const generation = service();
  expect(await generation.listUnfinished()).toHaveLength(1);
  await generation.discard(REQUEST);
  expect(deleted).toEqual([REQUEST]);
  expect(requests.list()).toEqual([]);
});

describe('requests of an earlier visit', () => {
  it('a request is listed as running while its lease is valid', async () => {
    beginEarlier(pendingPortrait);
    jobs = [job({})];
    expect(await service().listUnfinished()).toMatchObject([
      { status: 'running', kind: 'portrait', requestId: REQUEST, itemId: 'ember' },
    ]);
  });

  it('a running request is not forgotten on a device whose clock is fast', async () => {
    beginEarlier(pendingPortrait);
    jobs = [job({})];
    deviceClockAheadMs = 61_000;
    expect(await service().listUnfinished()).toMatchObject([{ status: 'running', requestId: REQUEST }]);
    expect(requests.list()).toHaveLength(1);
  });

  it.each([
    ['failed', job({ status: 'failed' })],
    ['has a lapsed lease', job({ leaseUntil: NOW - 1 })],
  ])('a request is forgotten when its job %s', async (_how, state) => {
    beginEarlier(pendingPortrait);
    jobs = [state];
    expect(await service().listUnfinished()).toEqual([]);
    expect(requests.list()).toEqual([]);
  });

  it('a request without a job yet is listed as sent, not as running', async () => {
    beginEarlier(pendingPortrait);
    jobs = [null, job({})];
    const generation = service();
    expect(await generation.listUnfinished()).toMatchObject([{ status: 'sent', requestId: REQUEST }]);
    expect(await generation.listUnfinished()).toMatchObject([{ status: 'running', requestId: REQUEST }]);
  });

  it('work that finishes while the list is read is offered', async () => {
    beginEarlier(pendingPortrait);
    jobs = [job({ status: 'done' })];
    const generation = service();
    const listPromise = generation.listUnfinished();
    finishedWorks = [finishedPortrait];
    expect(await listPromise).toMatchObject([{ status: 'finished', requestId: REQUEST }]);
  });

  it('a request whose result another device has saved is forgotten', async () => {
    beginEarlier(pendingPortrait);
    jobs = [job({ status: 'done' })];
    expect(await service().listUnfinished()).toEqual([]);
    expect(requests.list()).toEqual([]);
  });

  it('a request that never arrived is forgotten after a minute', async () => {
    beginEarlier({ ...pendingPortrait, startedAt: NOW - 61_000 });
    expect(await service().listUnfinished()).toEqual([]);
  });

  it('waiting for a running job returns its finished work', async () => {
    beginEarlier(pendingPortrait);
    finishedWorks = [finishedPortrait];
    jobs = [job({}), job({}), job({ status: 'done' })];
    expect(await service().waitFor(REQUEST)).toMatchObject({ kind: 'portrait', generated: { prompt: 'a dragon' } });
    expect(pollCount).toBe(2);
  });

  it('waiting for finished work continues after a failed read', async () => {
    beginEarlier(pendingPortrait);
    finishedWorks = [finishedPortrait];
    jobs = [job({ status: 'done' }), job({ status: 'done' })];
    failedReads = 1;
    expect(await service().waitFor(REQUEST)).toMatchObject({ kind: 'portrait', generated: { prompt: 'a dragon' } });
  });

  it.each([
    ['fails', job({ status: 'failed' }), 'failed'],
    ['stops', job({ leaseUntil: NOW - 1 }), 'gone'],
    ['is finished, but saved by another tab', job({ status: 'done' }), 'done'],
  ] as const)('waiting for a job that %s returns the reason', async (_how, last, expected) => {
    beginEarlier(pendingPortrait);
    jobs = [job({}), last];
    expect(await service().waitFor(REQUEST)).toBe(expected);
    expect(requests.list()).toEqual([]);
  });
});

it('finished work that this page has resumed is not offered', async () => {
  beginEarlier(pendingPortrait);
  jobs = [job({}), job({ status: 'done' })];
  finishedWorks = [finishedPortrait];
  const generation = service();
  expect(await generation.finish(REQUEST, {})).toMatchObject({ kind: 'portrait' });
  expect(await generation.listUnfinished()).toEqual([]);
  expect(requests.list()).toHaveLength(1);
});

it.each([
  ['generateImage', pendingPortrait],
  ['generateSceneWithImages', pendingScene],
  ['generateImageFromText', { ...pendingScene, plan: { ...plan, references: null } }],
] as const)('resumed work can be cancelled: %s', async (name, pending) => {
  beginEarlier(pending);
  jobs = [job({}), job({})];
  const controller = new AbortController();
  onPoll = () => controller.abort();
  const resultPromise = service().finish(REQUEST, { signal: controller.signal });
  await expect(resultPromise).rejects.toBeInstanceOf(GenerationCancelled);
  expect(cancelled).toEqual([`${name} ${REQUEST}`]);
  expect(requests.list()).toEqual([]);
});

it('resumed work completes if Cancel comes too late', async () => {
  beginEarlier(pendingPortrait);
  jobs = [job({}), job({}), job({ status: 'done' })];
  finishedWorks = [finishedPortrait];
  isInTime = false;
  const controller = new AbortController();
  onPoll = () => controller.abort();
  const events: string[] = [];
  const options = { signal: controller.signal, onTooLate: () => void events.push('too late') };
  expect(await service().finish(REQUEST, options)).toMatchObject({ kind: 'portrait' });
  expect(events).toEqual(['too late']);
});

it('unfinished work is not offered if this page resumes it during listing', async () => {
  beginEarlier(pendingPortrait);
  finishedWorks = [finishedPortrait];
  const generation = service();
  const listing = generation.listUnfinished();
  jobs = [job({ status: 'done' })];
  const resumed = generation.finish(REQUEST, {});
  expect(await listing).toEqual([]);
  expect(await resumed).toMatchObject({ kind: 'portrait' });
});

it('the text of a resumed chapter that was stopped is offered', async () => {
  beginEarlier({ ...pendingPortrait, kind: 'story', storyId: 'story_1', cast: [] });
  finishedWorks = [{ kind: 'story', requestId: REQUEST, result: null, partial: ['Ember flew.'], createdAt: 1 }];
  jobs = [job({}), job({ status: 'failed' })];
  const generation = service();
  expect(await generation.finish(REQUEST, {})).toBeNull();
  expect(await generation.listUnfinished()).toMatchObject([{ status: 'partial', paragraphs: ['Ember flew.'] }]);
});

it('resumed work that has failed is reported with the cause that its job holds', async () => {
  beginEarlier(pendingPortrait);
  const failed = job({ status: 'failed', error: { code: 'refused', message: 'Please choose other words.' } });
  jobs = [job({}), failed, failed];
  await expect(service().finish(REQUEST, {})).rejects.toMatchObject({
    code: 'refused',
    message: 'Please choose other words.',
    field: 'requestId',
  });
});

it('resuming work that another tab has discarded returns null', async () => {
  expect(await service().finish(REQUEST, {})).toBeNull();
});

describe('scenes', () => {
  it('a running scene is listed with its passage and position', async () => {
    beginEarlier(pendingScene);
    jobs = [job({ kind: 'scene' })];
    expect(await service().listUnfinished()).toMatchObject([
      { status: 'running', kind: 'scene', requestId: REQUEST, plan },
    ]);
  });

  it('a finished scene is offered at its planned position', async () => {
    storedStory = story({ content: TEXT });
    finishedWorks = [finishedScene('story_1')];
    beginEarlier(pendingScene);
    const alt = 'Ember is waving to the sea.';
    const picture = { requestId: REQUEST, imageUrl: 'https://x.test/s', prompt: 'a sea', alt };
    expect(await service().listUnfinished()).toEqual([
      { status: 'finished', kind: 'scene', requestId: REQUEST, input: plan, generated: picture },
    ]);
  });

  it('a finished scene from another device is offered at its passage', async () => {
    storedStory = story({ previousParts: ['Ember slept.', TEXT], content: `Ember slept.\n\n${TEXT}` });
    finishedWorks = [finishedScene('story_1')];
    expect(await service().listUnfinished()).toMatchObject([
      {
        kind: 'scene',
        input: { storyId: 'story_1', part: 1, position: TEXT.indexOf(passage), textSelection: passage },
      },
    ]);
  });

  it('a finished scene that its story already shows is deleted', async () => {
    const imagePath = `users/u1/stories/story_1/${REQUEST}.webp`;
    storedStory = story({
      content: TEXT,
      sceneImages: [{ id: 'scene-1', imageUrl: 'https://x.test/saved', imagePath }],
    });
    finishedWorks = [finishedScene('story_1')];
    expect(await service().listUnfinished()).toEqual([]);
    expect(deleted).toEqual([REQUEST]);
  });

  it('a finished scene whose story is deleted is not offered', async () => {
    finishedWorks = [finishedScene('story_1'), finishedScene(null)];
    expect(await service().listUnfinished()).toEqual([]);
  });
});
