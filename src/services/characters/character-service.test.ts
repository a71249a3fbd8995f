import { readProfile, type Profile } from '@talelantern/domain/accounts/profile';
import { readCharacter, type Character } from '@talelantern/domain/characters/character';
import { AppError } from '@talelantern/domain/errors/app-error';
import { beforeEach, expect, it } from 'vitest';
import { createCharacterService } from './character-service.ts';
import { createPendingRequests, type PendingRequests } from '../generation/pending-requests.ts';
import type { HeldDeletions } from '../deletion/held-deletion.ts';
import type { CharacterRepository } from '../ports/item-repositories.ts';

const NOW = 1_795_000_000_000;
const draft = {
  id: 'c1',
  name: ' Ember ',
  type: 'Mythical Creature - Dragon - Fire Dragon',
  gender: 'female',
  personality: 'Brave and Kind',
} as const;
const picturePath = (name: string) => `users/u1/characters/c1/${name}.webp`;

let storedCharacters: Map<string, Character>;
let profile: Profile;
let losesResponse: boolean;
let flushKind: HeldDeletions['flushKind'];
/** Runs just before the fake rules deny a write; null while they allow writes. */
let refuse: (() => void) | null;
let updateFails: boolean;
let calls: { name: string; body: Record<string, unknown> }[];
let responses: (() => object)[];
let deletedResults: string[];
let requests: PendingRequests;

