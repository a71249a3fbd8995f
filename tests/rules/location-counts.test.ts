import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import type { PlanId } from '@talelantern/domain/subscriptions/plans';
import { increment, Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { locationFields, planFields, type Fields } from '../support/documents.ts';
import { amend, Family, familyWithLocation, newLocationId, signUp, store, stored, visitorDb } from './family.ts';
import { useRulesEnvironment } from './rules-environment.ts';

useRulesEnvironment();

describe('saving a location', () => {
  it('B1: counts it in the same batch, and not without it', async () => {
    const family = await signUp();
    const id = newLocationId();
    await denied(family.db.doc(`locations/${id}`).set(locationFields(family.uid, id)));
    await denied(family.updateProfile(family.locationCounters(id)));
    await allowed(family.saveLocation({ id }));
    expect(await stored(family.profilePath)).toMatchObject({ locationsTotal: 1, lastLocationId: id });
    await denied(family.updateProfile(family.locationCounters(id)));
  });

  const wrongCounts: [string, Fields][] = [
    ['none', { locationsTotal: 0 }],
    ['two', { locationsTotal: increment(2) }],
    ['one fewer', { locationsTotal: increment(-1) }],
    ['another location', { lastLocationId: 'somewhere-else' }],
    ['no location by name', { lastLocationId: undefined }],
    ['a deletion as well', { lastDeletedLocationId: 'somewhere-else' }],
    ['a character as well', { charactersTotal: increment(1) }],
    ['a story as well', { storiesThisMonth: increment(1) }],
    ['a child as well', { childrenTotal: increment(1) }],
  ];
  it.each(wrongCounts)('refuses to count %s', async (_what, counters) => {
    const family = await signUp(planFields('pro_monthly'));
    await denied(family.saveLocation({ counters }));
    await allowed(family.saveLocation());
  });

  it('B5: refuses two locations with one count, and with two', async () => {
    const family = await signUp(planFields('unlimited_monthly'));
    const [first, second] = [newLocationId(), newLocationId()];
    const both = () => {
      const batch = family.db.batch();
      for (const id of [first, second]) batch.set(family.db.doc(`locations/${id}`), locationFields(family.uid, id));
      return batch.update(family.db.doc(family.profilePath), family.locationCounters(second));
    };
    await denied(both().commit());
    await denied(both().update(family.db.doc(family.profilePath), family.locationCounters(first)).commit());
    await allowed(family.saveLocation({ id: first }));
    await allowed(family.saveLocation({ id: second }));
  });

  it('B7: refuses to write a deleted location again under its counted id', async () => {
    const family = await signUp();
    const id = newLocationId();
    await allowed(family.saveLocation({ id }));
    await allowed(family.deleteLocation(id));
    await denied(family.db.doc(`locations/${id}`).set(locationFields(family.uid, id)));
    await store(`locations/${id}`, locationFields(family.uid, id));
    await denied(family.db.doc(`locations/${id}`).delete());
    await allowed(family.saveLocation());
  });

  it('begins counting on a profile of an earlier version', async () => {
    const family = new Family();
    await store(family.profilePath, { email: family.email, stories: 2, characters: 2 });
    await denied(family.saveLocation({ counters: { locationsTotal: 0 } }));
    await allowed(family.saveLocation({ counters: { locationsTotal: 1 } }));
  });

  it('refuses it without a profile, for a disabled one and after the account is deleted', async () => {
    const [none, disabled, deleted] = [new Family(), await signUp({ disabled: true }), await signUp()];
    await store(`deleted/${deleted.uid}`, { at: Timestamp.now() });
    for (const family of [none, disabled, deleted]) await denied(family.saveLocation());
    await allowed((await signUp()).saveLocation());
  });
});

describe('how many locations a family owns', () => {
  const limits: [PlanId, number][] = [
    ['free', 1],
    ['pro_monthly', 4],
    ['pro_yearly', 48],
  ];
  it.each(limits)('B9: %s: %d, and one more after a deletion', async (plan, limit) => {
    const family = await signUp({ ...planFields(plan), locationsTotal: limit - 1 });
    const id = newLocationId();
    await allowed(family.saveLocation({ id }));
    await denied(family.saveLocation());
    await allowed(family.deleteLocation(id));
    await allowed(family.saveLocation());
    await denied(family.saveLocation());
  });

  it.each(['unlimited_monthly', 'unlimited_yearly'] as const)('%s: any number', async (plan) => {
    await allowed((await signUp({ ...planFields(plan), locationsTotal: 500 })).saveLocation());
  });
});

describe('deleting a location', () => {
  it('is done in one batch with the number owned', async () => {
    const { family, id, path } = await familyWithLocation();
    await denied(family.db.doc(path).delete());
    await denied(family.updateProfile({ locationsTotal: increment(-1), lastDeletedLocationId: id }));
    await allowed(family.deleteLocation(id));
    expect(await stored(family.profilePath)).toMatchObject({ locationsTotal: 0 });
  });

  const wrongCounts: [string, Fields][] = [
    ['nothing', { locationsTotal: 1 }],
    ['two', { locationsTotal: increment(-2) }],
    ['one more', { locationsTotal: increment(1) }],
    ['another location', { lastDeletedLocationId: 'somewhere-else' }],
    ['a saved location too', { lastLocationId: 'somewhere-else' }],
    ['a character too', { charactersTotal: increment(-1) }],
  ];
  it.each(wrongCounts)('B8: refuses to count %s', async (_what, counters) => {
    const { family, id } = await familyWithLocation();
    await denied(family.deleteLocation(id, counters));
    await allowed(family.deleteLocation(id));
  });

  it('B8: refuses two deletions with one count, and one of what never was', async () => {
    const { family, id } = await familyWithLocation();
    const other = newLocationId();
    await store(`locations/${other}`, locationFields(family.uid, other));
    await amend(family.profilePath, { locationsTotal: 2 });
    const batch = family.db.batch();
    for (const one of [id, other]) batch.delete(family.db.doc(`locations/${one}`));
    batch.update(family.db.doc(family.profilePath), { locationsTotal: 1, lastDeletedLocationId: id });
    await denied(batch.commit());
    await denied(family.updateProfile({ locationsTotal: 1, lastDeletedLocationId: 'nowhere' }));
    await allowed(family.deleteLocation(id));
    await allowed(family.deleteLocation(other));
  });

  it("refuses another's location, a disabled profile and a deleted account", async () => {
    const { family, id, path } = await familyWithLocation();
    await denied((await signUp({ locationsTotal: 1 })).deleteLocation(id));
    await denied(visitorDb().doc(path).delete());
    await amend(family.profilePath, { disabled: true });
    await denied(family.deleteLocation(id));
    await amend(family.profilePath, { disabled: false });
    await store(`deleted/${family.uid}`, { at: Timestamp.now() });
    await denied(family.deleteLocation(id));
    const { family: living, id: theirs } = await familyWithLocation();
    await allowed(living.deleteLocation(theirs));
  });
});
