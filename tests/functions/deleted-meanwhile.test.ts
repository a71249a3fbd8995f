import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { adminBucket, adminFirestore } from './support/cloud-access.ts';
import { createFamily, storeCharacter, usageOf, type Family } from './support/family.ts';
import { arrival, failure, newRequestId, useFunction } from './support/function-under-test.ts';
import { startMoodyStorage } from './support/moody-storage.ts';
import { narrated, SENTENCES, storeStory } from './support/narrations.ts';
import { savedPicture } from './support/portraits.ts';
import { storeLocation, storePicture } from './support/scenes.ts';
import { useEveryFunction } from './support/every-function.ts';

const EMULATOR = 'STORAGE_EMULATOR_HOST';
const SPEECH = '/v1/audio/speech';
const storage = await startMoodyStorage(() => inject('cloud').adminEnvironment[EMULATOR] ?? '');

beforeEach(() => {
  storage.beforeCopy = async () => {};
});
afterAll(() => storage.close());

const filesOf = async ({ uid }: Family, item: string): Promise<string[]> => {
  const [files] = await adminBucket().getFiles({ prefix: `users/${uid}/${item}/` });
  return files.map(({ name }) => name);
};

describe('an item that is deleted while its picture is saved', () => {
  const functions = useEveryFunction({ settings: { [EMULATOR]: storage.url } });

  it.each([
    ['saveImageToStorage', 'characters', 'characterId', 'Character not found', storeCharacter],
    ['saveLocationImageToStorage', 'locations', 'locationId', 'Location not found', storeLocation],
    ['saveSceneImageToStorage', 'stories', 'storyId', 'Story not found', storeStory],
  ] as const)('R36: keeps no file after %s', async (name, collection, field, message, storeItem) => {
    const family = await createFamily();
    const [deleted, kept] = [await storeItem(family), await storeItem(family)];
    const { imageUrl } = await storePicture(`users/${family.uid}/generated/${newRequestId()}.webp`, 'crimson');
    storage.beforeCopy = async () => {
      await adminFirestore().doc(`${collection}/${deleted}`).delete();
    };
    expect(await functions.call(name, family, { imageUrl, [field]: deleted })).toMatchObject({
      status: 404,
      json: failure('not_found', message),
    });
    expect(await filesOf(family, `${collection}/${deleted}`)).toEqual([]);

    storage.beforeCopy = async () => {};
    savedPicture(await functions.call(name, family, { imageUrl, [field]: kept }));
    expect(await filesOf(family, `${collection}/${kept}`)).toHaveLength(2);
  });
});

describe('a story that is deleted while it is read aloud', () => {
  const underTest = useFunction('generateAudioNarration');
  const AT_THIRD = { path: SPEECH, contains: SENTENCES[2] ?? '' };

  it.each([
    ['is spoken to its end', null],
    ['fails on the way', { kind: 'status', status: 500 }],
  ])('R36: keeps no file and costs nothing where its chapter %s', async (_case, end) => {
    const family = await createFamily({ plan: 'pro_monthly' });
    const [deleted, kept] = [await storeStory(family), await storeStory(family)];
    const token = newRequestId();
    await underTest.standIn.plan({ kind: 'hold', token }, { ...AT_THIRD, times: 1 });
    const narrating = underTest.call(family, { storyId: deleted, part: 0 });
    await expect.poll(() => filesOf(family, `stories/${deleted}`)).not.toEqual([]);
    await arrival(underTest.standIn, SPEECH);
    await adminFirestore().doc(`stories/${deleted}`).delete();
    if (end) await underTest.standIn.plan(end, { path: SPEECH });
    await underTest.standIn.release(token);
    expect(await narrating).toMatchObject({ status: 404, json: failure('not_found', 'Story not found') });
    expect(await filesOf(family, `stories/${deleted}`)).toEqual([]);
    expect((await usageOf(family)).tallies.narrations).toEqual({ reserved: 0, used: 0 });

    await underTest.standIn.reset();
    narrated(await underTest.call(family, { storyId: kept, part: 0 }));
    expect(await filesOf(family, `stories/${kept}`)).toHaveLength(2);
  });
});