beforeEach(() => {
  storedCharacters = new Map();
  profile = readProfile('u1', {});
  flushKind = async () => undefined;
  [losesResponse, updateFails, refuse] = [false, false, null];
  calls = [];
  responses = [];
  deletedResults = [];
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

const repository: CharacterRepository = {
  list: async () => ({ items: [...storedCharacters.values()], unreadable: [], next: null }),
  async find(id) {
    if (losesResponse) throw new Error('connection lost');
    return storedCharacters.get(id) ?? null;
  },
  async create(id, fields) {
    if (refuse) {
      refuse();
      throw new AppError('forbidden', 'You do not have access to this item');
    }
    if (storedCharacters.has(id)) throw new AppError('forbidden', 'You do not have access to this item');
    storedCharacters.set(id, { ...readCharacter(id, { ...fields, userId: 'u1' }), ...fields } as Character);
    profile = { ...profile, charactersTotal: storedCharacters.size };
    if (losesResponse) throw new Error('connection lost');
  },
  async update(id, change) {
    if (updateFails) throw new Error('offline');
    const character = storedCharacters.get(id) as Character;
    const changed = { ...character, ...change(character) };
    storedCharacters.set(id, changed);
    return changed;
  },
  delete: async (id) => void storedCharacters.delete(id),
};

function service() {
  return createCharacterService({
    uid: 'u1',
    characters: repository,
    deletions: { flushKind },
    profile: { get: async () => profile },
    clock: { now: async () => NOW },
    functions: {
      async call(contract, body) {
        calls.push({ name: contract.name, body: body as Record<string, unknown> });
        return contract.response.parse(responses.shift()?.());
      },
      generateStory: () => Promise.reject(new Error('unexpected request')),
      cancel: async () => true,
    },
    records: {
      findJob: async () => null,
      deleteFinished: async (requestId) => void deletedResults.push(requestId),
    },
    requests,
    now: () => NOW,
  });
}

it('a saved character gets defaults for missing fields', async () => {
  const savedCharacter = await service().create(draft);
  expect(savedCharacter).toMatchObject({
    id: 'c1',
    userId: 'u1',
    name: 'Ember',
    appearance: { height: 'average', build: 'normal', color: 'natural', distinguishingFeature: 'none' },
  });
  expect(storedCharacters.get('c1')?.name).toBe('Ember');
});

it('saving a character without a required field identifies the field', async () => {
  const { gender: _gender, ...incomplete } = draft;
  await expect(service().create(incomplete)).rejects.toMatchObject({
    code: 'invalid',
    message: 'Please fill in all required fields',
    field: 'gender',
  });
  expect(storedCharacters.size).toBe(0);
});

it('a character over the plan’s limit is rejected before anything is written', async () => {
  profile = { ...profile, charactersTotal: 2 };
  await expect(service().create(draft)).rejects.toMatchObject({
    code: 'plan_limit',
    message: 'You have reached the limit of your plan',
  });
  expect(storedCharacters.size).toBe(0);
});

it('a character whose place is held by a deletion is stored, because the deletion is carried out first', async () => {
  profile = { ...profile, charactersTotal: 2 };
  flushKind = async (kind) => {
    expect(kind).toBe('character');
    profile = { ...profile, charactersTotal: 1 };
  };
  await service().create(draft);
  expect([...storedCharacters.keys()]).toEqual(['c1']);
});

it('a held deletion stays held while the plan has room', async () => {
  flushKind = () => Promise.reject(new Error('unexpected request'));
  await service().create(draft);
  expect(storedCharacters.size).toBe(1);
});

it('a character denied because another tab reached the limit fails with the limit’s message', async () => {
  refuse = () => (profile = { ...profile, charactersTotal: 2 });
  await expect(service().create(draft)).rejects.toMatchObject({
    code: 'plan_limit',
    message: 'You have reached the limit of your plan',
  });
});

it('a character denied by the rules for a different reason fails with the message for failed saves', async () => {
  refuse = () => undefined;
  await expect(service().create(draft)).rejects.toMatchObject({
    code: 'internal',
    message: 'Failed to save character',
  });
});

it('updating a character keeps changes by another device', async () => {
  const characters = service();
  const ember = await characters.create(draft);
  await characters.update(ember, { ...ember, name: 'Emberly' });
  await characters.update(ember, { ...ember, personality: 'Shy and Kind' });
  expect(storedCharacters.get(ember.id)).toMatchObject({ name: 'Emberly', personality: 'Shy and Kind' });
});

it('updating a character’s looks keeps changes of other looks by another device', async () => {
  const characters = service();
  const ember = await characters.create(draft);
  const look = (changed: Partial<Character['appearance']>) => ({
    ...ember,
    appearance: { ...ember.appearance, ...changed },
  });
  await characters.update(ember, look({ color: 'golden' }));
  expect(await characters.update(ember, look({ height: 'tiny' }))).toMatchObject({
    appearance: { color: 'golden', height: 'tiny' },
  });
  expect(storedCharacters.get(ember.id)?.appearance).toMatchObject({ color: 'golden', height: 'tiny' });
});

it('an age that was chosen replaces the own words for it that another device has stored in the meantime', async () => {
  const characters = service();
  const ember = await characters.create(draft);
  const aged = (age: string | null, customAge: string) => ({
    ...ember,
    appearance: { ...ember.appearance, age, customAge },
  });
  await characters.update(ember, aged(null, '7 years'));
  await characters.update(ember, aged('Elder', ''));
  expect(storedCharacters.get(ember.id)?.appearance).toMatchObject({ age: 'Elder', customAge: '' });
});

it('saving a character again under its id updates it, even at the plan’s limit', async () => {
  const characters = service();
  await characters.create({ ...draft, id: 'pip', name: 'Pip' });
  losesResponse = true;
  await expect(characters.create(draft)).rejects.toThrow('Failed to save character');
  losesResponse = false;
  expect(await characters.create({ ...draft, name: 'Embra' })).toMatchObject({ id: 'c1', name: 'Embra' });
  expect([...storedCharacters.values()].map(({ name }) => name)).toEqual(['Pip', 'Embra']);
});

it('if the response to saving a character was lost and the character is found, it is not written again', async () => {
  updateFails = true;
  refuse = () =>
    storedCharacters.set('c1', readCharacter('c1', { ...draft, name: 'Ember', userId: 'u1' }) as Character);
  expect(await service().create(draft)).toMatchObject({ id: 'c1', name: 'Ember' });
});

const begin = async () => service().create(draft);
const generateResponse = () => ({ imageUrl: 'https://x.test/generated' });
const saveResponse = () => ({ imageUrl: 'https://x.test/saved', imagePath: picturePath('p1') });

it('generating a portrait sends the specified request and saves the main image', async () => {
  const ember = await begin();
  responses = [generateResponse, saveResponse];
  const characters = service();
  const portrait = await characters.generatePicture({ item: ember, wish: '' });
  expect(calls[0]).toMatchObject({
    name: 'generateImage',
    body: { quality: 'hd', style: 'vivid', userId: 'u1', characterId: 'c1', requestId: portrait.requestId },
  });
  expect(calls[0]?.body['prompt']).toContain('no text');
  expect(requests.list()).toHaveLength(1);

  const savedCharacter = await characters.savePicture({ item: ember }, portrait);
  expect(calls[1]).toEqual({
    name: 'saveImageToStorage',
    body: { imageUrl: 'https://x.test/generated', characterId: 'c1', userId: 'u1' },
  });
  expect(savedCharacter).toMatchObject({ imageUrl: 'https://x.test/saved', mainImage: 'https://x.test/saved' });
  expect(savedCharacter.imageHistory).toHaveLength(1);
  expect(requests.list()).toEqual([]);
  expect(deletedResults).toEqual([portrait.requestId]);
});

it('a moved portrait can be shown before its character is stored', async () => {
  const ember = await begin();
  responses = [generateResponse, saveResponse];
  const characters = service();
  const portrait = await characters.generatePicture({ item: ember, wish: '' });
  updateFails = true;
  const shownCharacters: Character[] = [];
  await expect(
    characters.savePicture({ item: ember }, portrait, (moved) => shownCharacters.push(moved)),
  ).rejects.toThrow();
  expect(shownCharacters).toMatchObject([{ imageUrl: 'https://x.test/saved' }]);
});

it('an unsaved portrait is kept and saved without generating it again', async () => {
  const ember = await begin();
  responses = [generateResponse, saveResponse, saveResponse];
  const characters = service();
  const portrait = await characters.generatePicture({ item: ember, wish: '' });
  updateFails = true;
  await expect(characters.savePicture({ item: ember }, portrait)).rejects.toThrow('Failed to update character image');
  expect(requests.list()).toHaveLength(1);
  updateFails = false;
  await characters.savePicture({ item: ember }, portrait);
  expect(calls.filter(({ name }) => name === 'generateImage')).toHaveLength(1);
});

it('a portrait keeps its request id after a lost connection; a different wish gets a new id', async () => {
  const ember = await begin();
  const lost = () => {
    throw new AppError('busy', 'Failed to connect to image generation service');
  };
  responses = [lost, generateResponse, generateResponse];
  await expect(service().generatePicture({ item: ember, wish: '' })).rejects.toThrow('Failed to connect');
  await service().generatePicture({ item: ember, wish: '' });
  await service().generatePicture({ item: ember, wish: 'wearing a hat' });
  const [first, second, third] = calls.map(({ body }) => body['requestId']);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('a portrait of an unsaved character is rejected', async () => {
  const ember = await begin();
  await expect(service().generatePicture({ item: { ...ember, id: 'temp_1' }, wish: '' })).rejects.toThrow(
    'save the character first',
  );
  expect(calls).toEqual([]);
});

it('an earlier picture can be made the main image again', async () => {
  const ember = await begin();
  responses = [
    generateResponse,
    saveResponse,
    generateResponse,
    () => ({ imageUrl: 'https://x.test/2', imagePath: picturePath('p2') }),
  ];
  const characters = service();
  const first = await characters.savePicture(
    { item: ember },
    await characters.generatePicture({ item: ember, wish: '' }),
  );
  const second = await characters.savePicture(
    { item: first },
    await characters.generatePicture({ item: first, wish: 'a hat' }),
  );
  expect(second.imageHistory.map(({ url }) => url)).toEqual(['https://x.test/2', 'https://x.test/saved']);
  expect(await characters.chooseMainImage(second, 'https://x.test/saved')).toMatchObject({
    mainImage: 'https://x.test/saved',
    imagePath: picturePath('p1'),
  });
  await expect(characters.chooseMainImage(second, 'https://evil.test/x')).rejects.toThrow(
    'Failed to update main image',
  );
});
