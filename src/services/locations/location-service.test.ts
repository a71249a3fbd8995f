import { readProfile, type Profile } from '@talelantern/domain/accounts/profile';
import { AppError } from '@talelantern/domain/errors/app-error';
import { readLocation, type Location } from '@talelantern/domain/locations/location';
import { beforeEach, expect, it } from 'vitest';
import { createLocationService } from './location-service.ts';
import { createPendingRequests } from '../generation/pending-requests.ts';
import type { LocationRepository } from '../ports/item-repositories.ts';

const NOW = 1_795_000_000_000;
const draft = { id: 'l1', name: ' Lantern Wood ', type: 'Woods and Meadows', category: 'Forest' };

let storedLocations: Map<string, Location>;
let profile: Profile;
/** Runs just before the fake rules deny a write; null while they allow writes. */
let refuse: (() => void) | null;
let calls: { name: string; body: Record<string, unknown> }[];
let responses: object[];
let deletedResults: string[];

beforeEach(() => {
  storedLocations = new Map();
  profile = readProfile('u1', {});
  refuse = null;
  calls = [];
  responses = [];
  deletedResults = [];
});

const storedLocation = (id: string): Location => {
  const location = storedLocations.get(id);
  if (!location) throw new Error(`${id} is not stored`);
  return location;
};

const repository: LocationRepository = {
  list: async () => ({ items: [...storedLocations.values()], unreadable: [], next: null }),
  find: async (id) => storedLocations.get(id) ?? null,
  async create(id, fields) {
    if (refuse) {
      refuse();
      throw new AppError('forbidden', 'You do not have access to this item');
    }
    const location = readLocation(id, { ...fields, userId: 'u1' });
    if (location) storedLocations.set(id, location);
    profile = { ...profile, locationsTotal: storedLocations.size };
  },
  async update(id, change) {
    const location = storedLocation(id);
    storedLocations.set(id, { ...location, ...change(location) });
    return storedLocation(id);
  },
  delete: async (id) => void storedLocations.delete(id),
};

function service() {
  const storage = new Map<string, string>();
  const store = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  };
  return createLocationService({
    uid: 'u1',
    locations: repository,
    profile: { get: async () => profile },
    clock: { now: async () => NOW },
    functions: {
      async call(contract, body) {
        calls.push({ name: contract.name, body: body as Record<string, unknown> });
        return contract.response.parse(responses.shift());
      },
      generateStory: () => Promise.reject(new Error('unexpected request')),
      cancel: async () => true,
    },
    records: {
      findJob: async () => null,
      deleteFinished: async (requestId) => void deletedResults.push(requestId),
    },
    requests: createPendingRequests(store, 'pending', () => NOW),
    deletions: { isHeld: ({ kind, id }) => kind === 'location' && id === 'held', flushKind: async () => undefined },
    now: () => NOW,
  });
}

it('a saved location has empty optional fields', async () => {
  const savedLocation = await service().create(draft);
  expect(savedLocation).toMatchObject({ id: 'l1', userId: 'u1', name: 'Lantern Wood', climate: '', dangers: [] });
  expect(storedLocation('l1').category).toBe('Forest');
});

it.each([
  ['name', { ...draft, name: ' ' }],
  ['type', { id: 'l1', name: 'Lantern Wood' }],
])('saving a location without a %s identifies the field', async (field, incomplete) => {
  await expect(service().create(incomplete)).rejects.toMatchObject({
    code: 'invalid',
    message: 'Please fill in all required fields',
    field,
  });
  expect(storedLocations.size).toBe(0);
});

it('a location over the plan’s limit is rejected before anything is written', async () => {
  const locations = service();
  await locations.create(draft);
  await expect(locations.create({ ...draft, id: 'l2', name: 'Moon Pond' })).rejects.toMatchObject({
    code: 'plan_limit',
    message: 'You have reached the limit of your plan',
  });
  expect(storedLocations.size).toBe(1);
});

it('a location denied by the rules for a different reason fails with the message for failed saves', async () => {
  refuse = () => undefined;
  await expect(service().create(draft)).rejects.toThrow('Failed to save location');
});

