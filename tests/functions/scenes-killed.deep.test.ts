import { expect, it } from 'vitest';
import { storedFields } from './support/cloud-access.ts';
import { runUntilKilled, SHORT_LEASE } from './support/run-until-killed.ts';
import { createFamily, usageOf } from './support/family.ts';
import { newRequestId, setUpFunction } from './support/function-under-test.ts';
import type { KillPoint } from './support/kill-points.ts';
import { pictureAt } from './support/portraits.ts';
import { EDITS, expectGeneratedScene, sceneRequest, storeStoryWithPictures } from './support/scenes.ts';

const underTest = setUpFunction('generateSceneWithImages', SHORT_LEASE);

it.each<[KillPoint, number]>([
  ['after reserving', 1],
  ['after the provider', 2],
  ['after Storage', 1],
  ['before the response', 1],
])('a retry has the scene after the process was killed %s: %i drawn, one charged', async (point, generations) => {
  const family = await createFamily();
  const requestId = newRequestId();
  const scene = sceneRequest(await storeStoryWithPictures(family));
  await runUntilKilled(underTest.standIn, { point, uid: family.uid, requestId, scene });
  const { imageUrl, generatedPrompt } = expectGeneratedScene(await underTest.call(family, { ...scene, requestId }));
  expect(await pictureAt(imageUrl)).toMatchObject({ width: 1152, height: 768 });
  expect(await underTest.standIn.requests(EDITS)).toHaveLength(generations);
  expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 1 });
  expect(await storedFields(`temp/temp_${family.uid}_${requestId}`)).toMatchObject({
    result: { imageUrl, generatedPrompt },
  });
});
