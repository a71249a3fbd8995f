import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { increment, Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { characterFields, planFields, thisPeriod, type Fields } from '../support/documents.ts';
import { amend, Family, familyWithCharacter, newCharacterId, signUp, store, stored, visitorDb } from './family.ts';
import { useRulesEnvironment } from './rules-environment.ts';

useRulesEnvironment();

describe('saving a character', () => {
  it('counts it in the same batch, for the month and in all', async () => {
    const family = await signUp();
    const id = newCharacterId();
    await allowed(family.saveCharacter({ id }));
    expect(await stored(family.profilePath)).toMatchObject({
      charactersThisMonth: 1,
      charactersTotal: 1,
      lastCharacterId: id,
    });
  });

  it('B1: refuses it without the count, and the count without it', async () => {
    const family = await signUp();
    const id = newCharacterId();
    await denied(family.db.doc(`characters/${id}`).set(characterFields(family.uid, id)));
    await denied(family.updateProfile(family.characterCounters(id)));
    await allowed(family.saveCharacter({ id }));
  });

  const wrongCounts: [string, Fields][] = [
    ['no character for the month', { charactersThisMonth: 0 }],
    ['two for the month', { charactersThisMonth: increment(2) }],
    ['nothing in all', { charactersTotal: 0 }],
    ['two in all', { charactersTotal: increment(2) }],
    ['one fewer in all', { charactersTotal: increment(-1) }],
    ['an earlier month', { usagePeriod: 202001 }],
    ['a later month', { usagePeriod: 209912 }],
    ['a story as well', { storiesThisMonth: increment(1) }],
    ['another character', { lastCharacterId: 'someone-else' }],
    ['no character by name', { lastCharacterId: undefined }],
    ['a deletion as well', { lastDeletedCharacterId: 'someone-else' }],
    ['a story by name as well', { lastStoryId: 'story_1700000000000_aaaaaa' }],
  ];
  it.each(wrongCounts)('refuses to count %s', async (_what, counters) => {
    const family = await signUp();
    await denied(family.saveCharacter({ counters }));
    await allowed(family.saveCharacter());
  });

  it('takes the counts as plain numbers too', async () => {
    const family = await signUp({ charactersThisMonth: 4, charactersTotal: 1 });
    await denied(family.saveCharacter({ counters: { charactersThisMonth: 4, charactersTotal: 1 } }));
    await allowed(family.saveCharacter({ counters: { charactersThisMonth: 5, charactersTotal: 2 } }));
  });

  it('B4: starts the month again at one and forgets the stories of the last', async () => {
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

  it('begins counting on a profile of an earlier version', async () => {
    const family = new Family();
    await store(family.profilePath, { email: family.email, stories: 2, characters: 2, charactersThisMonth: 9 });
    await denied(family.saveCharacter());
    await allowed(family.saveCharacter({ counters: { charactersThisMonth: 1 } }));
  });

  it('B5: refuses two characters with one count, and with two', async () => {
    const family = await signUp(planFields('unlimited_monthly'));
    const [first, second] = [newCharacterId(), newCharacterId()];
    const both = () => {
      const batch = family.db.batch();
      for (const id of [first, second]) batch.set(family.db.doc(`characters/${id}`), characterFields(family.uid, id));
      return batch.update(family.db.doc(family.profilePath), family.characterCounters(second));
    };
    await denied(both().commit());
    await denied(both().update(family.db.doc(family.profilePath), family.characterCounters(first)).commit());
    const twoInOne = { charactersThisMonth: increment(2), charactersTotal: increment(2) };
    await denied(both().update(family.db.doc(family.profilePath), twoInOne).commit());
    await allowed(family.saveCharacter({ id: first }));
    await allowed(family.saveCharacter({ id: second }));
  });

  it('refuses a character and a story in one batch', async () => {
    const family = await signUp(planFields('unlimited_monthly'));
    const id = newCharacterId();
    const story = 'story_1700000000000_aaaaaa';
    await denied(family.saveCharacter({ id, counters: family.storyCounters(story) }));
    await allowed(family.saveCharacter({ id }));
  });

  it('A12, K8: refuses it without a profile, for a disabled one and after the account is deleted', async () => {
    const [none, disabled, deleted] = [new Family(), await signUp({ disabled: true }), await signUp()];
    await store(`deleted/${deleted.uid}`, { at: Timestamp.now() });
    for (const family of [none, disabled, deleted]) await denied(family.saveCharacter());
    await allowed((await signUp()).saveCharacter());
  });
});

describe('how many characters a family owns', () => {
  it('B8: is two on Free, in all', async () => {
    const family = await signUp();
    await allowed(family.saveCharacter());
    await allowed(family.saveCharacter());
    await denied(family.saveCharacter());
  });

  it('is 48 on yearly Pro and not limited on the other plans', async () => {
    const yearly = await signUp({ ...planFields('pro_yearly'), charactersTotal: 47 });
    await allowed(yearly.saveCharacter());
    await denied(yearly.saveCharacter());
    for (const plan of ['pro_monthly', 'unlimited_monthly', 'unlimited_yearly'] as const) {
      await allowed((await signUp({ ...planFields(plan), charactersTotal: 500 })).saveCharacter());
    }
  });

  it('B8: has room for one more after a deletion', async () => {
    const family = await signUp();
    const id = newCharacterId();
    await allowed(family.saveCharacter({ id }));
    await allowed(family.saveCharacter());
    await allowed(family.deleteCharacter(id));
    expect(await stored(family.profilePath)).toMatchObject({ charactersTotal: 1, charactersThisMonth: 2 });
    await allowed(family.saveCharacter());
    await denied(family.saveCharacter());
  });
});

describe('deleting a character', () => {
  it('B8: is done in one batch with the number owned', async () => {
    const { family, id, path } = await familyWithCharacter();
    await denied(family.db.doc(path).delete());
    await denied(family.updateProfile({ charactersTotal: increment(-1), lastDeletedCharacterId: id }));
    await allowed(family.deleteCharacter(id));
  });

  const wrongCounts: [string, Fields][] = [
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
  it.each(wrongCounts)('refuses to count %s', async (_what, counters) => {
    const { family, id } = await familyWithCharacter();
    await denied(family.deleteCharacter(id, counters));
    await allowed(family.deleteCharacter(id));
  });

  it('B8: refuses two deletions with one count', async () => {
    const { family, id } = await familyWithCharacter();
    const other = newCharacterId();
    await store(`characters/${other}`, characterFields(family.uid, other));
    await amend(family.profilePath, { charactersTotal: 2 });
    const batch = family.db.batch();
    for (const one of [id, other]) batch.delete(family.db.doc(`characters/${one}`));
    batch.update(family.db.doc(family.profilePath), { charactersTotal: 1, lastDeletedCharacterId: id });
    await denied(batch.commit());
    await allowed(family.deleteCharacter(id));
    await allowed(family.deleteCharacter(other));
  });

  it('refuses to count the deletion of what never was', async () => {
    const { family, id } = await familyWithCharacter();
    await denied(family.updateProfile({ charactersTotal: 0, lastDeletedCharacterId: 'nobody' }));
    await allowed(family.deleteCharacter(id));
  });

  it('B8: refuses to save and delete in one batch', async () => {
    const family = await signUp({ charactersTotal: 1 });
    const id = newCharacterId();
    const batch = family.db.batch();
    batch.set(family.db.doc(`characters/${id}`), characterFields(family.uid, id));
    batch.update(family.db.doc(family.profilePath), family.characterCounters(id));
    batch.delete(family.db.doc(`characters/${id}`));
    await denied(batch.commit());
    const uncounting = family.db.batch();
    uncounting.set(family.db.doc(`characters/${id}`), characterFields(family.uid, id));
    uncounting.delete(family.db.doc(`characters/${id}`));
    uncounting.update(family.db.doc(family.profilePath), { charactersTotal: 0, lastDeletedCharacterId: id });
    await denied(uncounting.commit());
    await allowed(family.saveCharacter({ id }));
  });

  it('B7: counts each time that an id is saved and deleted anew', async () => {
    const family = await signUp();
    const id = newCharacterId();
    await allowed(family.saveCharacter({ id }));
    await allowed(family.deleteCharacter(id));
    await denied(family.db.doc(`characters/${id}`).set(characterFields(family.uid, id)));
    await store(`characters/${id}`, characterFields(family.uid, id));
    await denied(family.db.doc(`characters/${id}`).delete());
  });

  it("refuses another's character, a disabled profile and a deleted account", async () => {
    const { family, id } = await familyWithCharacter();
    await denied((await signUp({ charactersTotal: 1 })).deleteCharacter(id));
    await denied(visitorDb().doc(`characters/${id}`).delete());
    await amend(family.profilePath, { disabled: true });
    await denied(family.deleteCharacter(id));
    await amend(family.profilePath, { disabled: false });
    await store(`deleted/${family.uid}`, { at: Timestamp.now() });
    await denied(family.deleteCharacter(id));
    const { family: living, id: theirs } = await familyWithCharacter();
    await allowed(living.deleteCharacter(theirs));
  });
});

describe('the counters of the profile', () => {
  it('name a character of this batch even where the month is written out', async () => {
    const family = await signUp();
    const id = newCharacterId();
    const counters = { charactersThisMonth: 1, charactersTotal: 1, usagePeriod: thisPeriod(), storiesThisMonth: 0 };
    await denied(family.updateProfile({ ...counters, lastCharacterId: id }));
    await allowed(family.saveCharacter({ id, counters }));
    await denied(
      family.updateProfile({ ...counters, charactersThisMonth: 2, charactersTotal: 2, lastCharacterId: id }),
    );
    await denied(family.updateProfile({ ...counters, charactersThisMonth: 2, charactersTotal: 2 }));
  });
});
