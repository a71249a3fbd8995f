import type { Character } from '@talelantern/domain/characters/character';
import { EMPTY_ADVANCED_FEATURES } from '@talelantern/domain/images/advanced-features';
import { DEFAULT_APPEARANCE } from '@talelantern/domain/characters/default-appearance';
import type { GenerateStoryRequest } from '@talelantern/domain/contracts/generate-story';
import { readLocation } from '@talelantern/domain/locations/location';
import { readFinishedWork } from '@talelantern/domain/generation/finished-work';
import { readProfile } from '@talelantern/domain/accounts/profile';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { Job } from '@talelantern/domain/generation/job';
import type { Relationship } from '@talelantern/domain/stories/relationships';
import { STORY_ID_PATTERN, type Story } from '@talelantern/domain/stories/story';
import { beforeEach, expect, it } from 'vitest';
import { beginStory } from './chapter-request.ts';
import { STORY_CHANGED, type ChapterAssignment, type ChapterDraft } from './chapter.ts';
import { createPendingRequests, type PendingRequests } from '../generation/pending-requests.ts';
import type { StoryPatch } from '../ports/item-repositories.ts';
import { createStoryService } from './story-service.ts';

const ember: Character = {
  id: 'ember',
  userId: 'u1',
  name: 'Ember',
  type: 'Mythical Creature - Dragon - Fire Dragon',
  gender: 'female',
  personality: 'Brave and Kind',
  magicalPower: 'Flying',
  role: 'Hero',
  customDescription: '',
  appearance: { ...DEFAULT_APPEARANCE, age: null, customAge: '' },
  advancedFeatures: EMPTY_ADVANCED_FEATURES,
  realChild: false,
  imageUrl: 'https://storage.test/ember',
  imagePath: 'users/u1/ember.webp',
  cloudStorage: true,
  mainImage: null,
  imageHistory: [],
  generatedPrompt: null,
  sharing: null,
  createdAt: 1,
  updatedAt: 1,
};
const newStory: ChapterAssignment = {
  kind: 'new-story',
  characters: [ember],
  theme: 'Treasure Hunt',
  ageRange: '5-8',
  length: 'epic',
};

const FINISHED = {
  memoryKey: 'memory-1',
  storyPhase: 'development',
  theme: 'Treasure Hunt',
  ageRange: '5-8',
  length: 'epic',
  customElements: '',
  characterIds: ['ember'],
  relationships: [],
};

const WRITTEN: ChapterDraft = {
  requestId: 'r'.repeat(24),
  storyId: 'story_1795000000000_abcdefgh',
  assignment: newStory,
  phase: 'introduction',
  text: 'Pip waved.',
  memoryKey: 'memory-1',
  ideas: [],
  bookTitle: null,
};

let sentRequests: GenerateStoryRequest[];
let respond: () => Promise<{ story: string; memoryKey?: string }>;
let storedStories: Map<string, Story>;
let patches: { revision: number; patch: StoryPatch }[];
let revisionOutcome: 'saved' | 'changed';
let storeFails: boolean;
let deletedResults: string[];
/** The text of the finished work that is not saved yet. */
let finishedText: string | null;
/** Paragraphs of a chapter that broke off. */
let partialParagraphs: string[] | null;
let storage: Map<string, string>;
let jobStatus: Job['status'] | null;
/** Whether another tab held the mutex. */
let hasWaited: boolean;
let released: string[];
let requests: PendingRequests;

