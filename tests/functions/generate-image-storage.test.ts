import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { storedFields } from './support/cloud-access.ts';
import { createFamily, usageOf } from './support/family.ts';
import { failure, newRequestId, useFunction } from './support/function-under-test.ts';
import { startMoodyStorage } from './support/moody-storage.ts';
import { pictureAt, PROMPT, savedPicture } from './support/portraits.ts';
import { EDITS, GENERATIONS, paintedScene, sceneRequest, storeTale } from './support/scenes.ts';

const EMULATOR = 'STORAGE_EMULATOR_HOST';
const storage = await startMoodyStorage(() => inject('cloud').adminEnvironment[EMULATOR] ?? '');
const NOTHING = { reserved: 0, used: 0 };

beforeEach(() => {
  storage.takes = 'everything';
});
afterAll(() => storage.close());

describe('while Storage takes nothing', () => {
  const painter = useFunction('generateImage', { [EMULATOR]: storage.url });
  const scenes = useFunction('generateSceneWithImages', { [EMULATOR]: storage.url });

  it('R8: a painted portrait is kept, not charged, and stored by the next try without being painted again', async () => {
    const family = await createFamily();
    const body = { prompt: PROMPT, requestId: newRequestId() };
    const staged = `staging/${family.uid}_${body.requestId}`;
    storage.takes = 'nothing';
    for (let time = 0; time < 2; time += 1) {
      expect(await painter.call(family, body)).toMatchObject({
        status: 500,
        json: failure('internal', expect.any(String)),
      });
      expect((await usageOf(family)).tallies.pictures).toEqual(NOTHING);
      expect(await storedFields(staged)).toMatchObject({ userId: family.uid });
    }
    storage.takes = 'everything';
    const { imageUrl } = savedPicture(await painter.call(family, body));
    expect(await pictureAt(imageUrl)).toMatchObject({ width: 768, height: 1024 });
    expect(await painter.standIn.requests(GENERATIONS)).toHaveLength(1);
    expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 1 });
    expect(await storedFields(staged)).toEqual({});
  });

  it('R8: so is a scene', async () => {
    const family = await createFamily();
    const body = sceneRequest(await storeTale(family), { requestId: newRequestId() });
    storage.takes = 'nothing';
    expect((await scenes.call(family, body)).status).toBe(500);
    storage.takes = 'everything';
    const { imageUrl } = paintedScene(await scenes.call(family, body));
    expect(await pictureAt(imageUrl)).toMatchObject({ width: 1152, height: 768 });
    expect(await scenes.standIn.requests(EDITS)).toHaveLength(1);
    expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 1 });
  });
});

describe('an upload that fails once', () => {
  const painter = useFunction('generateImage', { [EMULATOR]: storage.url });

  it('is done again, and nobody notices', async () => {
    const family = await createFamily();
    storage.takes = 'the second try';
    const { imageUrl } = savedPicture(await painter.call(family, { prompt: PROMPT }));
    expect(await pictureAt(imageUrl)).toMatchObject({ width: 768, height: 1024 });
    expect(storage.takes).toBe('everything');
  });
});
