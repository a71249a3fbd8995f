import { describe, expect, it } from 'vitest';
import { giveBackDeadJobs } from '../../functions/src/operations/generation/jobs.ts';
import { createFirestoreBooks } from '../../functions/src/storage/firestore-books.ts';
import { chapter, saveStory, storyRequest, telling, TELLING, tellings, told } from './support/chapters.ts';
import { adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily, usageOf, type Family } from './support/family.ts';
import { arrival, newRequestId, useFunction } from './support/function-under-test.ts';

const NOTHING = { reserved: 0, used: 0 };

/** As if no sign of life had come from the run for long, and a sweep or another request had found it so. */
async function believeDead({ uid }: Family, requestId: string): Promise<void> {
  await adminFirestore()
    .doc(`jobs/${uid}_${requestId}`)
    .update({ leaseUntil: new Date(Date.now() - 1) });
  expect(await giveBackDeadJobs(createFirestoreBooks(adminFirestore()), uid, Date.now())).toBe(1);
}

describe('a vendor that hangs until the run is believed dead', () => {
  // No sign of life in between: the lease is longer than the test.
  const underTest = useFunction('generateStory', { LEASE_MS: '200000' });
  const tell = (family: Family, changes: Readonly<Record<string, unknown>>) =>
    underTest.call(family, storyRequest(changes));

  async function tellTooLate(family: Family, requestId: string) {
    await underTest.standIn.plan({ kind: 'hold', token: requestId }, { ...TELLING, times: 1 });
    const telling_ = tell(family, { requestId });
    await arrival(underTest.standIn, TELLING.path);
    await believeDead(family, requestId);
    expect((await usageOf(family)).tallies.stories).toEqual(NOTHING);
    await underTest.standIn.release(requestId);
    return told(await telling_);
  }

  it('R4, H12: and answers after all: nothing is lost, and nothing is charged, then or later', async () => {
    const family = await createFamily();
    const requestId = newRequestId();
    const story = await tellTooLate(family, requestId);
    expect(await storedFields(`jobs/${family.uid}_${requestId}`)).toMatchObject({ status: 'done', reserved: null });
    expect(told(await tell(family, { requestId }))).toEqual(story);
    expect(await tellings(underTest.standIn)).toHaveLength(1);
    expect((await usageOf(family)).tallies.stories).toEqual(NOTHING);
  });

  it('R4: and answers after all: its story goes on from there', async () => {
    const family = await createFamily();
    const { memoryKey, paragraphs } = await tellTooLate(family, newRequestId());
    await saveStory(family, memoryKey, [paragraphs.join('\n\n')]);
    await underTest.standIn.plan(telling(chapter(6)), TELLING);
    told(await tell(family, { memoryKey, storyPhase: 'development' }));
    expect((await usageOf(family)).tallies.stories).toEqual(NOTHING);
  });
});