const service = () =>
  createStoryService({
    uid: 'u1',
    stories: {
      list: async () => ({ items: [...storedStories.values()], unreadable: ['broken'], next: null }),
      find: async (id) => storedStories.get(id) ?? null,
      findByMemoryKey: async (key) => [...storedStories.values()].find(({ memoryKey }) => memoryKey === key) ?? null,
      async create(story) {
        if (storeFails) throw new Error('offline');
        storedStories.set(story.id, story);
      },
      async change(id, revision, patch) {
        patches.push({ revision, patch });
        return storedStories.get(id)?.revision === revision ? revisionOutcome : 'changed';
      },
      async setFavorite(id, favorite) {
        const story = storedStories.get(id);
        if (storeFails || !story) throw new Error('offline');
        storedStories.set(id, { ...story, favorite });
      },
      delete: async (id) => void storedStories.delete(id),
    },
    profile: { get: async () => readProfile('u1', {}) },
    functions: {
      call: () => Promise.reject(new Error('unexpected request')),
      async generateStory(body, { onParagraph } = {}) {
        sentRequests.push(body);
        onParagraph?.(0, 'Ember flew.');
        return respond();
      },
      cancel: async () => true,
    },
    records: {
      findJob: async (requestId) =>
        jobStatus && { requestId, kind: 'story', status: jobStatus, leaseUntil: 1_795_000_000_001, error: null },
      findFinished: async (requestId) =>
        finishedText === null && partialParagraphs === null
          ? null
          : readFinishedWork({
              requestId,
              kind: 'story',
              partial: partialParagraphs,
              result: finishedText === null ? null : { ...FINISHED, story: finishedText },
            }),
      deleteFinished: async (requestId) => void deletedResults.push(requestId),
    },
    requests,
    deletions: { isHeld: ({ id }) => id === 'held' },
    mutex: { acquire: async () => hasWaited, release: (name) => void released.push(name) },
    clock: { now: async () => 1_795_000_000_000 },
    now: () => 1_795_000_000_000,
  });

beforeEach(() => {
  sentRequests = [];
  respond = async () => ({ story: 'Ember flew.\n\nThe sea shone.', memoryKey: 'memory-1' });
  storedStories = new Map();
  patches = [];
  revisionOutcome = 'saved';
  storeFails = false;
  deletedResults = [];
  finishedText = null;
  partialParagraphs = null;
  storage = new Map();
  jobStatus = null;
  hasWaited = false;
  released = [];
  requests = createPendingRequests(
    {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    },
    'pending',
    () => 1_795_000_000_000,
  );
});

const begin = async (): Promise<Story> => {
  const { generateChapter, saveChapter } = service();
  return saveChapter(await generateChapter(newStory));
};

it('generating a first chapter sends the specified request, without pictures', async () => {
  await service().generateChapter(newStory);
  expect(sentRequests[0]).toMatchObject({
    theme: 'Treasure Hunt',
    ageRange: '5-8',
    storyPhase: 'introduction',
    userId: 'u1',
    settings: { maxLength: 4000, temperature: 0.8, continuationMode: false, length: 'epic' },
    characters: [{ id: 'ember', name: 'Ember', role: 'Hero' }],
  });
  expect(sentRequests[0]).toHaveProperty(
    'prompt',
    'Write the introduction of a story for ages 5-8. Theme: Treasure Hunt',
  );
  expect(JSON.stringify(sentRequests[0])).not.toContain('storage.test');
});

it('the request includes locations, relationships, custom text and the child', async () => {
  const { generateChapter, saveChapter } = service();
  const wood = readLocation('wood', {
    name: 'Lantern Wood',
    type: 'Woods and Meadows',
    userId: 'u1',
    imageUrl: 'https://storage.test/wood',
    imagePath: 'users/u1/wood.webp',
  });
  const relationship: Relationship = {
    fromCharacterId: 'ember',
    toCharacterId: 'pip',
    type: 'Twin',
    details: 'of the sea',
  };
  const draft = await generateChapter({
    ...newStory,
    locations: wood ? [wood] : [],
    relationships: [relationship],
    customElements: 'a blue mitten',
    childId: 'mo',
  });
  expect(sentRequests[0]).toMatchObject({
    locations: [{ id: 'wood', name: 'Lantern Wood', type: 'Woods and Meadows' }],
    settings: { relationships: [relationship] },
    prompt: 'a blue mitten',
    childId: 'mo',
  });
  expect(JSON.stringify(sentRequests[0])).not.toContain('storage.test');
  expect(await saveChapter(draft)).toMatchObject({
    childId: 'mo',
    locations: [{ id: 'wood', name: 'Lantern Wood', imagePath: 'users/u1/wood.webp' }],
    relationships: [relationship],
    settings: { customElements: 'a blue mitten' },
  });
});

it('the paragraphs of a chapter are reported while they are written', async () => {
  const paragraphs: string[] = [];
  await service().generateChapter(newStory, { onParagraph: (_index, text) => paragraphs.push(text) });
  expect(paragraphs).toEqual(['Ember flew.']);
});

