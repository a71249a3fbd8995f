import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { adminBucket, adminFirestore } from './support/cloud-access.ts';
import { createFamily, storeCharacter, usageOf, type Family } from './support/family.ts';
import { waitForRequest, failure, newRequestId, setUpFunction } from './support/function-under-test.ts';
import { startFailingStorage } from './support/failing-storage.ts';
import { expectNarration, SENTENCES, storeStory, SPEECH } from './support/narrations.ts';
import { expectSavedPicture } from './support/portraits.ts';
import { storeLocation, storePicture } from './support/scenes.ts';
import { setUpFunctions } from './support/function-under-test.ts';

const EMULATOR = 'STORAGE_EMULATOR_HOST';
const storage = await startFailingStorage(() => inject('cloud').adminEnvironment[EMULATOR] ?? '');

beforeEach(() => {
  storage.beforeCopy = async () => {};
});
afterAll(() => storage.close());

const filesOf = async ({ uid }: Family, item: string): Promise<string[]> => {
  const [files] = await adminBucket().getFiles({ prefix: `users/${uid}/${item}/` });
  return files.map(({ name }) => name);
};

describe('an item deleted while its picture is saved', () => {
  const functions = setUpFunctions({ settings: { [EMULATOR]: storage.url } });

  it.each([
    ['saveImageToStorage', 'characters', 'characterId', 'Character not found', storeCharacter],
    ['saveLocationImageToStorage', 'locations', 'locationId', 'Location not found', storeLocation],
    ['saveSceneImageToStorage', 'stories', 'storyId', 'Story not found', storeStory],
  ] as const)(
    '%s leaves no file when its item was deleted in the meantime',
    async (name, collection, field, message, storeItem) => {
      const family = await createFamily();
      const [deletedItem, existingItem] = [await storeItem(family), await storeItem(family)];
      const { imageUrl } = await storePicture(`users/${family.uid}/generated/${newRequestId()}.webp`, 'crimson');
      storage.beforeCopy = async () => {
        await adminFirestore().doc(`${collection}/${deletedItem}`).delete();
      };
      expect(await functions.call(name, family, { imageUrl, [field]: deletedItem })).toMatchObject({
        status: 404,
        json: failure('not_found', message),
      });
      expect(await filesOf(family, `${collection}/${deletedItem}`)).toEqual([]);

      storage.beforeCopy = async () => {};
      expectSavedPicture(await functions.call(name, family, { imageUrl, [field]: existingItem }));
      expect(await filesOf(family, `${collection}/${existingItem}`)).toHaveLength(2);
    },
  );
});

describe('a story deleted during its narration', () => {
  const underTest = setUpFunction('generateAudioNarration');
  const AT_THIRD_SENTENCE = { path: SPEECH, contains: SENTENCES[2] ?? '' };

  it.each([
    ['completes', null],
    ['fails', { kind: 'status', status: 500 }],
  ])(
    'a story deleted during its narration does not keep a file and costs nothing when the narration %s',
    async (_case, end) => {
      const family = await createFamily({ plan: 'pro_monthly' });
      const [deletedStory, existingStory] = [await storeStory(family), await storeStory(family)];
      const token = newRequestId();
      await underTest.standIn.plan({ kind: 'hold', token }, { ...AT_THIRD_SENTENCE, times: 1 });
      const narrating = underTest.call(family, { storyId: deletedStory, part: 0 });
      await expect.poll(() => filesOf(family, `stories/${deletedStory}`)).not.toEqual([]);
      await waitForRequest(underTest.standIn, SPEECH);
      await adminFirestore().doc(`stories/${deletedStory}`).delete();
      if (end) await underTest.standIn.plan(end, { path: SPEECH });
      await underTest.standIn.release(token);
      expect(await narrating).toMatchObject({ status: 404, json: failure('not_found', 'Story not found') });
      expect(await filesOf(family, `stories/${deletedStory}`)).toEqual([]);
      expect((await usageOf(family)).tallies.narrations).toEqual({ reserved: 0, used: 0 });

      await underTest.standIn.reset();
      expectNarration(await underTest.call(family, { storyId: existingStory, part: 0 }));
      expect(await filesOf(family, `stories/${existingStory}`)).toHaveLength(2);
    },
  );
});
