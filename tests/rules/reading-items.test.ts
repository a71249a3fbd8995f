import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { MAX_QUERY_LIMIT } from '@talelantern/domain/limits/limits';
import { describe, expect, it } from 'vitest';
import {
  familyWithCharacter,
  familyWithLocation,
  familyWithStory,
  newCharacterId,
  newLocationId,
  signUp,
  someStoryId,
  visitorDb,
  readWithRetry,
} from './family.ts';
import { setUpRulesEnvironment } from './rules-environment.ts';

setUpRulesEnvironment();

const kinds = [
  { collection: 'stories', familyWithOne: familyWithStory, newId: someStoryId },
  { collection: 'characters', familyWithOne: familyWithCharacter, newId: newCharacterId },
  { collection: 'locations', familyWithOne: familyWithLocation, newId: newLocationId },
] as const;

describe.each(kinds)('reading $collection', ({ collection, familyWithOne, newId }) => {
  it('an item can be read by its owner only; reading a missing item is denied like reading another family’s', async () => {
    const { family, path } = await familyWithOne();
    const stranger = await signUp();
    await allowed(readWithRetry(family.db.doc(path)));
    await denied(readWithRetry(stranger.db.doc(path)));
    await denied(readWithRetry(stranger.db.doc(`${collection}/${newId()}`)));
    await denied(readWithRetry(visitorDb().doc(path)));
  });

  it('listing returns the user’s own items, newest first, at most a hundred per query', async () => {
    const { family } = await familyWithOne();
    const own = family.db.collection(collection).where('userId', '==', family.uid).orderBy('createdAt', 'desc');
    expect((await allowed(readWithRetry(own.limit(MAX_QUERY_LIMIT)))).size).toBe(1);
    await denied(readWithRetry(own.limit(MAX_QUERY_LIMIT + 1)));
    await denied(readWithRetry(own.limit(10_000)));
    await denied(readWithRetry(own));
  });

  it("listing all items or another user's is refused", async () => {
    const { family } = await familyWithOne();
    const stranger = await signUp();
    const all = stranger.db.collection(collection);
    await denied(readWithRetry(all.limit(10)));
    await denied(readWithRetry(all.where('userId', '==', family.uid).limit(10)));
    await denied(readWithRetry(visitorDb().collection(collection).where('userId', '==', family.uid).limit(10)));
    await allowed(readWithRetry(all.where('userId', '==', stranger.uid).limit(10)));
  });
});
