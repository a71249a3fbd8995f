import { AppError } from '@talelantern/domain/errors/app-error';
import { LIMITS } from '@talelantern/domain/limits/limits';
import {
  CHARACTER_IMAGES_REQUIRED,
  INVALID_SCENE_DESCRIPTION,
  LOCATION_IMAGE_REQUIRED,
  STORY_HOLDS_NO_MORE_PICTURES,
  STORY_ID_REQUIRED,
  TEXT_CONTENT_REQUIRED,
} from '@talelantern/domain/stories/scene-request';
import { readStory, type Story } from '@talelantern/domain/stories/story';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSceneMaker } from './create-scene-maker.ts';
import { deleteScene } from './delete-scene.ts';
import { createPendingWork } from './pending-work.ts';
import type { ScenePlan } from './scene-maker.ts';

const NOW = 1_795_000_000_000;
const PATH = 'users/u1/stories/story_1/saved.webp';

function storyWith(scenes: readonly string[], fields: object = {}): Story {
  const sceneImages = scenes.map((id) => ({ id, imageUrl: `https://x.test/${id}`, imagePath: `users/u1/${id}.webp` }));
  const story = readStory('story_1', { content: 'Ember flew. The sea shone.', sceneImages, ...fields });
  if (!story) throw new Error('The story could not be read.');
  return story;
}

const plan = (differences: Partial<ScenePlan> = {}): ScenePlan => ({
  id: 'new',
  storyId: 'story_1',
  part: 0,
  position: 12,
  textSelection: 'The sea shone.',
  references: null,
  ...differences,
});
const withEmber = { portraits: ['https://x.test/ember', 'https://x.test/luna'], place: 'https://x.test/wood' };
const picture = (requestId = 'request-1') => ({
  requestId,
  itemId: 'new',
  imageUrl: 'https://x.test/painted',
  prompt: 'a shining sea',
});

let stored: Story | null;
let calls: { name: string; body: Record<string, unknown> }[];
let answers: (object | Error)[];
let putAway: string[];
let removed: string[];
let kept: Map<string, string>;

beforeEach(() => {
  stored = storyWith([]);
  calls = [];
  answers = [];
  putAway = [];
  removed = [];
  kept = new Map();
});

const stories = {
  find: async () => stored,
  async change(_id: string, revision: number, patch: object) {
    if (stored?.revision !== revision) return 'changed' as const;
    stored = { ...stored, ...patch, revision: revision + 1 };
    return 'saved' as const;
  },
};
const pictures = { delete: async (path: string) => void removed.push(path) };

function maker() {
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return createSceneMaker({
    uid: 'u1',
    stories,
    functions: {
      async call(contract, body) {
        calls.push({ name: contract.name, body: body as Record<string, unknown> });
        const answer = answers.shift();
        if (answer instanceof Error) throw answer;
        return contract.response.parse(answer);
      },
      tellStory: () => Promise.reject(new Error('not asked for')),
      cancel: async () => true,
    },
    records: {
      findJob: async () => null,
      listFinished: async () => [],
      findFinished: async () => null,
      deleteFinished: async (requestId) => void putAway.push(requestId),
    },
    pictures,
    pendingWork: createPendingWork(store, 'pending'),
    now: () => NOW,
  });
}

describe('painting a passage', () => {
  it('from the words alone sends them with their story', async () => {
    answers = [{ imageUrl: 'https://x.test/painted', generatedPrompt: 'a shining sea' }];
    const painted = await maker().generateScene(plan());
    expect(calls).toMatchObject([
      { name: 'generateImageFromText', body: { text: 'The sea shone.', storyId: 'story_1', userId: 'u1' } },
    ]);
    expect(painted).toEqual({ ...picture(), requestId: calls[0]?.body['requestId'] });
  });

  it('with its people and its place sends exactly their pictures', async () => {
    answers = [{ imageUrl: 'https://x.test/painted', generatedPrompt: 'a shining sea' }];
    await maker().generateScene(plan({ references: withEmber }));
    expect(calls).toMatchObject([
      {
        name: 'generateSceneWithImages',
        body: {
          characterImageUrls: withEmber.portraits.map((url) => ({ type: 'character', url })),
          locationImageUrl: withEmber.place,
          text: 'The sea shone.',
          storyId: 'story_1',
        },
      },
    ]);
  });

  it.each([
    [CHARACTER_IMAGES_REQUIRED, { references: { portraits: [], place: null } }],
    [LOCATION_IMAGE_REQUIRED, { references: { ...withEmber, place: null } }],
    [TEXT_CONTENT_REQUIRED, { references: withEmber, textSelection: ' ' }],
    [STORY_ID_REQUIRED, { references: withEmber, storyId: '' }],
    [INVALID_SCENE_DESCRIPTION, { textSelection: ' \n ' }],
  ])('says "%s" before it asks for anything', async (sentence, missing) => {
    await expect(maker().generateScene(plan(missing))).rejects.toThrow(sentence);
    expect(calls).toEqual([]);
  });

  it('that may be going on is asked for under the same request id again', async () => {
    answers = [new AppError('busy', 'Busy, please try later'), { imageUrl: 'https://x.test/painted' }];
    const scenes = maker();
    await expect(scenes.generateScene(plan())).rejects.toThrow('Busy');
    await scenes.generateScene(plan({ id: 'another' }));
    expect(calls[1]?.body['requestId']).toBe(calls[0]?.body['requestId']);
  });
});

