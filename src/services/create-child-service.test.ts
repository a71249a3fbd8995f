import { readProfile } from '@talelantern/domain/accounts/profile';
import type { ChildFields } from '@talelantern/domain/family/child-profile';
import { beforeEach, expect, it } from 'vitest';
import { createChildService } from './create-child-service.ts';
import type { HeldItem } from './held-deletion.ts';

const mo: ChildFields = { nickname: 'Mo', ageRange: '5-8', readingLevel: 'with-help', likes: [], avoid: ['spiders'] };

let stored: Map<string, ChildFields>;
/** The next write arrives, but its answer does not. */
let losesAnswer: boolean;
let ids: number;
let held: HeldItem[];

function store(id: string, fields: ChildFields): Promise<void> {
  stored.set(id, fields);
  if (!losesAnswer) return Promise.resolve();
  losesAnswer = false;
  return Promise.reject(new Error('offline'));
}

const service = () =>
  createChildService({
    children: {
      list: async () => {
        if (losesAnswer) throw new Error('offline');
        return [...stored].map(([id, fields]) => ({ ...fields, id, createdAt: 1, updatedAt: 1 }));
      },
      newId: () => `k${(ids += 1)}`,
      create: store,
      update: store,
      delete: async (id) => void stored.delete(id),
    },
    profile: { get: async () => readProfile('u1', {}) },
    deletions: {
      hold: (item) => {
        held.push(item);
        return { undo: () => held.pop(), outcome: Promise.resolve('undone') };
      },
      isHeld: ({ kind, id }) => held.some((item) => item.kind === kind && item.id === id),
    },
    now: () => 5,
  });

beforeEach(() => {
  stored = new Map();
  losesAnswer = false;
  ids = 0;
  held = [];
});

it('a child that is saved is answered as it is stored', async () => {
  const { create, list } = service();
  expect(await create(mo)).toEqual({ ...mo, id: 'k1', createdAt: 5, updatedAt: 5 });
  expect((await list()).map(({ id, nickname }) => [id, nickname])).toEqual([['k1', 'Mo']]);
});

it('trying again after a lost answer makes no second child; another child is its own', async () => {
  const { create } = service();
  losesAnswer = true;
  await expect(create(mo)).rejects.toThrow('Failed to save child');
  await create(mo);
  expect([...stored.keys()]).toEqual(['k1']);
  await create({ ...mo, nickname: 'Ida' });
  expect([...stored.keys()]).toEqual(['k1', 'k2']);
});

it('a change keeps the child’s id', async () => {
  const { create, update } = service();
  const child = await create(mo);
  expect(await update(child, { ...mo, avoid: [] })).toMatchObject({ id: 'k1', avoid: [] });
  losesAnswer = true;
  await expect(update(child, mo)).rejects.toThrow('Failed to update child');
});

it('says in its own sentence that the children could not be read', async () => {
  losesAnswer = true;
  await expect(service().list()).rejects.toThrow('Failed to load required data');
});

it('a child whose deletion is held is not listed, and is again when it is undone', async () => {
  const { create, list, deleteLater } = service();
  const child = await create(mo);
  await create({ ...mo, nickname: 'Ida' });
  const { undo } = deleteLater(child);
  expect((await list()).map(({ nickname }) => nickname)).toEqual(['Ida']);
  undo();
  expect(await list()).toHaveLength(2);
});
