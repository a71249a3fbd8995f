import { monthlyUsageId } from '@talelantern/domain/plans/usage';
import { expect, it } from 'vitest';
import { storyRequest, readChapterAnswer } from './support/chapters.ts';
import { adminFirestore } from './support/cloud-access.ts';
import { createFamily, type Family } from './support/family.ts';
import { failure, useFunction } from './support/function-under-test.ts';

const RATES = { STARTS_PER_MINUTE: '10', STARTS_PER_DAY: '300', STARTS_PER_DAY_FREE: '40' };
const HOUR_MS = 3_600_000;

const underTest = useFunction('generateStory', RATES);

/** The starts recorded by a script whose generations were all refused, uncharged. */
async function recordStarts({ uid }: Family, starts: number, agoMs: number): Promise<void> {
  const now = Date.now();
  await adminFirestore()
    .doc(`usage/${monthlyUsageId(uid, now)}`)
    .set({ recentStarts: Array.from({ length: starts }, () => now - agoMs) });
}

it.each([
  ['ten per minute', 10, 30_000, 30, 'unlimited_monthly'],
  ['three hundred per day', 300, 22 * HOUR_MS, 7200, 'unlimited_monthly'],
  ['forty per day on Free', 40, 22 * HOUR_MS, 7200, 'free'],
] as const)('the number of started generations is limited: %s', async (_case, most, agoMs, wait, plan) => {
  const family = await createFamily({ plan });
  await recordStarts(family, most, agoMs);
  const answer = await underTest.call(family, storyRequest());
  expect(answer).toMatchObject({
    status: 429,
    json: failure('rate_limited', 'Rate limit exceeded. Please wait a moment.'),
  });
  const retryAfter = Number(answer.headers.get('retry-after'));
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(wait);
  expect(await underTest.standIn.requests('/v1/responses')).toEqual([]);

  await recordStarts(family, most - 1, agoMs);
  readChapterAnswer(await underTest.call(family, storyRequest()));
});

it('a script that saves nothing gets no more stories or vendor calls than the plan includes', async () => {
  const family = await createFamily();
  for (const status of [200, 200, 403, 403]) {
    expect(await underTest.call(family, storyRequest())).toMatchObject({ status });
  }
  const chapters = (await underTest.standIn.requests('/v1/responses')).length;
  expect(await underTest.call(family, storyRequest())).toMatchObject({
    status: 403,
    json: failure('quota_exceeded', 'You have reached the limit of your plan'),
  });
  expect(await underTest.standIn.requests('/v1/responses')).toHaveLength(chapters);
});
