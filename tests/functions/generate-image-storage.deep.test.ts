import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { repeat } from '../support/repeat.ts';
import { storedFields } from './support/cloud-access.ts';
import { createFamily, usageOf } from './support/family.ts';
import { failure, newRequestId, setUpFunction } from './support/function-under-test.ts';
import { startFailingStorage } from './support/failing-storage.ts';
import { pictureAt, PROMPT, expectSavedPicture } from './support/portraits.ts';
import { EDITS, GENERATIONS, expectGeneratedScene, sceneRequest, storeStoryWithPictures } from './support/scenes.ts';

const EMULATOR = 'STORAGE_EMULATOR_HOST';
const storage = await startFailingStorage(() => inject('cloud').adminEnvironment[EMULATOR] ?? '');
const EMPTY_TALLY = { reserved: 0, used: 0 };

beforeEach(() => {
  storage.accepts = 'everything';
});
afterAll(() => storage.close());

describe('Storage refusing uploads', () => {
  const generateImage = setUpFunction('generateImage', { [EMULATOR]: storage.url });
  const scenes = setUpFunction('generateSceneWithImages', { [EMULATOR]: storage.url });

  it('a portrait is kept uncharged while Storage fails, and stored on the retry without generating again', async () => {
    const family = await createFamily();
    const body = { prompt: PROMPT, requestId: newRequestId() };
    const staged = `staging/${family.uid}_${body.requestId}`;
    storage.accepts = 'nothing';
    await repeat(2, async () => {
      expect(await generateImage.call(family, body)).toMatchObject({
        status: 500,
        json: failure('internal', expect.any(String)),
      });
      expect((await usageOf(family)).tallies.pictures).toEqual(EMPTY_TALLY);
      expect(await storedFields(staged)).toMatchObject({ userId: family.uid });
    });
    storage.accepts = 'everything';
    const { imageUrl } = expectSavedPicture(await generateImage.call(family, body));
    expect(await pictureAt(imageUrl)).toMatchObject({ width: 768, height: 1024 });
    expect(await generateImage.standIn.requests(GENERATIONS)).toHaveLength(1);
    expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 1 });
    expect(await storedFields(staged)).toEqual({});
  });

  it('a scene is kept while Storage fails, and stored on the retry', async () => {
    const family = await createFamily();
    const body = sceneRequest(await storeStoryWithPictures(family), { requestId: newRequestId() });
    storage.accepts = 'nothing';
    expect((await scenes.call(family, body)).status).toBe(500);
    storage.accepts = 'everything';
    const { imageUrl } = expectGeneratedScene(await scenes.call(family, body));
    expect(await pictureAt(imageUrl)).toMatchObject({ width: 1152, height: 768 });
    expect(await scenes.standIn.requests(EDITS)).toHaveLength(1);
    expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 1 });
  });
});

describe('an upload that fails once', () => {
  const generateImage = setUpFunction('generateImage', { [EMULATOR]: storage.url });

  it('an upload that fails once is retried without an error', async () => {
    const family = await createFamily();
    storage.accepts = 'the second try';
    const { imageUrl } = expectSavedPicture(await generateImage.call(family, { prompt: PROMPT }));
    expect(await pictureAt(imageUrl)).toMatchObject({ width: 768, height: 1024 });
    expect(storage.accepts).toBe('everything');
  });
});
