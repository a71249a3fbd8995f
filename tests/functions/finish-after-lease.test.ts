import { describe, expect, it } from 'vitest';
import { releaseDeadJobs } from '../../functions/src/generation/operations/jobs.ts';
import { createFirestoreJobStore } from '../../functions/src/generation/adapters/firestore-job-store.ts';
import {
  chapter,
  saveStory,
  storyRequest,
  textAnswer,
  CHAPTER_REQUESTS,
  chapterRequests,
  readChapterAnswer,
} from './support/chapters.ts';
import { adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily, usageOf, type Family } from './support/family.ts';
import { waitForRequest, newRequestId, useFunction } from './support/function-under-test.ts';

const EMPTY_TALLY = { reserved: 0, used: 0 };

/** Marks the run as dead, as a sweep or another request does after a missing heartbeat. */
async function markDead({ uid }: Family, requestId: string): Promise<void> {
  await adminFirestore()
    .doc(`jobs/${uid}_${requestId}`)
    .update({ leaseUntil: new Date(Date.now() - 1) });
  expect(await releaseDeadJobs(createFirestoreJobStore(adminFirestore()), uid, Date.now())).toBe(1);
}

describe('an answer after the lease has expired', () => {
  // No heartbeat in between: the lease is longer than the test.
  const underTest = useFunction('generateStory', { LEASE_MS: '200000' });
  const generate = (family: Family, changes: Readonly<Record<string, unknown>>) =>
    underTest.call(family, storyRequest(changes));

  async function generateTooLate(family: Family, requestId: string) {
    await underTest.standIn.plan({ kind: 'hold', token: requestId }, { ...CHAPTER_REQUESTS, times: 1 });
    const lateRun = generate(family, { requestId });
    await waitForRequest(underTest.standIn, CHAPTER_REQUESTS.path);
    await markDead(family, requestId);
    expect((await usageOf(family)).tallies.stories).toEqual(EMPTY_TALLY);
    await underTest.standIn.release(requestId);
    return readChapterAnswer(await lateRun);
  }

  it('a chapter finished after its lease expired is kept and never charged', async () => {
    const family = await createFamily();
    const requestId = newRequestId();
    const story = await generateTooLate(family, requestId);
    expect(await storedFields(`jobs/${family.uid}_${requestId}`)).toMatchObject({ status: 'done', reserved: null });
    expect(readChapterAnswer(await generate(family, { requestId }))).toEqual(story);
    expect(await chapterRequests(underTest.standIn)).toHaveLength(1);
    expect((await usageOf(family)).tallies.stories).toEqual(EMPTY_TALLY);
  });

  it('a story continues from a chapter that finished after its lease expired', async () => {
    const family = await createFamily();
    const { memoryKey, paragraphs } = await generateTooLate(family, newRequestId());
    await saveStory(family, memoryKey, [paragraphs.join('\n\n')]);
    await underTest.standIn.plan(textAnswer(chapter(6)), CHAPTER_REQUESTS);
    readChapterAnswer(await generate(family, { memoryKey, storyPhase: 'development' }));
    expect((await usageOf(family)).tallies.stories).toEqual(EMPTY_TALLY);
  });
});
