import type { FinishedWork } from '@talelantern/domain/generation/finished-work';
import type { Job } from '@talelantern/domain/generation/job';
import { readCharacter, type Character } from '@talelantern/domain/characters/character';
import { readLocation, type Location } from '@talelantern/domain/locations/location';
import { readStory, type Story } from '@talelantern/domain/stories/story';
import { beforeEach, describe, expect, it } from 'vitest';
import { createOfferMaker } from './finished-offers.ts';
import { createGenerationService } from './create-generation-service.ts';
import { createPendingWork, type Pending, type PendingWork } from './pending-work.ts';
import type { CharacterRepository } from './ports/character-repository.ts';
import type { LocationRepository } from './ports/location-repository.ts';
import type { GenerationRecords } from './ports/generation-records.ts';
import type { StoryRepository } from './ports/story-repository.ts';
import type { ScenePlan } from './scene-maker.ts';

const NOW = 1_795_000_000_000;
const REQUEST = 'r'.repeat(24);
const TOLD = 'Ember flew.\n\nThe sea shone.';

const wood = readLocation('wood', { name: 'Lantern Wood', type: 'Woods and Meadows', userId: 'u1' }) as Location;
const ember = readCharacter('ember', { name: 'Ember', type: 'Dragon', userId: 'u1' }) as Character;
const story = (changes: object) =>
  readStory('story_1', { title: 'A tale', memoryKey: 'memory-1', ...changes }) as Story;

