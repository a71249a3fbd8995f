import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { Timestamp } from 'firebase/firestore';
import { it } from 'vitest';
import { profileFields, storyFields } from '../support/documents.ts';
import { Family, someStoryId, writeAsServer, readWithRetry } from './family.ts';
import { setUpRulesEnvironment } from './rules-environment.ts';

setUpRulesEnvironment();

/** A family whose account is deleted and whose token is still valid for up to an hour. */
async function deletedAccount(): Promise<Family> {
  const family = new Family({ email_verified: true });
  await writeAsServer(`deleted/${family.uid}`, { at: Timestamp.now() });
  return family;
}

const familyWithoutProfile = async (): Promise<Family> => new Family({ email_verified: true });

/** A profile and a story in one batch, to get around the rules of either. */
function createProfileAgain(family: Family): Promise<void> {
  const id = someStoryId();
  const batch = family.db.batch();
  batch.set(family.db.doc(family.profilePath), profileFields(family.email));
  batch.set(family.db.doc(`stories/${id}`), storyFields(family.uid, id));
  return batch.commit();
}

async function withProfile(family: Family, act: () => Promise<void>): Promise<void> {
  await writeAsServer(family.profilePath, profileFields(family.email, { penName: 'Lantern Lane' }));
  await act();
}

it('a token of a deleted account cannot create a profile again, alone or with a story', async () => {
  const deletedFamily = await deletedAccount();
  await denied(deletedFamily.createProfile());
  await denied(createProfileAgain(deletedFamily));
  await allowed((await familyWithoutProfile()).createProfile());
});

it.each<[string, (family: Family) => Promise<void>]>([
  ['a story', (family) => family.saveStory()],
  ['a character', (family) => family.saveCharacter()],
  ['a location', (family) => family.saveLocation()],
  ['a child', (family) => family.saveChild()],
])('a token of a deleted account cannot save %s, without a profile or with a restored one', async (_what, save) => {
  const deletedFamily = await deletedAccount();
  await denied(save(deletedFamily));
  await denied(withProfile(deletedFamily, () => save(deletedFamily)));
  const other = await familyWithoutProfile();
  await allowed(withProfile(other, () => save(other)));
});

it('a token of a deleted account cannot read or delete the tombstone', async () => {
  const deletedFamily = await deletedAccount();
  const tombstone = deletedFamily.db.doc(`deleted/${deletedFamily.uid}`);
  await denied(readWithRetry(tombstone));
  await denied(tombstone.delete());
  await denied(tombstone.set({ at: Timestamp.now() }));
  await allowed((await familyWithoutProfile()).createProfile());
});
