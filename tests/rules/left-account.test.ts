import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { Timestamp } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { profileFields, storyFields } from '../support/documents.ts';
import { Family, someStoryId, store, readSurely } from './family.ts';
import { useRulesEnvironment } from './rules-environment.ts';

useRulesEnvironment();

/** Somebody whose account is gone with everything in it, and whose token is good for up to an hour. */
async function someoneWhoLeft(): Promise<Family> {
  const family = new Family({ email_verified: true });
  await store(`deleted/${family.uid}`, { at: Timestamp.now() });
  return family;
}

const newcomer = async (): Promise<Family> => new Family({ email_verified: true });

/** A profile and a story in one go, as a script might hope to get around the rules of either. */
function beginAnew(family: Family): Promise<void> {
  const id = someStoryId();
  const batch = family.db.batch();
  batch.set(family.db.doc(family.profilePath), profileFields(family.email));
  batch.set(family.db.doc(`stories/${id}`), storyFields(family.uid, id));
  return batch.commit();
}

async function withProfile(family: Family, act: () => Promise<void>): Promise<void> {
  await store(family.profilePath, profileFields(family.email, { penName: 'Lantern Lane' }));
  await act();
}

describe('K8: after an account is deleted its token', () => {
  it('makes no profile again, alone or with a story', async () => {
    const left = await someoneWhoLeft();
    await denied(left.createProfile());
    await denied(beginAnew(left));
    await allowed((await newcomer()).createProfile());
  });

  it.each<[string, (family: Family) => Promise<void>]>([
    ['a story', (family) => family.saveStory()],
    ['a character', (family) => family.saveCharacter()],
    ['a location', (family) => family.saveLocation()],
    ['a child', (family) => family.saveChild()],
  ])('saves %s neither without a profile nor with one that came back', async (_what, save) => {
    const left = await someoneWhoLeft();
    await denied(save(left));
    await denied(withProfile(left, () => save(left)));
    const other = await newcomer();
    await allowed(withProfile(other, () => save(other)));
  });

  it('tells nobody that it is gone, and cannot take its mark away', async () => {
    const left = await someoneWhoLeft();
    const mark = left.db.doc(`deleted/${left.uid}`);
    await denied(readSurely(mark));
    await denied(mark.delete());
    await denied(mark.set({ at: Timestamp.now() }));
    await allowed((await newcomer()).createProfile());
  });
});
