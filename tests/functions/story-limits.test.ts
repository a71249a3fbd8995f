import { monthlyUsageId } from '@talelantern/domain/plans/usage';
import { describe, expect, it } from 'vitest';
import { STORY_REFUSED } from '@talelantern/domain/contracts/generate-story';
import { createFirestoreJobStore } from '../../functions/src/generation/adapters/firestore-job-store.ts';
import { releaseDeadJobs } from '../../functions/src/generation/operations/jobs.ts';
import { repeat } from '../support/repeat.ts';
import {
  chapter,
  chapterRequests,
  CHAPTER_REQUESTS,
  EMBER,
  PIP,
  readChapterResponse,
  saveStory,
  storyRequest,
  textReply,
} from './support/chapters.ts';
import { adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily, usageOf, type Family } from './support/family.ts';
import { failure, newRequestId, setUpFunction, waitForRequest } from './support/function-under-test.ts';

const LIMITS = {
  STARTS_PER_MINUTE: '10',
  STARTS_PER_DAY: '300',
  STARTS_PER_DAY_FREE: '40',
  REFUSALS_PER_HOUR: '2',
  // No heartbeat in between: the lease is longer than a test.
  LEASE_MS: '200000',
};
const HOUR_MS = 3_600_000;
const TOO_FAST = { status: 429, json: failure('rate_limited', 'Rate limit exceeded. Please wait a moment.') };
const REFUSED = { status: 400, json: failure('refused', STORY_REFUSED) };
const DISALLOWED = { kind: 'unsafe-text', paragraph: 2 };
const EMPTY_TALLY = { reserved: 0, used: 0 };

const underTest = setUpFunction('generateStory', LIMITS);

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
  const response = await underTest.call(family, storyRequest());
  expect(response).toMatchObject(TOO_FAST);
  const retryAfter = Number(response.headers.get('retry-after'));
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(wait);
  expect(await underTest.standIn.requests('/v1/responses')).toEqual([]);

  await recordStarts(family, most - 1, agoMs);
  readChapterResponse(await underTest.call(family, storyRequest()));
});

it('a script that saves nothing gets at most the stories and vendor calls that the plan includes', async () => {
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

describe('repeatedly refused stories', () => {
  const wish = { characters: [{ ...EMBER, customDescription: 'Fond of thunder' }, PIP] };
  const generate = (family: Family) => underTest.call(family, storyRequest(wish));

  it('a family with repeatedly refused stories is limited per hour, without delaying other families', async () => {
    const [family, other] = await Promise.all([createFamily(), createFamily()]);
    await underTest.standIn.plan(DISALLOWED, CHAPTER_REQUESTS);
    await repeat(2, async () => expect(await generate(family)).toMatchObject(REFUSED));
    const requestCount = (await chapterRequests(underTest.standIn)).length;
    const response = await generate(family);
    expect(response).toMatchObject(TOO_FAST);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect(await chapterRequests(underTest.standIn)).toHaveLength(requestCount);
    expect((await usageOf(family)).tallies.stories).toEqual(EMPTY_TALLY);
    expect(await generate(other)).toMatchObject(REFUSED);
  });

  it('a family limited for refused stories may continue an hour later', async () => {
    const family = await createFamily();
    const anHourAgo = Date.now() - HOUR_MS;
    await adminFirestore()
      .doc(`usage/${monthlyUsageId(family.uid, Date.now())}`)
      .set({ recentRefusals: [anHourAgo, anHourAgo] });
    await underTest.standIn.plan(textReply(chapter(6)), CHAPTER_REQUESTS);
    readChapterResponse(await generate(family));
  });

  it('failures of the vendor do not count as refused stories', async () => {
    const family = await createFamily();
    await underTest.standIn.plan({ kind: 'status', status: 500 }, CHAPTER_REQUESTS);
    await repeat(3, async () => expect((await generate(family)).status).toBe(500));
    await underTest.standIn.reset();
    await underTest.standIn.plan(textReply(chapter(6)), CHAPTER_REQUESTS);
    readChapterResponse(await generate(family));
  });
});

/** Marks the run as dead, as a sweep or another request does after a missing heartbeat. */
async function markDead({ uid }: Family, requestId: string): Promise<void> {
  await adminFirestore()
    .doc(`jobs/${uid}_${requestId}`)
    .update({ leaseUntil: new Date(Date.now() - 1) });
  expect(await releaseDeadJobs(createFirestoreJobStore(adminFirestore()), uid, Date.now())).toBe(1);
}

describe('a vendor’s response after the lease has expired', () => {
  const generate = (family: Family, changes: Readonly<Record<string, unknown>>) =>
    underTest.call(family, storyRequest(changes));

  async function generateTooLate(family: Family, requestId: string) {
    await underTest.standIn.plan({ kind: 'hold', token: requestId }, { ...CHAPTER_REQUESTS, times: 1 });
    const lateRun = generate(family, { requestId });
    await waitForRequest(underTest.standIn, CHAPTER_REQUESTS.path);
    await markDead(family, requestId);
    expect((await usageOf(family)).tallies.stories).toEqual(EMPTY_TALLY);
    await underTest.standIn.release(requestId);
    return readChapterResponse(await lateRun);
  }

  it('a chapter finished after its lease expired is kept and never charged', async () => {
    const family = await createFamily();
    const requestId = newRequestId();
    const story = await generateTooLate(family, requestId);
    expect(await storedFields(`jobs/${family.uid}_${requestId}`)).toMatchObject({ status: 'done', reserved: null });
    expect(readChapterResponse(await generate(family, { requestId }))).toEqual(story);
    expect(await chapterRequests(underTest.standIn)).toHaveLength(1);
    expect((await usageOf(family)).tallies.stories).toEqual(EMPTY_TALLY);
  });

  it('a story continues from a chapter that finished after its lease expired', async () => {
    const family = await createFamily();
    const { memoryKey, paragraphs } = await generateTooLate(family, newRequestId());
    await saveStory(family, memoryKey, [paragraphs.join('\n\n')]);
    await underTest.standIn.plan(textReply(chapter(6)), CHAPTER_REQUESTS);
    readChapterResponse(await generate(family, { memoryKey, storyPhase: 'development' }));
    expect((await usageOf(family)).tallies.stories).toEqual(EMPTY_TALLY);
  });
});
