import { readProfile } from '@talelantern/domain/accounts/profile';
import type { ChildFields, ChildProfile } from '@talelantern/domain/audience/child-profile';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { beforeEach, expect, it } from 'vitest';
import { createChildService } from './child-service.ts';
import type { HeldItem } from '../deletion/held-deletion.ts';

const mo = {
  id: 'k1',
  nickname: 'Mo',
  ageRange: '5-8',
  readingLevel: 'with-help',
  likes: [],
  avoid: ['spiders'],
  face: null,
} satisfies ChildFields & { id: string };

let storedChildren: Map<string, ChildFields>;
/** The next write succeeds, but its response is lost. */
let losesResponse: boolean;
let failsToList: boolean;
let heldItems: HeldItem[];

function store(id: string, fields: ChildFields): Promise<void> {
  storedChildren.set(id, fields);
  if (!losesResponse) return Promise.resolve();
  losesResponse = false;
  return Promise.reject(new Error('offline'));
}

const withId = (id: string, fields: ChildFields): ChildProfile => ({ ...fields, id, createdAt: 1, updatedAt: 1 });

async function change(id: string, changed: (child: ChildProfile) => Partial<ChildFields>): Promise<ChildProfile> {
  const child = withId(id, storedChildren.get(id) ?? mo);
  const fields = { ...child, ...changed(child) };
  await store(id, fields);
  return fields;
}

const service = () =>
  createChildService({
    children: {
      list: async () => {
        if (losesResponse || failsToList) throw new Error('offline');
        return [...storedChildren].map(([id, fields]) => withId(id, fields));
      },
      async create(id, fields) {
        if (storedChildren.has(id)) throw new Error('permission-denied');
        await store(id, fields);
      },
      update: change,
      delete: async (id) => void storedChildren.delete(id),
    },
    profile: { get: async () => readProfile('u1', {}) },
    deletions: {
      isHeld: ({ kind, id }) => heldItems.some((item) => item.kind === kind && item.id === id),
    },
    now: () => 5,
  });

beforeEach(() => {
  storedChildren = new Map();
  losesResponse = false;
  failsToList = false;
  heldItems = [];
});

it('saving a child returns it as stored', async () => {
  const { create, list } = service();
  expect(await create(mo)).toEqual({ ...mo, id: 'k1', createdAt: 5, updatedAt: 5 });
  expect((await list()).map(({ id, nickname }) => [id, nickname])).toEqual([['k1', 'Mo']]);
});

it('saving a child again under its id updates the child', async () => {
  const { create } = service();
  losesResponse = true;
  await create(mo);
  expect(await create({ ...mo, nickname: 'Momo' })).toMatchObject({ id: 'k1', nickname: 'Momo' });
  expect([...storedChildren].map(([id, { nickname }]) => [id, nickname])).toEqual([['k1', 'Momo']]);
});

it('saving a child again keeps entries that another device has added since the lost response', async () => {
  const { create, update, list } = service();
  [losesResponse, failsToList] = [true, true];
  await expect(create(mo)).rejects.toThrow('Failed to save child');
  failsToList = false;
  for (const child of await list()) await update(child, { ...mo, avoid: ['spiders', 'wasps'], likes: ['bees'] });
  const saved = await create({ ...mo, avoid: ['thunder'] });
  expect(saved).toMatchObject({ avoid: ['spiders', 'wasps', 'thunder'], likes: expect.arrayContaining(['bees']) });
  expect(storedChildren.get('k1')).toMatchObject({ avoid: saved.avoid, likes: saved.likes });
});

it('saving a child again, edited while the first save had not finished, keeps entries of another device', async () => {
  const { create, update, list } = service();
  await create(mo);
  for (const child of await list()) await update(child, { ...mo, likes: ['bees'] });
  expect(await create({ ...mo, avoid: ['thunder'] })).toMatchObject({
    avoid: ['spiders', 'thunder'],
    likes: expect.arrayContaining(['bees']),
  });
});

it('updating a child keeps its id', async () => {
  const { create, update } = service();
  const child = await create(mo);
  expect(await update(child, { ...mo, avoid: [] })).toMatchObject({ id: 'k1', avoid: [] });
  losesResponse = true;
  await expect(update(child, mo)).rejects.toThrow('Failed to update child');
});

it('updating a child keeps changes by another device', async () => {
  const { create, update, list } = service();
  const child = await create(mo);
  await update(child, { ...mo, nickname: 'Momo' });
  await update(child, { ...mo, avoid: ['spiders'] });
  expect(await list()).toMatchObject([{ nickname: 'Momo', avoid: ['spiders'] }]);
});

it('updating a child’s lists keeps entries that another device has added, and drops those that it has removed', async () => {
  const { create, update } = service();
  const child = await create({ ...mo, avoid: ['spiders', 'wasps'] });
  await update(child, { ...mo, avoid: ['spiders', 'the dark'], likes: ['owls'] });
  const saved = await update(child, { ...mo, avoid: ['spiders', 'wasps', 'thunder'], likes: ['bees'] });
  expect(saved).toMatchObject({ avoid: ['spiders', 'the dark', 'thunder'], likes: ['owls', 'bees'] });
  expect(storedChildren.get('k1')).toMatchObject({ avoid: saved.avoid, likes: saved.likes });
});

it('a list that is too long after merging another device’s entries is rejected with a message', async () => {
  const { create, update } = service();
  const words = (start: string, count: number) => Array.from({ length: count }, (_, index) => `${start} ${index}`);
  const child = await create({ ...mo, avoid: [] });
  await update(child, { ...mo, avoid: words('phone', LIMITS.listEntries) });
  await expect(update(child, { ...mo, avoid: ['thunder'] })).rejects.toMatchObject({
    code: 'invalid',
    message: 'Please choose at most 20',
    field: 'avoid',
  });
  expect(storedChildren.get('k1')?.avoid).toEqual(words('phone', LIMITS.listEntries));
});

it('listing children rejects with a message when it fails', async () => {
  losesResponse = true;
  await expect(service().list()).rejects.toThrow('Failed to load required data');
});

it('a child whose deletion is held is not listed until it is undone', async () => {
  const { create, list } = service();
  const child = await create(mo);
  await create({ ...mo, id: 'k2', nickname: 'Ida' });
  heldItems.push({ kind: 'child', id: child.id });
  expect((await list()).map(({ nickname }) => nickname)).toEqual(['Ida']);
  heldItems.pop();
  expect(await list()).toHaveLength(2);
});
