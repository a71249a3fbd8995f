import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { increment, Timestamp } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { characterFields, planFields, thisPeriod, type Fields } from '../support/documents.ts';
import {
  updateAsServer,
  Family,
  familyWithCharacter,
  newCharacterId,
  signUp,
  writeAsServer,
  readAsServer,
  visitorDb,
} from './family.ts';
import { setUpRulesEnvironment } from './rules-environment.ts';

setUpRulesEnvironment();

it('saving a character counts it in the same batch, for the month and in total', async () => {
  const family = await signUp();
  const id = newCharacterId();
  await allowed(family.saveCharacter({ id }));
  expect(await readAsServer(family.profilePath)).toMatchObject({
    charactersThisMonth: 1,
    charactersTotal: 1,
    lastCharacterId: id,
  });
});

it('a character without its count is refused, and so is the count without the character', async () => {
  const family = await signUp();
  const id = newCharacterId();
  await denied(family.db.doc(`characters/${id}`).set(characterFields(family.uid, id)));
  await denied(family.updateProfile(family.characterCounters(id)));
  await allowed(family.saveCharacter({ id }));
});

const wrongCountsOfSave: [string, Fields][] = [
  ['no character for the month', { charactersThisMonth: 0 }],
  ['two for the month', { charactersThisMonth: increment(2) }],
  ['none in total', { charactersTotal: 0 }],
  ['two in total', { charactersTotal: increment(2) }],
  ['one fewer in total', { charactersTotal: increment(-1) }],
  ['an earlier month', { usagePeriod: 202001 }],
  ['a later month', { usagePeriod: 209912 }],
  ['a story as well', { storiesThisMonth: increment(1) }],
  ['another character', { lastCharacterId: 'someone-else' }],
  ['no character id', { lastCharacterId: undefined }],
  ['a deletion as well', { lastDeletedCharacterId: 'someone-else' }],
  ['a story id as well', { lastStoryId: 'story_1700000000000_aaaaaa' }],
];
it.each(wrongCountsOfSave)('saving a character is refused if the profile counts %s', async (_what, counters) => {
  const family = await signUp();
  await denied(family.saveCharacter({ counters }));
  await allowed(family.saveCharacter());
});

it('saving a character accepts plain numbers instead of increments as counts', async () => {
  const family = await signUp({ charactersThisMonth: 4, charactersTotal: 1 });
  await denied(family.saveCharacter({ counters: { charactersThisMonth: 4, charactersTotal: 1 } }));
  await allowed(family.saveCharacter({ counters: { charactersThisMonth: 5, charactersTotal: 2 } }));
});

it('the first character of a month restarts its count at one and resets the count of stories', async () => {
  const family = await signUp({
    usagePeriod: 202001,
    charactersThisMonth: 3,
    charactersTotal: 1,
    storiesThisMonth: 2,
  });
  await denied(family.saveCharacter());
  await denied(family.saveCharacter({ counters: { charactersThisMonth: 1 } }));
  await denied(family.saveCharacter({ counters: { charactersThisMonth: 4, storiesThisMonth: 0 } }));
  await allowed(family.saveCharacter({ counters: { charactersThisMonth: 1, storiesThisMonth: 0 } }));
});

it('saving a character starts the count on a profile of an earlier version', async () => {
  const family = new Family();
  await writeAsServer(family.profilePath, { email: family.email, stories: 2, characters: 2, charactersThisMonth: 9 });
  await denied(family.saveCharacter());
  await allowed(family.saveCharacter({ counters: { charactersThisMonth: 1 } }));
});

it('two characters in one batch are refused, whether the batch counts one or two', async () => {
  const family = await signUp(planFields('unlimited_monthly'));
  const [first, second] = [newCharacterId(), newCharacterId()];
  const both = () => {
    const batch = family.db.batch();
    for (const id of [first, second]) batch.set(family.db.doc(`characters/${id}`), characterFields(family.uid, id));
    return batch.update(family.db.doc(family.profilePath), family.characterCounters(second));
  };
  await denied(both().commit());
  await denied(both().update(family.db.doc(family.profilePath), family.characterCounters(first)).commit());
  const countedTwice = { charactersThisMonth: increment(2), charactersTotal: increment(2) };
  await denied(both().update(family.db.doc(family.profilePath), countedTwice).commit());
  await allowed(family.saveCharacter({ id: first }));
  await allowed(family.saveCharacter({ id: second }));
});

it('a character and a story in one batch are refused', async () => {
  const family = await signUp(planFields('unlimited_monthly'));
  const id = newCharacterId();
  const story = 'story_1700000000000_aaaaaa';
  await denied(family.saveCharacter({ id, counters: family.storyCounters(story) }));
  await allowed(family.saveCharacter({ id }));
});

it('saving a character is refused without a profile, for a disabled user and after the account is deleted', async () => {
  const [none, disabledFamily, deletedFamily] = [new Family(), await signUp({ disabled: true }), await signUp()];
  await writeAsServer(`deleted/${deletedFamily.uid}`, { at: Timestamp.now() });
  for (const family of [none, disabledFamily, deletedFamily]) await denied(family.saveCharacter());
  await allowed((await signUp()).saveCharacter());
});

it('Free is limited to two characters in total', async () => {
  const family = await signUp();
  await allowed(family.saveCharacter());
  await allowed(family.saveCharacter());
  await denied(family.saveCharacter());
});

