import { AppError } from '@talelantern/domain/errors/app-error';
import { LIMITS } from '@talelantern/domain/limits/limits';
import {
  CHARACTER_IMAGES_REQUIRED,
  INVALID_SCENE_DESCRIPTION,
  LOCATION_IMAGE_REQUIRED,
  STORY_PICTURES_FULL,
  STORY_ID_REQUIRED,
  TEXT_CONTENT_REQUIRED,
} from '@talelantern/domain/contracts/scene-request';
import { readStory, type Story } from '@talelantern/domain/stories/story';
import { beforeEach, describe, expect, it } from 'vitest';
import { type ScenePlan, createSceneService } from './scene-service.ts';
import { deleteScene, findHeldScene } from './delete-scene.ts';
import { createPendingRequests } from '../generation/pending-requests.ts';

const NOW = 1_795_000_000_000;
const SERVER_NOW = NOW - 5000;
const PATH = 'users/u1/stories/story_1/saved.webp';

function storyWith(scenes: readonly string[], overrides: object = {}): Story {
  const sceneImages = scenes.map((id) => ({ id, imageUrl: `https://x.test/${id}`, imagePath: `users/u1/${id}.webp` }));
  const story = readStory('story_1', { content: 'Ember flew. The sea shone.', sceneImages, ...overrides });
  if (!story) throw new Error('The story could not be read.');
  return story;
}

const plan = (overrides: Partial<ScenePlan> = {}): ScenePlan => ({
  id: 'new',
  storyId: 'story_1',
  part: 0,
  position: 12,
  textSelection: 'The sea shone.',
  references: null,
  ...overrides,
});
const emberReferences = { portraits: ['https://x.test/ember', 'https://x.test/luna'], place: 'https://x.test/wood' };
const picture = (requestId = 'request-1') => ({
  requestId,
  imageUrl: 'https://x.test/painted',
  prompt: 'a shining sea',
});

let storedStory: Story | null;
let calls: { name: string; body: Record<string, unknown> }[];
let responses: (object | Error)[];
let deleted: string[];
let removedPaths: string[];
let storage: Map<string, string>;

beforeEach(() => {
  storedStory = storyWith([]);
  calls = [];
  responses = [];
  deleted = [];
  removedPaths = [];
  storage = new Map();
});

const stories = {
  find: async () => storedStory,
  async change(_id: string, revision: number, patch: object) {
    if (storedStory?.revision !== revision) return 'changed' as const;
    storedStory = { ...storedStory, ...patch, revision: revision + 1 };
    return 'saved' as const;
  },
};
const pictures = { delete: async (path: string) => void removedPaths.push(path) };

function createScenes() {
  const store = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  };
  return createSceneService({
    uid: 'u1',
    stories,
    functions: {
      async call(contract, body) {
        calls.push({ name: contract.name, body: body as Record<string, unknown> });
        const response = responses.shift();
        if (response instanceof Error) throw response;
        return contract.response.parse(response);
      },
      generateStory: () => Promise.reject(new Error('unexpected request')),
      cancel: async () => true,
    },
    records: {
      findJob: async () => null,
      deleteFinished: async (requestId) => void deleted.push(requestId),
    },
    pictures,
    requests: createPendingRequests(store, 'pending', () => NOW),
    clock: { now: async () => SERVER_NOW },
    now: () => NOW,
  });
}

it('generating a scene without references sends only the passage and its story', async () => {
  const alt = 'The sea shines in the sun.';
  responses = [{ imageUrl: 'https://x.test/painted', generatedPrompt: 'a shining sea', alt }];
  const generated = await createScenes().generateScene(plan());
  expect(calls).toMatchObject([
    {
      name: 'generateImageFromText',
      body: { text: 'The sea shone.', storyId: 'story_1', sceneId: 'new', userId: 'u1' },
    },
  ]);
  expect(generated).toEqual({ ...picture(), requestId: calls[0]?.body['requestId'], alt });
});

it('generating a scene with characters and a location sends their pictures', async () => {
  responses = [{ imageUrl: 'https://x.test/painted', generatedPrompt: 'a shining sea' }];
  await createScenes().generateScene(plan({ references: emberReferences }));
  expect(calls).toMatchObject([
    {
      name: 'generateSceneWithImages',
      body: {
        characterImageUrls: emberReferences.portraits.map((url) => ({ type: 'character', url })),
        locationImageUrl: emberReferences.place,
        text: 'The sea shone.',
        storyId: 'story_1',
        sceneId: 'new',
      },
    },
  ]);
});

it.each([
  [CHARACTER_IMAGES_REQUIRED, { references: { portraits: [], place: null } }],
  [LOCATION_IMAGE_REQUIRED, { references: { ...emberReferences, place: null } }],
  [TEXT_CONTENT_REQUIRED, { references: emberReferences, textSelection: ' ' }],
  [STORY_ID_REQUIRED, { references: emberReferences, storyId: '' }],
  [INVALID_SCENE_DESCRIPTION, { textSelection: ' \n ' }],
])('an incomplete scene fails with "%s" before any request', async (sentence, missing) => {
  await expect(createScenes().generateScene(plan(missing))).rejects.toThrow(sentence);
  expect(calls).toEqual([]);
});