it('a saved first chapter becomes a story with the standard title, and its finished work is deleted', async () => {
  const story = await begin();
  expect(story.id).toMatch(STORY_ID_PATTERN);
  expect(story).toMatchObject({
    title: 'The Treasure Hunt of Ember',
    currentPhase: 'introduction',
    previousParts: ['Ember flew.\n\nThe sea shone.'],
    memoryKey: 'memory-1',
    revision: 1,
    settings: { length: 'epic' },
  });
  expect(storedStories.get(story.id)).toEqual(story);
  expect(deletedResults).toHaveLength(1);
  expect(requests.list()).toEqual([]);
});

it('a story without a memory key gets a random one, the same for every attempt to save it', async () => {
  respond = async () => ({ story: 'Ember flew.' });
  const { generateChapter, saveChapter } = service();
  const draft = await generateChapter(newStory);
  const { memoryKey } = await saveChapter(draft);
  expect(memoryKey).toMatch(/^[A-Za-z0-9_-]{16,40}$/);
  expect((await saveChapter(draft)).memoryKey).toBe(memoryKey);
});

it('a chapter that could not be saved can be saved without generating it again', async () => {
  const { generateChapter, saveChapter } = service();
  const draft = await generateChapter(newStory);
  storeFails = true;
  await expect(saveChapter(draft)).rejects.toThrow('Failed to save story');
  expect(requests.list()).toHaveLength(1);
  storeFails = false;
  const story = await saveChapter(draft);
  expect(story.id).toBe(draft.storyId);
  expect(sentRequests).toHaveLength(1);
});

it('a first chapter that another device has saved is not stored again', async () => {
  const { generateChapter, saveChapter } = service();
  const draft = await generateChapter(newStory);
  const savedStory = await saveChapter({ ...draft, storyId: 'story_1795000000000_elsewhere' });
  const changedStory = { ...savedStory, favorite: true };
  storedStories.set(savedStory.id, changedStory);
  expect(await saveChapter(draft)).toEqual(changedStory);
  expect([...storedStories.keys()]).toEqual([savedStory.id]);
  expect(deletedResults).toHaveLength(2);
});

it('if another device has saved the chapter before the response, the stored chapter is returned', async () => {
  const decided = new AppError('not_found', 'This was already saved or discarded.', { field: 'requestId' });
  let elsewhere: Story | null = null;
  respond = async () => {
    const memoryKey = sentRequests[0]?.requestId ?? '';
    elsewhere = { ...beginStory({ ...WRITTEN, memoryKey }, 'u1', 1), id: 'story_1795000000000_elsewhere' };
    storedStories.set(elsewhere.id, elsewhere);
    throw decided;
  };
  const { generateChapter, saveChapter } = service();
  const foundDraft = await generateChapter(newStory);
  expect(foundDraft.text).toBe('Pip waved.');
  expect(await saveChapter(foundDraft)).toEqual(elsewhere);
  expect(storedStories.size).toBe(1);
});

it('a chapter that another device has discarded fails as not found', async () => {
  respond = () => Promise.reject(new AppError('not_found', 'This was already saved', { field: 'requestId' }));
  await expect(service().generateChapter(newStory)).rejects.toThrow('This was already saved');
  respond = () => Promise.reject(new AppError('not_found', 'Child profile not found'));
  await expect(service().generateChapter(newStory)).rejects.toThrow('Child profile not found');
});

it('a retry after a lost connection keeps request id and story id, so it is charged and stored once', async () => {
  respond = () => Promise.reject(new AppError('busy', 'Failed to connect to story generation service'));
  await expect(service().generateChapter(newStory)).rejects.toThrow('Failed to connect');
  respond = async () => ({ story: 'Ember flew.', memoryKey: 'memory-1' });
  await service().generateChapter(newStory);
  expect(sentRequests[1]?.requestId).toBe(sentRequests[0]?.requestId);
  expect(sentRequests[0]?.requestId).toMatch(/^[A-Za-z0-9_-]{16,40}$/);
});

it('a request after a refusal has a new id', async () => {
  respond = () => Promise.reject(new AppError('refused', 'Not for a picture book'));
  await expect(service().generateChapter(newStory)).rejects.toThrow('Not for a picture book');
  await expect(service().generateChapter(newStory)).rejects.toThrow('Not for a picture book');
  expect(sentRequests[1]?.requestId).not.toBe(sentRequests[0]?.requestId);
});

