import { describe, expect, it } from 'vitest';
import { storedFields } from './support/cloud-access.ts';
import { dieWorking, SHORT_LEASE } from './support/die-working.ts';
import { createFamily, usageOf } from './support/family.ts';
import { newRequestId, useFunction } from './support/function-under-test.ts';
import type { KillPoint } from './support/kill-points.ts';
import { pictureAt } from './support/portraits.ts';
import { EDITS, paintedScene, sceneRequest, storeTale } from './support/scenes.ts';

describe('a process that is killed', () => {
  const underTest = useFunction('generateSceneWithImages', SHORT_LEASE);

  it.each<[KillPoint, number]>([
    ['after reserving', 1],
    ['after the provider', 2],
    ['after Storage', 1],
    ['before the answer', 1],
  ])('%s while it draws a scene: the retry has it, %i are painted, one is charged', async (point, painted) => {
    const family = await createFamily();
    const requestId = newRequestId();
    const scene = sceneRequest(await storeTale(family));
    await dieWorking(underTest.standIn, { point, uid: family.uid, requestId, scene });
    const { imageUrl, generatedPrompt } = paintedScene(await underTest.call(family, { ...scene, requestId }));
    expect(await pictureAt(imageUrl)).toMatchObject({ width: 1152, height: 768 });
    expect(await underTest.standIn.requests(EDITS)).toHaveLength(painted);
    expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 1 });
    expect(await storedFields(`temp/temp_${family.uid}_${requestId}`)).toMatchObject({
      result: { imageUrl, generatedPrompt },
    });
  });
});