it.each([
  ['storyId', STORY_PICTURES_FULL],
  ['text', 'Invalid text content'],
])('a scene that the function rejects because of its %s fails with "%s"', async (field, sentence) => {
  for (const references of [null, emberReferences]) {
    responses = [new AppError('invalid', 'Invalid text content', { field })];
    await expect(createScenes().generateScene(plan({ references }))).rejects.toThrow(sentence);
  }
});

it('a scene that may still be running keeps its request id', async () => {
  responses = [new AppError('busy', 'Busy, please try later'), { imageUrl: 'https://x.test/painted' }];
  const scenes = createScenes();
  await expect(scenes.generateScene(plan())).rejects.toThrow('Busy');
  await scenes.generateScene(plan({ id: 'another' }));
  expect(calls[1]?.body['requestId']).toBe(calls[0]?.body['requestId']);
});

describe('saving a scene', () => {
  beforeEach(() => {
    responses = [
      { imageUrl: 'https://x.test/saved', imagePath: PATH },
      { imageUrl: 'https://x.test/saved', imagePath: PATH },
    ];
  });

  it('a saved scene is copied to its story and placed at its passage', async () => {
    const savedStory = await createScenes().saveScene(plan({ part: 1 }), picture());
    expect(calls).toMatchObject([
      { name: 'saveSceneImageToStorage', body: { imageUrl: 'https://x.test/painted', storyId: 'story_1' } },
    ]);
    expect(savedStory.sceneImages).toEqual([
      {
        id: 'new',
        imageUrl: 'https://x.test/saved',
        imagePath: PATH,
        createdAt: SERVER_NOW,
        textSelection: 'The sea shone.',
        position: 12,
        part: 1,
        generatedPrompt: 'a shining sea',
      },
    ]);
    expect(deleted).toEqual(['request-1']);
  });

  it('a scene is saved with the alternative text that came with it', async () => {
    const savedStory = await createScenes().saveScene(plan(), { ...picture(), alt: 'The sea shines in the sun.' });
    expect(savedStory.sceneImages).toMatchObject([{ alt: 'The sea shines in the sun.' }]);
  });

  it('a scene that another tab adds at the same time is kept', async () => {
    const [here, there] = [createScenes(), createScenes()];
    await Promise.all([
      here.saveScene(plan({ id: 'here' }), picture('request-1')),
      there.saveScene(plan({ id: 'there' }), picture('request-2')),
    ]);
    expect(storedStory?.sceneImages.map(({ id }) => id).toSorted()).toEqual(['here', 'there']);
  });

  it('a regenerated scene replaces the old one and deletes its file', async () => {
    storedStory = storyWith(['first', 'old', 'last'], { coverSceneId: 'old' });
    const savedStory = await createScenes().saveScene(plan({ id: 'old' }), picture());
    expect(savedStory.sceneImages.map(({ id }) => id)).toEqual(['first', 'old', 'last']);
    expect(savedStory).toMatchObject({ coverSceneId: 'old', sceneImages: { 1: { imagePath: PATH } } });
    expect(removedPaths).toEqual(['users/u1/old.webp']);
  });

  it('saving a scene repeatedly adds it once', async () => {
    const scenes = createScenes();
    await scenes.saveScene(plan(), picture());
    const savedStory = await scenes.saveScene(plan(), picture());
    expect(savedStory.sceneImages).toHaveLength(1);
    expect(removedPaths).toEqual([]);
  });

  it('a scene over the story’s limit is rejected and kept', async () => {
    storedStory = storyWith(Array.from({ length: LIMITS.sceneImages }, (_, index) => `scene_${index}`));
    await expect(createScenes().saveScene(plan(), picture())).rejects.toThrow(STORY_PICTURES_FULL);
    expect(deleted).toEqual([]);
  });
});

const removeScene = (sceneId: string) =>
  deleteScene({ storyId: 'story_1', sceneId }, { stories, pictures, now: () => NOW });

it('a deleted scene is removed from its story and cover, with its file', async () => {
  storedStory = storyWith(['sea', 'wood'], { coverSceneId: 'sea' });
  await removeScene('sea');
  expect(storedStory).toMatchObject({ coverSceneId: null, sceneImages: [{ id: 'wood' }] });
  expect(removedPaths).toEqual(['users/u1/sea.webp']);
});

it('deleting a scene keeps a file that another scene shows', async () => {
  storedStory = storyWith(['sea', 'wood'], {
    sceneImages: ['sea', 'again'].map((id) => ({ id, imageUrl: 'https://x.test/sea', imagePath: PATH })),
  });
  await removeScene('sea');
  expect(removedPaths).toEqual([]);
  await removeScene('again');
  expect(removedPaths).toEqual([PATH]);
});

it('a scene counts as changed when its picture was made, not when its story changed', async () => {
  const find = (sceneId: string) => findHeldScene({ storyId: 'story_1', sceneId }, { stories });
  const sceneImages = [{ id: 'sea', imageUrl: 'https://x.test/sea', createdAt: NOW }];
  storedStory = storyWith([], { sceneImages, updatedAt: NOW + 1 });
  expect([await find('sea'), await find('gone')]).toEqual([{ updatedAt: NOW }, null]);
});

it('deleting a scene that is already gone succeeds', async () => {
  storedStory = storyWith(['wood']);
  await removeScene('sea');
  expect(storedStory.revision).toBe(1);
  expect(removedPaths).toEqual([]);
});