it('yearly Pro is limited to 48 characters; the other paid plans have no limit', async () => {
  const yearly = await signUp({ ...planFields('pro_yearly'), charactersTotal: 47 });
  await allowed(yearly.saveCharacter());
  await denied(yearly.saveCharacter());
  for (const plan of ['pro_monthly', 'unlimited_monthly', 'unlimited_yearly'] as const) {
    await allowed((await signUp({ ...planFields(plan), charactersTotal: 500 })).saveCharacter());
  }
});

it('deleting a character leaves room for one more', async () => {
  const family = await signUp();
  const id = newCharacterId();
  await allowed(family.saveCharacter({ id }));
  await allowed(family.saveCharacter());
  await allowed(family.deleteCharacter(id));
  expect(await readAsServer(family.profilePath)).toMatchObject({ charactersTotal: 1, charactersThisMonth: 2 });
  await allowed(family.saveCharacter());
  await denied(family.saveCharacter());
});

it('deleting a character must update the number owned in the same batch', async () => {
  const { family, id, path } = await familyWithCharacter();
  await denied(family.db.doc(path).delete());
  await denied(family.updateProfile({ charactersTotal: increment(-1), lastDeletedCharacterId: id }));
  await allowed(family.deleteCharacter(id));
});

const wrongCountsOfDeletion: [string, Fields][] = [
  ['nothing', { charactersTotal: 1 }],
  ['two', { charactersTotal: increment(-2) }],
  ['one more', { charactersTotal: increment(1) }],
  ["the month's characters too", { charactersThisMonth: 0 }],
  ["the month's stories too", { storiesThisMonth: 1 }],
  ['another month', { usagePeriod: 202001 }],
  ['another character', { lastDeletedCharacterId: 'someone-else' }],
  ['a story too', { lastStoryId: 'story_1700000000000_aaaaaa' }],
  ['a saved character too', { lastCharacterId: 'someone-else' }],
];
it.each(wrongCountsOfDeletion)('deleting a character is refused if the profile counts %s', async (_what, counters) => {
  const { family, id } = await familyWithCharacter();
  await denied(family.deleteCharacter(id, counters));
  await allowed(family.deleteCharacter(id));
});

it('deleting two characters in one batch that counts one is refused', async () => {
  const { family, id } = await familyWithCharacter();
  const other = newCharacterId();
  await writeAsServer(`characters/${other}`, characterFields(family.uid, other));
  await updateAsServer(family.profilePath, { charactersTotal: 2 });
  const batch = family.db.batch();
  for (const one of [id, other]) batch.delete(family.db.doc(`characters/${one}`));
  batch.update(family.db.doc(family.profilePath), { charactersTotal: 1, lastDeletedCharacterId: id });
  await denied(batch.commit());
  await allowed(family.deleteCharacter(id));
  await allowed(family.deleteCharacter(other));
});

it('counting the deletion of a character that never existed is refused', async () => {
  const { family, id } = await familyWithCharacter();
  await denied(family.updateProfile({ charactersTotal: 0, lastDeletedCharacterId: 'nobody' }));
  await allowed(family.deleteCharacter(id));
});

it('saving and deleting a character in one batch is refused', async () => {
  const family = await signUp({ charactersTotal: 1 });
  const id = newCharacterId();
  const batch = family.db.batch();
  batch.set(family.db.doc(`characters/${id}`), characterFields(family.uid, id));
  batch.update(family.db.doc(family.profilePath), family.characterCounters(id));
  batch.delete(family.db.doc(`characters/${id}`));
  await denied(batch.commit());
  const deletionBatch = family.db.batch();
  deletionBatch.set(family.db.doc(`characters/${id}`), characterFields(family.uid, id));
  deletionBatch.delete(family.db.doc(`characters/${id}`));
  deletionBatch.update(family.db.doc(family.profilePath), { charactersTotal: 0, lastDeletedCharacterId: id });
  await denied(deletionBatch.commit());
  await allowed(family.saveCharacter({ id }));
});

it('saving and deleting the same character id again is counted each time', async () => {
  const family = await signUp();
  const id = newCharacterId();
  await allowed(family.saveCharacter({ id }));
  await allowed(family.deleteCharacter(id));
  await denied(family.db.doc(`characters/${id}`).set(characterFields(family.uid, id)));
  await writeAsServer(`characters/${id}`, characterFields(family.uid, id));
  await denied(family.db.doc(`characters/${id}`).delete());
});

it('deleting a character is refused for another family, a disabled user and a deleted account', async () => {
  const { family, id } = await familyWithCharacter();
  await denied((await signUp({ charactersTotal: 1 })).deleteCharacter(id));
  await denied(visitorDb().doc(`characters/${id}`).delete());
  await updateAsServer(family.profilePath, { disabled: true });
  await denied(family.deleteCharacter(id));
  await updateAsServer(family.profilePath, { disabled: false });
  await writeAsServer(`deleted/${family.uid}`, { at: Timestamp.now() });
  await denied(family.deleteCharacter(id));
  const { family: living, id: foreignId } = await familyWithCharacter();
  await allowed(living.deleteCharacter(foreignId));
});

it('the counters must point to a character of the same batch even when the month is set explicitly', async () => {
  const family = await signUp();
  const id = newCharacterId();
  const counters = { charactersThisMonth: 1, charactersTotal: 1, usagePeriod: thisPeriod(), storiesThisMonth: 0 };
  await denied(family.updateProfile({ ...counters, lastCharacterId: id }));
  await allowed(family.saveCharacter({ id, counters }));
  await denied(family.updateProfile({ ...counters, charactersThisMonth: 2, charactersTotal: 2, lastCharacterId: id }));
  await denied(family.updateProfile({ ...counters, charactersThisMonth: 2, charactersTotal: 2 }));
});
