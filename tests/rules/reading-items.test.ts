import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { MAX_QUERY_LIMIT } from '@talelantern/domain/limits/limits';
import { describe, expect, it } from 'vitest';
import {
  familyWithCharacter,
  familyWithLocation,
  familyWithStory,
  FROM_SERVER,
  newCharacterId,
  newLocationId,
  signUp,
  someStoryId,
  visitorDb,
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
    await allowed(family.db.doc(path).get(FROM_SERVER));
    await denied(stranger.db.doc(path).get(FROM_SERVER));
    await denied(stranger.db.doc(`${collection}/${newId()}`).get(FROM_SERVER));
    await denied(visitorDb().doc(path).get(FROM_SERVER));
  });

  it('C10: lists the own ones, newest first, at most a hundred at once', async () => {
    const { family } = await familyWithOne();
    const own = family.db.collection(collection).where('userId', '==', family.uid).orderBy('createdAt', 'desc');
    expect((await allowed(own.limit(MAX_QUERY_LIMIT).get(FROM_SERVER))).size).toBe(1);
    await denied(own.limit(MAX_QUERY_LIMIT + 1).get(FROM_SERVER));
    await denied(own.limit(10_000).get(FROM_SERVER));
    await denied(own.get(FROM_SERVER));
  });

  it("C1: lists neither everybody's nor another's", async () => {
    const { family } = await familyWithOne();
    const stranger = await signUp();
    const all = stranger.db.collection(collection);
    await denied(all.limit(10).get(FROM_SERVER));
    await denied(all.where('userId', '==', family.uid).limit(10).get(FROM_SERVER));
    await denied(visitorDb().collection(collection).where('userId', '==', family.uid).limit(10).get(FROM_SERVER));
    await allowed(all.where('userId', '==', stranger.uid).limit(10).get(FROM_SERVER));
  });
});