it.each([
  ['failed', 'failed'],
  ['running', 'running'],
  ['done', 'done'],
  [null, 'sent'],
] as const)('the request of a chapter whose job is %s is found as %s', async (stored, status) => {
  jobStatus = stored;
  respond = () => Promise.reject(new AppError('busy', 'Failed to connect to story generation service'));
  await expect(service().generateChapter(newStory)).rejects.toThrow('Failed to connect');
  expect(await service().findRequest(newStory)).toEqual({ requestId: sentRequests[0]?.requestId, status });
});

it('a chapter that another tab has saved after the connection was lost is found', async () => {
  respond = () => Promise.reject(new AppError('busy', 'Failed to connect to story generation service'));
  const { generateChapter, findRequest, findSaved, saveChapter } = service();
  await expect(generateChapter(newStory)).rejects.toThrow('Failed to connect');
  const requestId = sentRequests[0]?.requestId ?? '';
  jobStatus = 'done';
  const elsewhere = { ...beginStory({ ...WRITTEN, memoryKey: requestId }, 'u1', 1), id: 'story_1795000000000_tab' };
  storedStories.set(elsewhere.id, elsewhere);
  requests.forget(requestId);
  expect(await findRequest(newStory)).toEqual({ requestId, status: 'done' });
  const draft = await findSaved(newStory, requestId);
  expect(draft && (await saveChapter(draft))).toEqual(elsewhere);
  expect(storedStories.size).toBe(1);
});

it('a chapter that was never saved is not found', async () => {
  expect(await service().findSaved(newStory, 'r'.repeat(24))).toBeNull();
});

it('a settled request of a chapter is not found', async () => {
  jobStatus = 'failed';
  expect(await service().findRequest(newStory)).toBeNull();
});

it.each([
  ['no character', [], 'Please select at least one character'],
  ['an unsaved character', [{ ...ember, id: 'temp_1' }], 'Please save your characters first'],
])('a story with %s is not requested', async (_who, characters, sentence) => {
  await expect(service().generateChapter({ ...newStory, characters })).rejects.toThrow(sentence);
  expect(sentRequests).toEqual([]);
});

it('a later chapter that another device has saved before the response is added once', async () => {
  const story = await begin();
  const { generateChapter, saveChapter } = service();
  const continuedStory = { ...story, previousParts: [...story.previousParts, 'Pip waved.'], revision: 2 };
  respond = async () => {
    storedStories.set(story.id, continuedStory);
    throw new AppError('not_found', 'This was already saved or discarded.', { field: 'requestId' });
  };
  expect(await saveChapter(await generateChapter({ kind: 'next-chapter', story }))).toEqual(continuedStory);
  expect(patches).toEqual([]);
});

it.each([
  ['a picture has arrived is the same request', 1, { sceneImages: [], revision: 2 }],
  ['its story was edited is another request', 2, { previousParts: ['Ember swam.'], revision: 2 }],
])('a later chapter that is requested again after %s', async (_what, requestCount, change) => {
  const story = await begin();
  respond = () => Promise.reject(new AppError('busy', 'Failed to connect to story generation service'));
  const ask = (orderedStory: Story) =>
    service().generateChapter({ kind: 'next-chapter', story: orderedStory, idea: 'They follow the owl.' });
  await expect(ask(story)).rejects.toThrow('Failed to connect');
  await expect(ask({ ...story, ...change })).rejects.toThrow('Failed to connect');
  const ids = new Set(sentRequests.slice(1).map(({ requestId }) => requestId));
  expect(ids.size).toBe(requestCount);
});

it('generating a later chapter does not send a child id, because the function reads it from the story', async () => {
  const story = { ...(await begin()), childId: 'mo' };
  await service().generateChapter({ kind: 'next-chapter', story });
  expect(sentRequests[1]).not.toHaveProperty('childId');
});

it('a later chapter that another child begins sends that child’s id, and a retry sends the same request', async () => {
  const story = { ...(await begin()), childId: 'ida' };
  const failed = new AppError('busy', 'Failed to connect to story generation service');
  for (const childId of ['ida', 'mo', 'mo']) {
    respond = () => Promise.reject(failed);
    await expect(service().generateChapter({ kind: 'next-chapter', story, childId })).rejects.toBe(failed);
  }
  const [, own, first, second] = sentRequests;
  expect(own).not.toHaveProperty('childId');
  expect(first).toHaveProperty('childId', 'mo');
  expect(second).toEqual(first);
  expect(first?.requestId).not.toBe(own?.requestId);
});

