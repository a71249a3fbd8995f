import { monthlyUsageId } from '@talelantern/domain/plans/usage';
import { describe, expect, it } from 'vitest';
import { STORY_REFUSED } from '@talelantern/domain/contracts/generate-story';
import {
  chapter,
  EMBER,
  PIP,
  storyRequest,
  chapterRequests,
  textAnswer,
  CHAPTER_REQUESTS,
  readChapterAnswer,
} from './support/chapters.ts';
import { adminFirestore } from './support/cloud-access.ts';
import { createFamily, usageOf, type Family } from './support/family.ts';
import { failure, useFunction } from './support/function-under-test.ts';

const HOUR_MS = 3_600_000;
const TOO_FAST = { status: 429, json: failure('rate_limited', 'Rate limit exceeded. Please wait a moment.') };
const REFUSED = { status: 400, json: failure('refused', STORY_REFUSED) };
const UNFIT = { kind: 'unsafe-text', paragraph: 2 };

describe('repeatedly refused stories', () => {
  const underTest = useFunction('generateStory', { REFUSALS_PER_HOUR: '2' });
  const wish = { characters: [{ ...EMBER, customDescription: 'Fond of thunder' }, PIP] };
  const generate = (family: Family) => underTest.call(family, storyRequest(wish));

  it('a family with repeatedly refused stories is limited per hour, without delaying other families', async () => {
    const [family, other] = await Promise.all([createFamily(), createFamily()]);
    await underTest.standIn.plan(UNFIT, CHAPTER_REQUESTS);
    for (let time = 0; time < 2; time += 1) expect(await generate(family)).toMatchObject(REFUSED);
    const requestCount = (await chapterRequests(underTest.standIn)).length;
    const answer = await generate(family);
    expect(answer).toMatchObject(TOO_FAST);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect(await chapterRequests(underTest.standIn)).toHaveLength(requestCount);
    expect((await usageOf(family)).tallies.stories).toEqual({ reserved: 0, used: 0 });
    expect(await generate(other)).toMatchObject(REFUSED);
  });

  it('a family limited for refused stories may continue an hour later', async () => {
    const family = await createFamily();
    const anHourAgo = Date.now() - HOUR_MS;
    await adminFirestore()
      .doc(`usage/${monthlyUsageId(family.uid, Date.now())}`)
      .set({ recentRefusals: [anHourAgo, anHourAgo] });
    await underTest.standIn.plan(textAnswer(chapter(6)), CHAPTER_REQUESTS);
    readChapterAnswer(await generate(family));
  });

  it('failures of the vendor do not count as refused stories', async () => {
    const family = await createFamily();
    await underTest.standIn.plan({ kind: 'status', status: 500 }, CHAPTER_REQUESTS);
    for (let time = 0; time < 3; time += 1) expect((await generate(family)).status).toBe(500);
    await underTest.standIn.reset();
    await underTest.standIn.plan(textAnswer(chapter(6)), CHAPTER_REQUESTS);
    readChapterAnswer(await generate(family));
  });
});
