import { LIMITS } from '@talelantern/domain/limits/limits';
import { EMPTY_ADVANCED_FEATURES } from '@talelantern/domain/images/advanced-features';
import type { LocationFields } from '@talelantern/domain/locations/location';
import type { ChildFields } from '@talelantern/domain/audience/child-profile';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { adminFirestore } from '../functions/support/cloud-access.ts';
import { createChildService } from '../../src/services/children/child-service.ts';
import { signUpFamily } from './app-family.ts';

const forest: LocationFields = {
  name: 'Lantern Forest',
  type: 'Woods and Meadows',
  category: 'Forest',
  subcategory: 'Lantern Forest',
  description: 'Every tree carries a light.',
  climate: 'Mild',
  magicalProperties: ['Glows at night'],
  inhabitants: ['Owls'],
  dangers: [],
  treasures: ['A silver key'],
  advancedFeatures: EMPTY_ADVANCED_FEATURES,
};

const mo: ChildFields = {
  nickname: 'Mo',
  ageRange: '5-8',
  readingLevel: 'with-help',
  likes: ['owls'],
  avoid: ['spiders'],
  face: null,
};

it("a location is stored once, changed, listed and deleted, with the profile's count", async () => {
  const { locations, storedProfile } = await signUpFamily();
  const id = crypto.randomUUID();
  await locations.create(id, forest);
  await expect(locations.create(id, forest)).rejects.toMatchObject({ code: 'forbidden' });
  expect(await storedProfile()).toMatchObject({ locationsTotal: 1, lastLocationId: id });
  await locations.update(id, () => ({ ...forest, name: 'Lantern Wood' }));
  expect(await locations.find(id)).toMatchObject({ id, name: 'Lantern Wood', treasures: ['A silver key'] });
  expect((await locations.list(null)).items.map(({ name }) => name)).toEqual(['Lantern Wood']);
  await locations.delete(id);
  await locations.delete(id);
  expect(await locations.find(id)).toBeNull();
  expect(await storedProfile()).toMatchObject({ locationsTotal: 0 });
});

it('a location within the plan’s limit is stored, and one above the limit is refused', async () => {
  const { locations } = await signUpFamily();
  await locations.create(crypto.randomUUID(), forest);
  await expect(locations.create(crypto.randomUUID(), forest)).rejects.toMatchObject({ code: 'forbidden' });
});

it('an unreadable location is skipped in the list and stays unchanged', async () => {
  const { uid, locations } = await signUpFamily();
  const brokenFields = { userId: uid, name: { not: 'a name' }, createdAt: Timestamp.fromMillis(2) };
  const old = {
    userId: uid,
    name: 'Old Mill',
    type: 'Village',
    imageHistory: { 0: { url: 'x' } },
    createdAt: Timestamp.fromMillis(1),
  };
  await Promise.all([
    adminFirestore().doc(`locations/${uid}-broken`).set(brokenFields),
    adminFirestore().doc(`locations/${uid}-old`).set(old),
  ]);
  const page = await locations.list(null);
  expect(page.items).toMatchObject([{ name: 'Old Mill', imageHistory: [{ url: 'x' }], treasures: [] }]);
  expect(page.unreadable).toEqual([`${uid}-broken`]);
  expect((await adminFirestore().doc(`locations/${uid}-broken`).get()).data()).toEqual(brokenFields);
});

describe('children', () => {
  it('a child is stored once, changed, listed and deleted', async () => {
    const { children, storedProfile } = await signUpFamily();
    const id = crypto.randomUUID();
    await children.create(id, mo);
    await expect(children.create(id, mo)).rejects.toMatchObject({ code: 'permission-denied' });
    await children.update(id, () => ({ ...mo, avoid: ['spiders', 'storms'] }));
    expect(await children.list()).toMatchObject([{ id, nickname: 'Mo', avoid: ['spiders', 'storms'] }]);
    expect(await storedProfile()).toMatchObject({ childrenTotal: 1 });
    await children.delete(id);
    await children.delete(id);
    expect(await children.list()).toEqual([]);
    expect(await storedProfile()).toMatchObject({ childrenTotal: 0 });
    await expect(children.update(id, () => ({ nickname: 'Momo' }))).rejects.toThrow();
  });

  it('entries that two devices add to a child’s avoid list at the same time are all stored, up to the limit', async () => {
    const { children } = await signUpFamily();
    const service = createChildService({
      children,
      profile: { get: () => Promise.reject(new Error('The profile is not requested.')) },
      deletions: { isHeld: () => false },
      now: Date.now,
    });
    const id = crypto.randomUUID();
    await children.create(id, mo);
    const [listedChild] = await service.list();
    if (!listedChild) throw new Error('The child is not listed.');
    const adding = (...words: string[]) => service.update(listedChild, { ...mo, avoid: [...mo.avoid, ...words] });
    await Promise.all([adding('storms'), adding('wasps')]);
    const [child] = await service.list();
    expect(child?.avoid.toSorted()).toEqual(['spiders', 'storms', 'wasps']);
    const many = Array.from({ length: LIMITS.listEntries - 3 }, (_, index) => `word ${index}`);
    await expect(adding(...many, 'one more')).rejects.toMatchObject({ code: 'invalid', field: 'avoid' });
    expect((await adding(...many)).avoid).toHaveLength(LIMITS.listEntries);
  });
});