it('generating a later chapter sends the cast, theme and memory key of the stored story', async () => {
  const story = await begin();
  const { generateChapter, saveChapter } = service();
  const continuedStory = await saveChapter(await generateChapter({ kind: 'next-chapter', story }));
  expect(sentRequests[1]).toMatchObject({
    storyPhase: 'development',
    memoryKey: 'memory-1',
    settings: { maxLength: 2000, continuationMode: true, length: 'epic' },
    previousParts: story.previousParts,
  });
  expect(patches[0]).toMatchObject({ revision: 1, patch: { currentPhase: 'development' } });
  expect(continuedStory.previousParts).toHaveLength(2);
  expect(continuedStory.content).toBe(continuedStory.previousParts.join('\n\n'));
  expect(continuedStory.revision).toBe(2);
});

it('a later chapter is rejected but kept if another tab has saved a chapter first', async () => {
  const story = await begin();
  const previousParts = [...story.previousParts, 'Told in the other tab.'];
  storedStories.set(story.id, { ...story, previousParts, currentPhase: 'development', revision: 2 });
  const { generateChapter, saveChapter } = service();
  const draft = await generateChapter({ kind: 'next-chapter', story });
  await expect(saveChapter(draft)).rejects.toThrow(STORY_CHANGED);
  expect(requests.list()).toHaveLength(1);
});

it('a later chapter of a story that was deleted in the meantime is rejected but kept', async () => {
  const story = await begin();
  const { generateChapter, saveChapter } = service();
  const draft = await generateChapter({ kind: 'next-chapter', story });
  storedStories.delete(story.id);
  await expect(saveChapter(draft)).rejects.toThrow(STORY_CHANGED);
  expect(patches).toEqual([]);
  expect(requests.list()).toHaveLength(1);
});

it('a new ending is rejected if another tab has already replaced the ending', async () => {
  const story: Story = {
    ...(await begin()),
    previousParts: ['one', 'two', 'three', 'four'],
    currentPhase: 'resolution',
  };
  storedStories.set(story.id, {
    ...story,
    previousParts: ['one', 'two', 'three', 'Told in the other tab.'],
    revision: 2,
  });
  const { generateChapter, saveChapter } = service();
  await expect(saveChapter(await generateChapter({ kind: 'next-chapter', story }))).rejects.toThrow(STORY_CHANGED);
});

it('a later chapter is saved on the first try although a picture of the story has arrived in the meantime', async () => {
  const story = await begin();
  const { generateChapter, saveChapter } = service();
  const draft = await generateChapter({ kind: 'next-chapter', story });
  storedStories.set(story.id, { ...story, coverSceneId: 'painted', revision: 2 });
  const savedStory = await saveChapter(draft);
  expect(patches.map(({ revision }) => revision)).toEqual([2]);
  expect(savedStory).toMatchObject({ coverSceneId: 'painted', revision: 3, currentPhase: 'development' });
  expect(savedStory.previousParts).toHaveLength(2);
});

it('a chapter that another tab has written in the meantime is not generated again', async () => {
  const story = await begin();
  storedStories.set(story.id, { ...story, previousParts: [...story.previousParts, 'Told in the other tab.'] });
  hasWaited = true;
  revisionOutcome = 'changed';
  const { generateChapter, saveChapter } = service();
  const draft = await generateChapter({ kind: 'next-chapter', story });
  expect(sentRequests).toHaveLength(1);
  expect(draft.text).toBe('Told in the other tab.');
  expect((await saveChapter(draft)).previousParts).toEqual(['Ember flew.\n\nThe sea shone.', 'Told in the other tab.']);
  expect(released).toEqual([`talelantern.chapter.${story.id}`]);
});