const finishedStory = (changes: object = {}): FinishedWork => ({
  kind: 'story',
  requestId: REQUEST,
  partial: null,
  createdAt: 1,
  result: {
    story: TOLD,
    memoryKey: 'memory-1',
    storyPhase: 'introduction',
    theme: 'Treasure Hunt',
    ageRange: '5-8',
    length: 'standard',
    customElements: '',
    characterIds: ['ember'],
    relationships: [],
    locationIds: [],
    childId: null,
    ideas: [],
    ...changes,
  },
});
const finishedPortrait: FinishedWork = {
  kind: 'portrait',
  requestId: REQUEST,
  partial: null,
  createdAt: 1,
  result: { imageUrl: 'https://x.test/p', imagePath: 'users/u1/p.webp', prompt: 'a dragon', characterId: 'ember' },
};
const finishedPlace: FinishedWork = {
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
const pendingScene: Pending = { kind: 'scene', requestId: REQUEST, startedAt: NOW, fingerprint: 'f', plan };
const pendingPortrait: Pending = {
  kind: 'portrait',
  requestId: REQUEST,
  startedAt: NOW,
  fingerprint: 'f',
  itemId: 'ember',
};
const job = (changes: Partial<Job>): Job => ({
  requestId: REQUEST,
  kind: 'portrait',
  status: 'running',
  leaseUntil: NOW + 60_000,
  error: null,
  ...changes,
});

let finished: FinishedWork[];
let jobs: (Job | null)[];
let characters: Character[];
let tale: Story | null;
let putAway: string[];
let pendingWork: PendingWork;
let looks: number;

beforeEach(() => {
  finished = [];
  jobs = [];
  characters = [ember];
  tale = null;
  putAway = [];
  looks = 0;
  const kept = new Map<string, string>();
  pendingWork = createPendingWork(
    {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    'pending',
  );
});

/** As after a reload: what this page began before is no longer in its hands. */
function beganEarlier(pending: Pending): void {
  pendingWork.begin(pending);
  pendingWork.letGo(pending.requestId);
}

function service() {
  const records: GenerationRecords = {
    findJob: async () => jobs.shift() ?? null,
    listFinished: async () => finished,
    findFinished: async (requestId) => finished.find((work) => work.requestId === requestId) ?? null,
    deleteFinished: async (requestId) => void putAway.push(requestId),
  };
  const find = { find: async (id: string) => characters.find((character) => character.id === id) ?? null };
  const findPlace = { find: async (id: string) => (id === wood.id ? wood : null) };
  const findStory = { findByMemoryKey: async () => tale, find: async () => tale };
  const now = () => NOW;
  return createGenerationService({
    records,
    pendingWork,
    offers: createOfferMaker({
      uid: 'u1',
      characters: find as CharacterRepository,
      locations: findPlace as LocationRepository,
      stories: findStory as unknown as StoryRepository,
      records,
      pendingWork,
      now,
    }),
    characters: { savePicture: async (character, { imageUrl }) => ({ ...character, imageUrl }) },
    locations: { savePicture: async (location, { imageUrl }) => ({ ...location, imageUrl }) },
    stories: { saveChapter: async ({ storyId }) => ({ ...story({ content: TOLD }), id: storyId }) },
    scenes: { saveScene: async ({ storyId }) => ({ ...story({ content: TOLD }), id: storyId }) },
    now,
    sleep: async () => {
      looks += 1;
    },
  });
}

describe('finished work that nobody saved', () => {
  it('is offered as a new story with its cast and title', async () => {
    finished = [finishedStory()];
    const [work] = await service().listUnfinished();
    expect(work).toMatchObject({
      status: 'finished',
      kind: 'story',
      title: 'The Treasure Hunt of Ember',
      draft: { text: TOLD, phase: 'introduction', assignment: { kind: 'new-story', theme: 'Treasure Hunt' } },
    });
  });

  it('keeps story id and chosen roles of this device', async () => {
    finished = [finishedStory()];
    beganEarlier({
      kind: 'story',
      requestId: REQUEST,
      startedAt: NOW,
      fingerprint: 'f',
      storyId: 'story_1795000000000_abcdefgh',
      isNew: true,
      cast: [{ id: 'ember', role: 'Villain' }],
    });
    const [work] = await service().listUnfinished();
    expect(work).toMatchObject({
      draft: { storyId: 'story_1795000000000_abcdefgh', assignment: { characters: [{ role: 'Villain' }] } },
    });
  });

  it('asked for on another device is offered under one and the same new story id', async () => {
    finished = [finishedStory()];
    const generation = service();
    const ids = [await generation.listUnfinished(), await generation.listUnfinished()].map(([work]) => {
      if (work?.status !== 'finished' || work.kind !== 'story') throw new Error('no story is offered');
      return work.draft.storyId;
    });
    expect(ids[0]).toBe(ids[1]);
  });

  it('still knows where it happens and for which child it is', async () => {
    finished = [finishedStory({ locationIds: ['wood', 'gone'], childId: 'mo' })];
    const [work] = await service().listUnfinished();
    expect(work).toMatchObject({ draft: { assignment: { locations: [wood], childId: 'mo' } } });
  });

  it('continues the story that it was told for', async () => {
    tale = story({ content: 'One.', currentPhase: 'introduction' });
    finished = [finishedStory({ storyPhase: 'development' })];
    const [work] = await service().listUnfinished();
    expect(work).toMatchObject({
      title: 'A tale',
      draft: { storyId: 'story_1', assignment: { kind: 'next-chapter' } },
    });
  });

  it('is put away quietly when it is saved already', async () => {
    tale = story({ content: TOLD });
    finished = [finishedStory()];
    expect(await service().listUnfinished()).toEqual([]);
    expect(putAway).toEqual([REQUEST]);
  });

  it('can still be read when its story has gone on without it', async () => {
    tale = story({ content: 'One.\n\nTwo.', previousParts: ['One.', 'Two.'], currentPhase: 'development' });
    finished = [finishedStory({ storyPhase: 'development' })];
    expect(await service().listUnfinished()).toEqual([
      {
        status: 'partial',
        kind: 'story',
        requestId: REQUEST,
        paragraphs: ['Ember flew.', 'The sea shone.'],
        isWhole: true,
      },
    ]);
    expect(putAway).toEqual([]);
  });

  it('of a broken stream can be read', async () => {
    finished = [{ kind: 'story', requestId: REQUEST, result: null, partial: ['Ember flew.'], createdAt: 1 }];
    expect(await service().listUnfinished()).toMatchObject([
      { status: 'partial', paragraphs: ['Ember flew.'], isWhole: false },
    ]);
  });

  it('that this page holds in its hands is not offered twice', async () => {
    finished = [finishedPortrait];
    pendingWork.begin(pendingPortrait);
    expect(await service().listUnfinished()).toEqual([]);
  });

  it('is offered to the location that it shows, and saved to it', async () => {
    finished = [finishedPlace];
    const generation = service();
    const [work] = await generation.listUnfinished();
    expect(work).toMatchObject({
      kind: 'location',
      item: { id: 'wood' },
      picture: { itemId: 'wood', prompt: 'a wood' },
    });
    if (work?.status !== 'finished') throw new Error('nothing is offered');
    expect(await generation.save(work)).toMatchObject({ kind: 'location', item: { imageUrl: 'https://x.test/w' } });
  });

  it('can be saved and discarded', async () => {
    finished = [finishedPortrait];
    beganEarlier(pendingPortrait);
    const generation = service();
    const [work] = await generation.listUnfinished();
    if (work?.status !== 'finished') throw new Error('nothing is offered');
    expect(await generation.save(work)).toMatchObject({
      kind: 'portrait',
      item: { imageUrl: 'https://x.test/p' },
    });
    await generation.discard(REQUEST);
    expect(putAway).toEqual([REQUEST]);
    expect(pendingWork.list()).toEqual([]);
  });
});

describe('work that was begun before', () => {
  it('is shown as running while its lease is alive', async () => {
    beganEarlier(pendingPortrait);
    jobs = [job({})];
    expect(await service().listUnfinished()).toEqual([
      { status: 'running', kind: 'portrait', requestId: REQUEST, itemId: 'ember' },
    ]);
  });

  it.each([
    ['failed', job({ status: 'failed' })],
    ['has a lapsed lease', job({ leaseUntil: NOW - 1 })],
  ])('that %s is forgotten: nothing was counted', async (_how, state) => {
    beganEarlier(pendingPortrait);
    jobs = [state];
    expect(await service().listUnfinished()).toEqual([]);
    expect(pendingWork.list()).toEqual([]);
  });

  it('that never arrived is forgotten after a minute', async () => {
    beganEarlier(pendingPortrait);
    expect(await service().listUnfinished()).toHaveLength(1);
    pendingWork.forget(REQUEST);
    beganEarlier({ ...pendingPortrait, startedAt: NOW - 61_000 });
    expect(await service().listUnfinished()).toEqual([]);
  });

  it('is waited for and then offered', async () => {
    beganEarlier(pendingPortrait);
    finished = [finishedPortrait];
    jobs = [job({}), job({}), job({ status: 'done' })];
    expect(await service().waitFor(REQUEST)).toMatchObject({ kind: 'portrait', picture: { prompt: 'a dragon' } });
    expect(looks).toBe(2);
  });

  it('that fails while it is waited for is no offer', async () => {
    beganEarlier(pendingPortrait);
    jobs = [job({}), job({ status: 'failed' })];
    expect(await service().waitFor(REQUEST)).toBeNull();
    expect(pendingWork.list()).toEqual([]);
  });
});

describe('a picture of a passage', () => {
  it('that is still being painted is found with its place', async () => {
    beganEarlier(pendingScene);
    jobs = [job({ kind: 'scene' })];
    expect(await service().listUnfinished()).toEqual([{ status: 'running', kind: 'scene', requestId: REQUEST, plan }]);
  });

  it('that is finished is offered for its place, and saved into its story', async () => {
    tale = story({ content: TOLD });
    finished = [finishedScene('story_1')];
    beganEarlier(pendingScene);
    const picture = { requestId: REQUEST, itemId: 'scene-1', imageUrl: 'https://x.test/s', prompt: 'a sea' };
    expect(await service().listUnfinished()).toEqual([
      { status: 'finished', kind: 'scene', requestId: REQUEST, plan, picture },
    ]);
    const saved = await service().save({ kind: 'scene', requestId: REQUEST, plan, picture });
    expect(saved).toMatchObject({ kind: 'scene', story: { id: 'story_1' } });
  });

  it('that was asked for on another device is offered where its words stand', async () => {
    tale = story({ previousParts: ['Ember slept.', TOLD], content: `Ember slept.\n\n${TOLD}` });
    finished = [finishedScene('story_1')];
    expect(await service().listUnfinished()).toMatchObject([
      { kind: 'scene', plan: { storyId: 'story_1', part: 1, position: TOLD.indexOf(passage), textSelection: passage } },
    ]);
  });

  it('that its story shows already is put away', async () => {
    const imagePath = `users/u1/stories/story_1/${REQUEST}.webp`;
    tale = story({ content: TOLD, sceneImages: [{ id: 'scene-1', imageUrl: 'https://x.test/saved', imagePath }] });
    finished = [finishedScene('story_1')];
    expect(await service().listUnfinished()).toEqual([]);
    expect(putAway).toEqual([REQUEST]);
  });

  it('whose story is gone is not offered', async () => {
    finished = [finishedScene('story_1'), finishedScene(null)];
    expect(await service().listUnfinished()).toEqual([]);
  });
});
