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
  readSurely,
} from './family.ts';
import { useRulesEnvironment } from './rules-environment.ts';

useRulesEnvironment();

const kinds = [
  { collection: 'stories', familyWithOne: familyWithStory, newId: someStoryId },
  { collection: 'characters', familyWithOne: familyWithCharacter, newId: newCharacterId },
  { collection: 'locations', familyWithOne: familyWithLocation, newId: newLocationId },
] as const;

describe.each(kinds)('reading $collection', ({ collection, familyWithOne, newId }) => {
  it('C1: gives one to its owner only; a missing one looks like a foreign one', async () => {
    const { family, path } = await familyWithOne();
    const stranger = await signUp();
    await allowed(readSurely(family.db.doc(path)));
    await denied(readSurely(stranger.db.doc(path)));
    await denied(readSurely(stranger.db.doc(`${collection}/${newId()}`)));
    await denied(readSurely(visitorDb().doc(path)));
  });

  it('C10: lists the own ones, newest first, at most a hundred at once', async () => {
    const { family } = await familyWithOne();
    const own = family.db.collection(collection).where('userId', '==', family.uid).orderBy('createdAt', 'desc');
    expect((await allowed(readSurely(own.limit(MAX_QUERY_LIMIT)))).size).toBe(1);
    await denied(readSurely(own.limit(MAX_QUERY_LIMIT + 1)));
    await denied(readSurely(own.limit(10_000)));
    await denied(readSurely(own));
  });

  it("C1: lists neither everybody's nor another's", async () => {
    const { family } = await familyWithOne();
    const stranger = await signUp();
    const all = stranger.db.collection(collection);
    await denied(readSurely(all.limit(10)));
    await denied(readSurely(all.where('userId', '==', family.uid).limit(10)));
    await denied(readSurely(visitorDb().collection(collection).where('userId', '==', family.uid).limit(10)));
    await allowed(readSurely(all.where('userId', '==', stranger.uid).limit(10)));
  });
});
