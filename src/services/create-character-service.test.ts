import { readProfile, type Profile } from '@talelantern/domain/accounts/profile';
import { readCharacter, type Character } from '@talelantern/domain/characters/character';
import type { CharacterDraft } from '@talelantern/domain/characters/character-form';
import { AppError } from '@talelantern/domain/errors/app-error';
import { readStory, type Story } from '@talelantern/domain/stories/story';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCharacterService } from './create-character-service.ts';
import { deleteCharacter } from './delete-character.ts';
import { createPendingWork, type PendingWork } from './pending-work.ts';
import type { CharacterRepository } from './ports/character-repository.ts';

const NOW = 1_795_000_000_000;
const draft: CharacterDraft = {
  name: ' Ember ',
  type: 'Mythical Creature - Dragon - Fire Dragon',
  gender: 'female',
  personality: 'Brave and Kind',
};
const painted = (name: string) => `users/u1/characters/c1/${name}.webp`;

let stored: Map<string, Character>;
let profile: Profile;
let loseAnswer: boolean;
/** What happens elsewhere just before the rules say no; null while they say yes. */
let refuse: (() => void) | null;
let updateFails: boolean;
let calls: { name: string; body: Record<string, unknown> }[];
let answers: (() => object)[];
let putAway: string[];
let pendingWork: PendingWork;