describe('a painted passage', () => {
  beforeEach(() => {
    answers = [
      { imageUrl: 'https://x.test/saved', imagePath: PATH },
      { imageUrl: 'https://x.test/saved', imagePath: PATH },
    ];
  });

  it('is moved to its story and shown where its text is', async () => {
    const saved = await maker().saveScene(plan({ part: 1 }), picture());
    expect(calls).toMatchObject([
      { name: 'saveSceneImageToStorage', body: { imageUrl: 'https://x.test/painted', storyId: 'story_1' } },
    ]);
    expect(saved.sceneImages).toEqual([
      {
        id: 'new',
        imageUrl: 'https://x.test/saved',
        imagePath: PATH,
        createdAt: NOW,
        textSelection: 'The sea shone.',
        position: 12,
        part: 1,
        generatedPrompt: 'a shining sea',
      },
    ]);
    expect(putAway).toEqual(['request-1']);
  });

  it('stays beside the one that another tab shows at the same time', async () => {
    const [here, there] = [maker(), maker()];
    await Promise.all([
      here.saveScene(plan({ id: 'here' }), picture('request-1')),
      there.saveScene(plan({ id: 'there' }), picture('request-2')),
    ]);
    expect(stored?.sceneImages.map(({ id }) => id).toSorted()).toEqual(['here', 'there']);
  });

  it('that is made again takes the place of the old one, whose file goes', async () => {
    stored = storyWith(['first', 'old', 'last'], { coverSceneId: 'old' });
    const saved = await maker().saveScene(plan({ id: 'old' }), picture());
    expect(saved.sceneImages.map(({ id }) => id)).toEqual(['first', 'old', 'last']);
    expect(saved).toMatchObject({ coverSceneId: 'old', sceneImages: { 1: { imagePath: PATH } } });
    expect(removed).toEqual(['users/u1/old.webp']);
  });

  it('is saved once, however often it is tried', async () => {
    const scenes = maker();
    await scenes.saveScene(plan(), picture());
    const again = await scenes.saveScene(plan(), picture());
    expect(again.sceneImages).toHaveLength(1);
    expect(removed).toEqual([]);
  });

  it('finds no room in a story that is full of pictures, and is kept', async () => {
    stored = storyWith(Array.from({ length: LIMITS.sceneImages }, (_, index) => `scene_${index}`));
    await expect(maker().saveScene(plan(), picture())).rejects.toThrow(STORY_HOLDS_NO_MORE_PICTURES);
    expect(putAway).toEqual([]);
  });
});

describe('a picture that is taken out', () => {
  const take = (sceneId: string) => deleteScene({ storyId: 'story_1', sceneId }, { stories, pictures, now: () => NOW });

  it('leaves its story and its cover, and its file goes', async () => {
    stored = storyWith(['sea', 'wood'], { coverSceneId: 'sea' });
    await take('sea');
    expect(stored).toMatchObject({ coverSceneId: null, sceneImages: [{ id: 'wood' }] });
    expect(removed).toEqual(['users/u1/sea.webp']);
  });

  it('leaves its file to another of the story that shows the same', async () => {
    stored = storyWith(['sea', 'wood'], {
      sceneImages: ['sea', 'again'].map((id) => ({ id, imageUrl: 'https://x.test/sea', imagePath: PATH })),
    });
    await take('sea');
    expect(removed).toEqual([]);
    await take('again');
    expect(removed).toEqual([PATH]);
  });

  it('may be gone already', async () => {
    stored = storyWith(['wood']);
    await take('sea');
    expect(stored.revision).toBe(1);
    expect(removed).toEqual([]);
  });
});
