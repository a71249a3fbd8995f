import { expect, it } from 'vitest';
import {
  chapter,
  storyRequest,
  textReply,
  CHAPTER_REQUESTS,
  chapterRequests,
  readChapterResponse,
} from './support/chapters.ts';
import { storedFields } from './support/cloud-access.ts';
import { createFamily, usageOf, storeUsedCount } from './support/family.ts';
import { newRequestId, setUpFunction } from './support/function-under-test.ts';
import { runUntilKilled, SHORT_LEASE } from './support/run-until-killed.ts';
import type { KillPoint } from './support/kill-points.ts';
import { pictureAt, PROMPT, expectSavedPicture } from './support/portraits.ts';

const IMAGES = '/v1/images/generations';

const pictureFunction = setUpFunction('generateImage', SHORT_LEASE);
const storyFunction = setUpFunction('generateStory', SHORT_LEASE);

it.each<[KillPoint, number]>([
  ['after reserving', 1],
  ['after the provider', 2],
  ['after Storage', 1],
  ['before the response', 1],
])(
  'a retry has the portrait after the process was killed %s: %i generated, one charged',
  async (point, generations) => {
    const family = await createFamily();
    const requestId = newRequestId();
    const portrait = { prompt: PROMPT };
    await runUntilKilled(pictureFunction.standIn, { point, uid: family.uid, requestId, portrait });
    const { imageUrl } = expectSavedPicture(await pictureFunction.call(family, { ...portrait, requestId }));
    expect(await pictureAt(imageUrl)).toMatchObject({ width: 768, height: 1024 });
    expect(await pictureFunction.standIn.requests(IMAGES)).toHaveLength(generations);
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
  ['before the response', 1],
])('a retry has the chapter after the process was killed %s: %i generated, one charged', async (point, times) => {
  const family = await createFamily();
  const requestId = newRequestId();
  await storyFunction.standIn.plan(textReply(chapter(6)), CHAPTER_REQUESTS);
  const story = storyRequest();
  await runUntilKilled(storyFunction.standIn, {
    point,
    uid: family.uid,
    requestId,
    story: JSON.parse(JSON.stringify(story)),
  });
  readChapterResponse(await storyFunction.call(family, { ...story, requestId }));
  expect(await chapterRequests(storyFunction.standIn)).toHaveLength(times);
  expect((await usageOf(family)).tallies.stories).toEqual({ reserved: 0, used: 1 });
  expect(await storedFields(`generations/${family.uid}_${requestId}`)).toMatchObject({
    phases: { introduction: { reserved: 0, used: 1 } },
  });
});

it('a generation whose process was killed does not use up an allowance, even without a retry', async () => {
  const family = await createFamily();
  await storeUsedCount(family, 'pictures', 11);
  await runUntilKilled(pictureFunction.standIn, {
    point: 'after the provider',
    uid: family.uid,
    requestId: newRequestId(),
    portrait: { prompt: PROMPT },
  });
  await expect.poll(async () => (await pictureFunction.call(family, { prompt: PROMPT })).status).toBe(200);
  expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 12 });
});
