import type { Character } from '@talelantern/domain/characters/character';
import { EMPTY_ADVANCED_FEATURES } from '@talelantern/domain/images/advanced-features';
import { DEFAULT_APPEARANCE } from '@talelantern/domain/characters/default-appearance';
import type { GenerateStoryRequest } from '@talelantern/domain/contracts/generate-story';
import { readLocation } from '@talelantern/domain/locations/location';
import { readProfile } from '@talelantern/domain/accounts/profile';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { Relationship } from '@talelantern/domain/stories/relationship';
import { STORY_ID_PATTERN } from '@talelantern/domain/stories/story-id';
import type { Story } from '@talelantern/domain/stories/story';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ChapterAssignment } from './chapter.ts';
import { createPendingWork, type PendingWork } from './pending-work.ts';
import type { StoryPatch } from './ports/story-repository.ts';
import { createStoryService } from './create-story-service.ts';
import { STORY_CHANGED } from './story-service.ts';

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

let told: GenerateStoryRequest[];
let answer: () => Promise<{ story: string; memoryKey: string }>;
let stored: Map<string, Story>;
let patches: { revision: number; patch: StoryPatch }[];
let revisionAnswer: 'saved' | 'changed';
let storeFails: boolean;
let putAway: string[];
let kept: Map<string, string>;
let pendingWork: PendingWork;

const service = () =>
  createStoryService({
    uid: 'u1',
    stories: {
      list: async () => ({ items: [...stored.values()], unreadable: ['broken'], next: null }),
      find: async (id) => stored.get(id) ?? null,
      findByMemoryKey: async () => null,
      async create(story) {
        if (storeFails) throw new Error('offline');
        stored.set(story.id, story);
      },
      async change(_id, revision, patch) {
        patches.push({ revision, patch });
        return revisionAnswer;
      },
      async setFavorite(id, favorite) {
        const story = stored.get(id);
        if (storeFails || !story) throw new Error('offline');
        stored.set(id, { ...story, favorite });
      },
      delete: async (id) => void stored.delete(id),
    },
    profile: { get: async () => readProfile('u1', {}) },
    functions: {
      call: () => Promise.reject(new Error('not asked for')),
      async tellStory(body, { onParagraph } = {}) {
        told.push(body);
        onParagraph?.(0, 'Ember flew.');
        return answer();
      },
      cancel: async () => true,
    },
    records: {
      findJob: async () => null,
      listFinished: async () => [],
      findFinished: async () => null,
      deleteFinished: async (requestId) => void putAway.push(requestId),
    },
    pendingWork,
    deletions: {
      hold: () => ({ undo: () => undefined, outcome: Promise.resolve('deleted') }),
      isHeld: ({ id }) => id === 'held',
      carryOut: () => undefined,
      putOff: () => undefined,
      takeUp: () => undefined,
      carryOutLeftovers: async () => undefined,
      finish: async () => undefined,
    },
    now: () => 1_795_000_000_000,
  });