it.each([
  ['second chapter', ['One.']],
  ['first ending', ['One.', 'Two.', 'Three.']],
])('a lost %s is not deleted if another device has saved a different one', async (_what, previousParts) => {
  const currentPhase = previousParts.length === 1 ? 'introduction' : 'climax';
  const story: Story = { ...(await begin()), previousParts, currentPhase };
  const { generateChapter, findSaved, saveChapter } = service();
  respond = () => Promise.reject(new AppError('busy', 'Failed to connect to story generation service'));
  await expect(generateChapter({ kind: 'next-chapter', story })).rejects.toThrow('Failed to connect');
  const requestId = sentRequests[1]?.requestId ?? '';
  deletedResults = [];
  storedStories.set(story.id, { ...story, previousParts: [...previousParts, 'Told on the tablet.'], revision: 2 });
  finishedText = 'Told on the phone.';
  expect(await findSaved({ kind: 'next-chapter', story }, requestId)).toBeNull();
  expect(deletedResults).toEqual([]);

  // The tablet has saved the same text, and has not deleted the finished work yet.
  finishedText = 'Told on the tablet.';
  const draft = await findSaved({ kind: 'next-chapter', story }, requestId);
  expect(draft && (await saveChapter(draft)).previousParts).toEqual([...previousParts, 'Told on the tablet.']);
  expect(deletedResults).toEqual([requestId]);
});

it('a lost chapter is requested again, and not deleted, if another tab has written a different one', async () => {
  const story = await begin();
  storedStories.set(story.id, { ...story, previousParts: [...story.previousParts, 'Told in the other tab.'] });
  hasWaited = true;
  finishedText = 'Told in this tab.';
  respond = async () => ({ story: 'Told in this tab.', memoryKey: 'memory-1' });
  const { generateChapter, saveChapter } = service();
  deletedResults = [];
  const draft = await generateChapter({ kind: 'next-chapter', story });
  expect(draft.text).toBe('Told in this tab.');
  await expect(saveChapter(draft)).rejects.toThrow(STORY_CHANGED);
  expect(deletedResults).toEqual([]);
});

it('the chapter of another tab is taken if the own one broke off', async () => {
  const story = await begin();
  const previousParts = [...story.previousParts, 'Told in the other tab.'];
  storedStories.set(story.id, { ...story, previousParts, revision: 2 });
  hasWaited = true;
  partialParagraphs = ['Told in'];
  const sentBefore = sentRequests.length;
  const { generateChapter, saveChapter } = service();
  const saved = await saveChapter(await generateChapter({ kind: 'next-chapter', story }));
  expect(saved.previousParts).toEqual(previousParts);
  expect(sentRequests).toHaveLength(sentBefore);
});

it('a tab that has waited generates the chapter if the other tab failed, and releases the mutex', async () => {
  const story = await begin();
  hasWaited = true;
  const { generateChapter, saveChapter } = service();
  await saveChapter(await generateChapter({ kind: 'next-chapter', story }));
  expect(sentRequests).toHaveLength(2);
  respond = async () => Promise.reject(new AppError('busy', 'Busy'));
  await expect(generateChapter({ kind: 'next-chapter', story, length: 'standard' })).rejects.toThrow('Busy');
  expect(released).toHaveLength(2);
});

it('a new resolution of a complete story replaces the old one, and must be approved again', async () => {
  const first = await begin();
  const parts = ['one', 'two', 'three', 'four'];
  const story: Story = { ...first, previousParts: parts, currentPhase: 'resolution', approvedParts: [0, 1, 2, 3] };
  storedStories.set(story.id, story);
  respond = async () => ({ story: 'another end', memoryKey: 'memory-1' });
  const { generateChapter, saveChapter } = service();
  await saveChapter(await generateChapter({ kind: 'next-chapter', story }));
  expect(patches[0]?.patch.previousParts).toEqual(['one', 'two', 'three', 'another end']);
  expect(patches[0]?.patch.approvedParts).toEqual([0, 1, 2]);
});

it('the story list omits stories that are being deleted and reports unreadable ones', async () => {
  const story = await begin();
  storedStories.set('held', { ...story, id: 'held' });
  const page = await service().list();
  expect(page.items.map(({ id }) => id)).toEqual([story.id]);
  expect(page.unreadable).toEqual(['broken']);
});

it('a favorite can be set and unset, even while a chapter that can still be saved is being generated', async () => {
  const story = await begin();
  const { generateChapter, saveChapter, setFavorite } = service();
  const draft = await generateChapter({ kind: 'next-chapter', story });
  await setFavorite(story, true);
  expect(storedStories.get(story.id)).toMatchObject({ favorite: true, revision: 1 });
  await saveChapter(draft);
  await setFavorite(story, false);
  expect(storedStories.get(story.id)?.favorite).toBe(false);
});

it('setting a favorite rejects with a message when it cannot be stored', async () => {
  const story = await begin();
  storeFails = true;
  await expect(service().setFavorite(story, true)).rejects.toThrow('Failed to update story');
});
