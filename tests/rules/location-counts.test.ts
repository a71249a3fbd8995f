import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import type { PlanId } from '@talelantern/domain/plans/plans';
import { increment, Timestamp } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { locationFields, planFields, type Fields } from '../support/documents.ts';
import {
  updateAsServer,
  Family,
  familyWithLocation,
  newLocationId,
  signUp,
  writeAsServer,
  readAsServer,
  visitorDb,
} from './family.ts';
import { setUpRulesEnvironment } from './rules-environment.ts';

setUpRulesEnvironment();

it('saving a location counts it in the same batch, and is refused without the count', async () => {
  const family = await signUp();
  const id = newLocationId();
  await denied(family.db.doc(`locations/${id}`).set(locationFields(family.uid, id)));
  await denied(family.updateProfile(family.locationCounters(id)));
  await allowed(family.saveLocation({ id }));
  expect(await readAsServer(family.profilePath)).toMatchObject({ locationsTotal: 1, lastLocationId: id });
  await denied(family.updateProfile(family.locationCounters(id)));
});

const wrongCountsOfSave: [string, Fields][] = [
  ['none', { locationsTotal: 0 }],
  ['two', { locationsTotal: increment(2) }],
  ['one fewer', { locationsTotal: increment(-1) }],
  ['another location', { lastLocationId: 'somewhere-else' }],
  ['no location id', { lastLocationId: undefined }],
  ['a deletion as well', { lastDeletedLocationId: 'somewhere-else' }],
  ['a character as well', { charactersTotal: increment(1) }],
  ['a story as well', { storiesThisMonth: increment(1) }],
  ['a child as well', { childrenTotal: increment(1) }],
];
it.each(wrongCountsOfSave)('saving a location is refused if the profile counts %s', async (_what, counters) => {
  const family = await signUp(planFields('pro_monthly'));
  await denied(family.saveLocation({ counters }));
  await allowed(family.saveLocation());
});

it('two locations in one batch are refused, whether the batch counts one or two', async () => {
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

it('a deleted location cannot be saved again under its counted id', async () => {
  const family = await signUp();
  const id = newLocationId();
  await allowed(family.saveLocation({ id }));
  await allowed(family.deleteLocation(id));
  await denied(family.db.doc(`locations/${id}`).set(locationFields(family.uid, id)));
  await writeAsServer(`locations/${id}`, locationFields(family.uid, id));
  await denied(family.db.doc(`locations/${id}`).delete());
  await allowed(family.saveLocation());
});

it('saving a location starts the count on a profile of an earlier version', async () => {
  const family = new Family();
  await writeAsServer(family.profilePath, { email: family.email, stories: 2, characters: 2 });
  await denied(family.saveLocation({ counters: { locationsTotal: 0 } }));
  await allowed(family.saveLocation({ counters: { locationsTotal: 1 } }));
});

it('saving a location is refused without a profile, for a disabled user and after the account is deleted', async () => {
  const [none, disabledFamily, deletedFamily] = [new Family(), await signUp({ disabled: true }), await signUp()];
  await writeAsServer(`deleted/${deletedFamily.uid}`, { at: Timestamp.now() });
  for (const family of [none, disabledFamily, deletedFamily]) await denied(family.saveLocation());
  await allowed((await signUp()).saveLocation());
});

const locationLimits: [PlanId, number][] = [
  ['free', 1],
  ['pro_monthly', 4],
  ['pro_yearly', 48],
];
it.each(locationLimits)(
  'the plan %s is limited to %d locations, with room for one more after a deletion',
  async (plan, limit) => {
    const family = await signUp({ ...planFields(plan), locationsTotal: limit - 1 });
    const id = newLocationId();
    await allowed(family.saveLocation({ id }));
    await denied(family.saveLocation());
    await allowed(family.deleteLocation(id));
    await allowed(family.saveLocation());
    await denied(family.saveLocation());
  },
);

it.each(['unlimited_monthly', 'unlimited_yearly'] as const)('the plan %s has no limit of locations', async (plan) => {
  await allowed((await signUp({ ...planFields(plan), locationsTotal: 500 })).saveLocation());
});

it('deleting a location must update the number owned in the same batch', async () => {
  const { family, id, path } = await familyWithLocation();
  await denied(family.db.doc(path).delete());
  await denied(family.updateProfile({ locationsTotal: increment(-1), lastDeletedLocationId: id }));
  await allowed(family.deleteLocation(id));
  expect(await readAsServer(family.profilePath)).toMatchObject({ locationsTotal: 0 });
});

const wrongCountsOfDeletion: [string, Fields][] = [
  ['nothing', { locationsTotal: 1 }],
  ['two', { locationsTotal: increment(-2) }],
  ['one more', { locationsTotal: increment(1) }],
  ['another location', { lastDeletedLocationId: 'somewhere-else' }],
  ['a saved location too', { lastLocationId: 'somewhere-else' }],
  ['a character too', { charactersTotal: increment(-1) }],
];
it.each(wrongCountsOfDeletion)('deleting a location is refused if the profile counts %s', async (_what, counters) => {
  const { family, id } = await familyWithLocation();
  await denied(family.deleteLocation(id, counters));
  await allowed(family.deleteLocation(id));
});

it('deleting two locations in one batch that counts one is refused, and so is deleting a location that never existed', async () => {
  const { family, id } = await familyWithLocation();
  const other = newLocationId();
  await writeAsServer(`locations/${other}`, locationFields(family.uid, other));
  await updateAsServer(family.profilePath, { locationsTotal: 2 });
  const batch = family.db.batch();
  for (const one of [id, other]) batch.delete(family.db.doc(`locations/${one}`));
  batch.update(family.db.doc(family.profilePath), { locationsTotal: 1, lastDeletedLocationId: id });
  await denied(batch.commit());
  await denied(family.updateProfile({ locationsTotal: 1, lastDeletedLocationId: 'nowhere' }));
  await allowed(family.deleteLocation(id));
  await allowed(family.deleteLocation(other));
});

it('deleting a location is refused for another family, a disabled user and a deleted account', async () => {
  const { family, id, path } = await familyWithLocation();
  await denied((await signUp({ locationsTotal: 1 })).deleteLocation(id));
  await denied(visitorDb().doc(path).delete());
  await updateAsServer(family.profilePath, { disabled: true });
  await denied(family.deleteLocation(id));
  await updateAsServer(family.profilePath, { disabled: false });
  await writeAsServer(`deleted/${family.uid}`, { at: Timestamp.now() });
  await denied(family.deleteLocation(id));
  const { family: living, id: foreignId } = await familyWithLocation();
  await allowed(living.deleteLocation(foreignId));
});