beforeEach(() => {
  told = [];
  answer = async () => ({ story: 'Ember flew.\n\nThe sea shone.', memoryKey: 'memory-1' });
  stored = new Map();
  patches = [];
  revisionAnswer = 'saved';
  storeFails = false;
  putAway = [];
  kept = new Map();
  pendingWork = createPendingWork(
    {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    'pending',
  );
});

const begin = async (): Promise<Story> => {
  const { generateChapter, saveChapter } = service();
  return saveChapter(await generateChapter(newStory));
};

describe('the first chapter', () => {
  it('is asked for as specified, without pictures', async () => {
    await service().generateChapter(newStory);
    expect(told[0]).toMatchObject({
      theme: 'Treasure Hunt',
      ageRange: '5-8',
      storyPhase: 'introduction',
      userId: 'u1',
      settings: { maxLength: 4000, temperature: 0.8, continuationMode: false, length: 'epic' },
      characters: [{ id: 'ember', name: 'Ember', role: 'Hero' }],
    });
    expect(told[0]).not.toHaveProperty('prompt');
    expect(JSON.stringify(told[0])).not.toContain('storage.test');
  });

  it('takes along where it happens, how its cast belongs together, its own words and the child it is for', async () => {
    const { generateChapter, saveChapter } = service();
    const wood = readLocation('wood', {
      name: 'Lantern Wood',
      type: 'Woods and Meadows',
      userId: 'u1',
      imageUrl: 'https://storage.test/wood',
      imagePath: 'users/u1/wood.webp',
    });
    const bond: Relationship = { fromCharacterId: 'ember', toCharacterId: 'pip', type: 'Twin', details: 'of the sea' };
    const draft = await generateChapter({
      ...newStory,
      locations: wood ? [wood] : [],
      relationships: [bond],
      customElements: 'a blue mitten',
      childId: 'mo',
    });
    expect(told[0]).toMatchObject({
      locations: [{ id: 'wood', name: 'Lantern Wood', type: 'Woods and Meadows' }],
      settings: { relationships: [bond] },
      prompt: 'a blue mitten',
      childId: 'mo',
    });
    expect(JSON.stringify(told[0])).not.toContain('storage.test');
    expect(await saveChapter(draft)).toMatchObject({
      childId: 'mo',
      locations: [{ id: 'wood', name: 'Lantern Wood', imagePath: 'users/u1/wood.webp' }],
      relationships: [bond],
      settings: { customElements: 'a blue mitten' },
    });
  });

  it('is reported while it is written', async () => {
    const shown: string[] = [];
    await service().generateChapter(newStory, { onParagraph: (_index, text) => shown.push(text) });
    expect(shown).toEqual(['Ember flew.']);
  });

  it('becomes a story with the specified title, and the kept draft is put away', async () => {
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
    expect(stored.get(story.id)).toEqual(story);
    expect(putAway).toHaveLength(1);
    expect(pendingWork.list()).toEqual([]);
  });

  it('that could not be saved can be saved again without being told again', async () => {
    const { generateChapter, saveChapter } = service();
    const draft = await generateChapter(newStory);
    storeFails = true;
    await expect(saveChapter(draft)).rejects.toThrow('Failed to save story');
    expect(pendingWork.list()).toHaveLength(1);
    storeFails = false;
    const story = await saveChapter(draft);
    expect(story.id).toBe(draft.storyId);
    expect(told).toHaveLength(1);
  });

  it('asked for again after a lost connection keeps request and story id, so it is paid and stored once', async () => {
    answer = () => Promise.reject(new AppError('busy', 'Failed to connect to story generation service'));
    await expect(service().generateChapter(newStory)).rejects.toThrow('Failed to connect');
    answer = async () => ({ story: 'Ember flew.', memoryKey: 'memory-1' });
    await service().generateChapter(newStory);
    expect(told[1]?.requestId).toBe(told[0]?.requestId);
    expect(told[0]?.requestId).toMatch(/^[a-z0-9]{24}$/);
  });

  it('asked for anew after a refusal is another request', async () => {
    answer = () => Promise.reject(new AppError('refused', 'Not for a picture book'));
    await expect(service().generateChapter(newStory)).rejects.toThrow('Not for a picture book');
    await expect(service().generateChapter(newStory)).rejects.toThrow('Not for a picture book');
    expect(told[1]?.requestId).not.toBe(told[0]?.requestId);
  });

  it.each([
    ['nobody', [], 'Please select at least one character'],
    ['somebody who was never saved', [{ ...ember, id: 'temp_1' }], 'Please save your characters first'],
  ])('with %s is not asked for', async (_who, characters, sentence) => {
    await expect(service().generateChapter({ ...newStory, characters })).rejects.toThrow(sentence);
    expect(told).toEqual([]);
  });
});

describe('a later chapter', () => {
  it('does not name the child: the function knows it from the story, and it may be gone', async () => {
    const story = { ...(await begin()), childId: 'mo' };
    await service().generateChapter({ kind: 'next-chapter', story });
    expect(told[1]).not.toHaveProperty('childId');
  });

  it('continues the stored story with its own cast, theme and key', async () => {
    const story = await begin();
    const { generateChapter, saveChapter } = service();
    const grown = await saveChapter(await generateChapter({ kind: 'next-chapter', story }));
    expect(told[1]).toMatchObject({
      storyPhase: 'development',
      memoryKey: 'memory-1',
      settings: { maxLength: 2000, continuationMode: true, length: 'epic' },
      previousParts: story.previousParts,
    });
    expect(patches[0]).toMatchObject({ revision: 1, patch: { currentPhase: 'development' } });
    expect(grown.previousParts).toHaveLength(2);
    expect(grown.content).toBe(grown.previousParts.join('\n\n'));
    expect(grown.revision).toBe(2);
  });

  it('that another tab was faster with is refused and kept', async () => {
    const story = await begin();
    revisionAnswer = 'changed';
    const { generateChapter, saveChapter } = service();
    const draft = await generateChapter({ kind: 'next-chapter', story });
    await expect(saveChapter(draft)).rejects.toThrow(STORY_CHANGED);
    expect(pendingWork.list()).toHaveLength(1);
  });

  it('after the resolution is the resolution once more, in its place', async () => {
    const first = await begin();
    const parts = ['one', 'two', 'three', 'four'];
    const story: Story = { ...first, previousParts: parts, currentPhase: 'resolution' };
    answer = async () => ({ story: 'another end', memoryKey: 'memory-1' });
    const { generateChapter, saveChapter } = service();
    await saveChapter(await generateChapter({ kind: 'next-chapter', story }));
    expect(patches[0]?.patch.previousParts).toEqual(['one', 'two', 'three', 'another end']);
  });
});

it('a list leaves out what is being deleted and names what cannot be read', async () => {
  const story = await begin();
  stored.set('held', { ...story, id: 'held' });
  const page = await service().list();
  expect(page.items.map(({ id }) => id)).toEqual([story.id]);
  expect(page.unreadable).toEqual(['broken']);
});

describe('a favourite', () => {
  it('is marked and unmarked, and a chapter written meanwhile is still saved', async () => {
    const story = await begin();
    const { generateChapter, saveChapter, setFavorite } = service();
    const draft = await generateChapter({ kind: 'next-chapter', story });
    await setFavorite(story, true);
    expect(stored.get(story.id)).toMatchObject({ favorite: true, revision: 1 });
    await saveChapter(draft);
    await setFavorite(story, false);
    expect(stored.get(story.id)?.favorite).toBe(false);
  });

  it('that could not be stored says so', async () => {
    const story = await begin();
    storeFails = true;
    await expect(service().setFavorite(story, true)).rejects.toThrow('Failed to update story');
  });
});
