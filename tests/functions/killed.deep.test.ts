import { describe, expect, it } from 'vitest';
import { chapter, storyRequest, telling, TELLING, tellings, told } from './support/chapters.ts';
import { storedFields } from './support/cloud-access.ts';
import { createFamily, usageOf, useUp } from './support/family.ts';
import { newRequestId, useFunction } from './support/function-under-test.ts';
import { dieWorking, SHORT_LEASE } from './support/die-working.ts';
import type { KillPoint } from './support/kill-points.ts';
import { pictureAt, PROMPT, savedPicture } from './support/portraits.ts';

const IMAGES = '/v1/images/generations';

describe('a process that is killed', () => {
  const painter = useFunction('generateImage', SHORT_LEASE);
  const teller = useFunction('generateStory', SHORT_LEASE);

  it.each<[KillPoint, number]>([
    ['after reserving', 1],
    ['after the provider', 2],
    ['after Storage', 1],
    ['before the answer', 1],
  ])(
    '%s while it paints: the retry has the portrait, %i pictures are painted, one is charged',
    async (point, painted) => {
      const family = await createFamily();
      const requestId = newRequestId();
      const portrait = { prompt: PROMPT };
      await dieWorking(painter.standIn, { point, uid: family.uid, requestId, portrait });
      const { imageUrl } = savedPicture(await painter.call(family, { ...portrait, requestId }));
      expect(await pictureAt(imageUrl)).toMatchObject({ width: 768, height: 1024 });
      expect(await painter.standIn.requests(IMAGES)).toHaveLength(painted);
      const usage = await usageOf(family);
      expect(usage.tallies.pictures).toEqual({ reserved: 0, used: 1 });
      expect(Object.values(usage.days)).toMatchObject([{ pictures: 1 }]);
      expect(await storedFields(`temp/temp_${family.uid}_${requestId}`)).toMatchObject({ result: { imageUrl } });
    },
  );

  it.each<[KillPoint, number]>([
    ['after reserving', 1],
    ['after the provider', 2],
    ['after the notes', 2],
    ['before the answer', 1],
  ])('%s while it tells: the retry has the chapter, %i are told, one is charged', async (point, times) => {
    const family = await createFamily();
    const requestId = newRequestId();
    await teller.standIn.plan(telling(chapter(6)), TELLING);
    const story = storyRequest();
    await dieWorking(teller.standIn, { point, uid: family.uid, requestId, story: JSON.parse(JSON.stringify(story)) });
    told(await teller.call(family, { ...story, requestId }));
    expect(await tellings(teller.standIn)).toHaveLength(times);
    expect((await usageOf(family)).tallies.stories).toEqual({ reserved: 0, used: 1 });
    expect(await storedFields(`generations/${family.uid}_${requestId}`)).toMatchObject({
      phases: { introduction: { reserved: 0, used: 1 } },
    });
  });

  it('costs no allowance, even if nobody asks for that request again', async () => {
    const family = await createFamily();
    await useUp(family, 'pictures', 11);
    await dieWorking(painter.standIn, {
      point: 'after the provider',
      uid: family.uid,
      requestId: newRequestId(),
      portrait: { prompt: PROMPT },
    });
    await expect.poll(async () => (await painter.call(family, { prompt: PROMPT })).status).toBe(200);
    expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 12 });
  });
});