it('a location denied because another tab reached the limit fails with the limit’s message', async () => {
  refuse = () => (profile = { ...profile, locationsTotal: 1 });
  await expect(service().create(draft)).rejects.toThrow('You have reached the limit of your plan');
});

it('updating a location keeps changes by another device', async () => {
  const locations = service();
  const savedLocation = await locations.create(draft);
  await locations.update(savedLocation, { ...savedLocation, name: 'Moon Wood' });
  await locations.update(savedLocation, { ...savedLocation, description: 'Where owls meet' });
  expect(storedLocations.get(savedLocation.id)).toMatchObject({ name: 'Moon Wood', description: 'Where owls meet' });
});

it('updating a location keeps entries that another device has added to its lists', async () => {
  const locations = service();
  const savedLocation = await locations.create({ ...draft, dangers: ['Fog'] });
  await locations.update(savedLocation, { ...savedLocation, dangers: ['Fog', 'Ice'] });
  const changedLocation = await locations.update(savedLocation, {
    ...savedLocation,
    dangers: ['Thorns'],
    treasures: ['A key'],
  });
  expect(changedLocation).toMatchObject({ dangers: ['Ice', 'Thorns'], treasures: ['A key'] });
  expect(storedLocation(savedLocation.id).dangers).toEqual(['Ice', 'Thorns']);
});

it('a chosen level of the kind of a location keeps the levels that were chosen with it', async () => {
  const locations = service();
  const savedLocation = await locations.create({
    ...draft,
    type: 'Woods and Meadows',
    category: '',
    subcategory: '',
  });
  await locations.update(savedLocation, { ...savedLocation, type: 'Castles and Ruins' });
  await locations.update(savedLocation, { ...savedLocation, category: 'Forest' });
  expect(storedLocation(savedLocation.id)).toMatchObject({ type: 'Woods and Meadows', category: 'Forest' });
});

it('updating a location keeps its picture and history', async () => {
  const locations = service();
  const savedLocation = await locations.create(draft);
  storedLocations.set(savedLocation.id, { ...savedLocation, imageUrl: 'a.webp' });
  const changedLocation = await locations.update(savedLocation, { ...savedLocation, name: 'Moon Wood' });
  expect(changedLocation).toMatchObject({ name: 'Moon Wood', imageUrl: 'a.webp' });
});

it('a location picture is generated for its id, saved in its folder and added first to its history', async () => {
  const locations = service();
  const wood = await locations.create(draft);
  responses = [
    { imageUrl: 'https://x.test/generated' },
    { imageUrl: 'https://x.test/kept', imagePath: 'users/u1/locations/l1/p.webp' },
  ];
  const picture = await locations.generatePicture({ item: wood, wish: 'Too dark.' });
  const savedLocation = await locations.savePicture({ item: wood }, picture);
  expect(calls).toMatchObject([
    { name: 'generateImage', body: { locationId: 'l1', quality: 'hd', requestId: picture.requestId } },
    {
      name: 'saveLocationImageToStorage',
      body: { imageUrl: 'https://x.test/generated', locationId: 'l1', userId: 'u1', generatedPrompt: picture.prompt },
    },
  ]);
  expect(picture.prompt).toContain('Wish: Too dark.');
  expect(savedLocation).toMatchObject({
    imageUrl: 'https://x.test/kept',
    mainImage: 'https://x.test/kept',
    generatedPrompt: picture.prompt,
    imageHistory: [{ url: 'https://x.test/kept', path: 'users/u1/locations/l1/p.webp', isSaved: true }],
    updatedAt: NOW,
  });
  expect(storedLocation('l1').imagePath).toBe('users/u1/locations/l1/p.webp');
  expect(deletedResults).toEqual([picture.requestId]);
});

it('no picture is requested for an unsaved location', async () => {
  const wood = await service().create(draft);
  await expect(service().generatePicture({ item: { ...wood, id: 'temp_1' }, wish: '' })).rejects.toMatchObject({
    code: 'invalid',
    message: 'Please save the location first before generating an image',
  });
  expect(calls).toEqual([]);
});

it('a location whose deletion is held is not listed', async () => {
  const locations = service();
  const wood = await locations.create(draft);
  storedLocations.set('held', { ...wood, id: 'held' });
  expect((await locations.list()).items.map(({ id }) => id)).toEqual(['l1']);
});