beforeEach(() => {
  stored = new Map();
  profile = readProfile('u1', {});
  [loseAnswer, updateFails, refuse] = [false, false, null];
  calls = [];
  answers = [];
  putAway = [];
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

const repository: CharacterRepository = {
  list: async () => ({ items: [...stored.values()], unreadable: [], next: null }),
  find: async (id) => stored.get(id) ?? null,
  newId: () => `c${stored.size + 1}`,
  async create(id, fields) {
    if (refuse) {
      refuse();
      throw new AppError('forbidden', 'You do not have access to this item');
    }
    stored.set(id, { ...readCharacter(id, { ...fields, userId: 'u1' }), ...fields } as Character);
    profile = { ...profile, charactersTotal: stored.size };
    if (loseAnswer) throw new Error('connection lost');
  },
  async update(id, patch) {
    if (updateFails) throw new Error('offline');
    stored.set(id, { ...(stored.get(id) as Character), ...patch });
  },
  delete: async (id) => void stored.delete(id),
};

function service() {
  return createCharacterService({
    uid: 'u1',
    characters: repository,
    profile: { get: async () => profile },
    clock: { now: async () => NOW },
    functions: {
      async call(contract, body) {
        calls.push({ name: contract.name, body: body as Record<string, unknown> });
        return contract.response.parse(answers.shift()?.());
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
    now: () => NOW,
  });
}

describe('saving a character', () => {
  it('fills in what the family left open', async () => {
    const saved = await service().create(draft);
    expect(saved).toMatchObject({
      id: 'c1',
      userId: 'u1',
      name: 'Ember',
      appearance: { height: 'average', build: 'normal', color: 'natural', distinguishingFeature: 'none' },
    });
    expect(stored.get('c1')?.name).toBe('Ember');
  });

  it('without a required field says so and names the field', async () => {
    const { gender: _gender, ...incomplete } = draft;
    await expect(service().create(incomplete)).rejects.toMatchObject({
      code: 'invalid',
      message: 'Please fill in all required fields',
      field: 'gender',
    });
    expect(stored.size).toBe(0);
  });

  it('beyond the plan is refused before anything is written', async () => {
    profile = { ...profile, charactersTotal: 2 };
    await expect(service().create(draft)).rejects.toMatchObject({
      code: 'plan_limit',
      message: 'You have reached the limit of your plan',
    });
    expect(stored.size).toBe(0);
  });

  it('beyond the plan because of another tab is refused with the sentence of the limit', async () => {
    refuse = () => (profile = { ...profile, charactersTotal: 2 });
    await expect(service().create(draft)).rejects.toMatchObject({
      code: 'plan_limit',
      message: 'You have reached the limit of your plan',
    });
  });

  it('refused for another reason has its own sentence', async () => {
    refuse = () => undefined;
    await expect(service().create(draft)).rejects.toMatchObject({
      code: 'internal',
      message: 'Failed to save character',
    });
  });

  it('again after a lost answer finds the one that was saved, also at the limit of the plan', async () => {
    const characters = service();
    profile = { ...profile, priceId: null };
    await characters.create({ ...draft, name: 'Pip' });
    loseAnswer = true;
    await expect(characters.create(draft)).rejects.toThrow('Failed to save character');
    loseAnswer = false;
    expect(await characters.create(draft)).toMatchObject({ id: 'c2', name: 'Ember' });
    expect(stored.size).toBe(2);
  });
});

describe('painting a portrait', () => {
  const begin = async () => service().create(draft);
  const paintedAnswer = () => ({ imageUrl: 'https://x.test/generated' });
  const savedAnswer = () => ({ imageUrl: 'https://x.test/saved', imagePath: painted('p1') });

  it('asks as specified and saves the picture as the main image', async () => {
    const ember = await begin();
    answers = [paintedAnswer, savedAnswer];
    const characters = service();
    const portrait = await characters.generatePicture(ember);
    expect(calls[0]).toMatchObject({
      name: 'generateImage',
      body: { quality: 'hd', style: 'vivid', userId: 'u1', characterId: 'c1', requestId: portrait.requestId },
    });
    expect(calls[0]?.body['prompt']).toContain('no text');
    expect(pendingWork.list()).toHaveLength(1);

    const saved = await characters.savePicture(ember, portrait);
    expect(calls[1]).toEqual({
      name: 'saveImageToStorage',
      body: { imageUrl: 'https://x.test/generated', characterId: 'c1', userId: 'u1' },
    });
    expect(saved).toMatchObject({ imageUrl: 'https://x.test/saved', mainImage: 'https://x.test/saved' });
    expect(saved.imageHistory).toHaveLength(1);
    expect(pendingWork.list()).toEqual([]);
    expect(putAway).toEqual([portrait.requestId]);
  });

  it('that could not be saved is kept and saved without painting again', async () => {
    const ember = await begin();
    answers = [paintedAnswer, savedAnswer, savedAnswer];
    const characters = service();
    const portrait = await characters.generatePicture(ember);
    updateFails = true;
    await expect(characters.savePicture(ember, portrait)).rejects.toThrow('Failed to update character image');
    expect(pendingWork.list()).toHaveLength(1);
    updateFails = false;
    await characters.savePicture(ember, portrait);
    expect(calls.filter(({ name }) => name === 'generateImage')).toHaveLength(1);
  });

  it('after a lost connection asks under the same request id, another wish under another', async () => {
    const ember = await begin();
    const lost = () => {
      throw new AppError('busy', 'Failed to connect to image generation service');
    };
    answers = [lost, paintedAnswer, paintedAnswer];
    await expect(service().generatePicture(ember)).rejects.toThrow('Failed to connect');
    await service().generatePicture(ember);
    await service().generatePicture(ember, { wish: 'wearing a hat' });
    const [first, second, third] = calls.map(({ body }) => body['requestId']);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('of a character that was never saved is refused', async () => {
    const ember = await begin();
    await expect(service().generatePicture({ ...ember, id: 'temp_1' })).rejects.toThrow('save the character first');
    expect(calls).toEqual([]);
  });

  it('earlier pictures can become the main image again', async () => {
    const ember = await begin();
    answers = [
      paintedAnswer,
      savedAnswer,
      paintedAnswer,
      () => ({ imageUrl: 'https://x.test/2', imagePath: painted('p2') }),
    ];
    const characters = service();
    const first = await characters.savePicture(ember, await characters.generatePicture(ember));
    const second = await characters.savePicture(first, await characters.generatePicture(first, { wish: 'a hat' }));
    expect(second.imageHistory.map(({ url }) => url)).toEqual(['https://x.test/2', 'https://x.test/saved']);
    expect(await characters.chooseMainImage(second, 'https://x.test/saved')).toMatchObject({
      mainImage: 'https://x.test/saved',
      imagePath: painted('p1'),
    });
    await expect(characters.chooseMainImage(second, 'https://evil.test/x')).rejects.toThrow(
      'Failed to update main image',
    );
  });
});

describe('deleting a character', () => {
  const entry = (name: string) => ({ url: `https://x.test/${name}`, path: painted(name), timestamp: 1, prompt: '' });
  const ember = readCharacter('c1', {
    name: 'Ember',
    type: 'Dragon',
    imagePath: painted('p2'),
    imageHistory: [entry('p2'), entry('p1')],
  }) as Character;
  const tale = readStory('s1', { content: 'One.', characters: [{ name: 'Ember', imagePath: painted('p1') }] }) as Story;

  const remove = async (unreadable: string[] = []) => {
    const deleted: string[] = [];
    stored.set('c1', ember);
    await deleteCharacter('c1', {
      characters: repository,
      stories: { list: async () => ({ items: [tale], unreadable, next: null }) },
      pictures: { delete: async (path) => void deleted.push(path) },
    });
    return deleted;
  };

  it('takes its pictures along, but none that a story shows', async () => {
    expect(await remove()).toEqual([painted('p2')]);
    expect(stored.size).toBe(0);
  });

  it('keeps all pictures when a story cannot be read', async () => {
    expect(await remove(['broken'])).toEqual([]);
    expect(stored.size).toBe(0);
  });
});
