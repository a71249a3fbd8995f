import { describe, expect, it } from 'vitest';
import { chapter, storyRequest, telling, TELLING, tellings, told } from './support/chapters.ts';
import { adminFirestore } from './support/cloud-access.ts';
import { createFamily, type Family } from './support/family.ts';
import { failure, newRequestId, useFunction } from './support/function-under-test.ts';

const VERIFY = { status: 403, json: failure('verify_email', 'Please verify your email address first') };

describe('a family whose address is not verified', () => {
  const underTest = useFunction('generateStory');
  const tell = (family: Family, changes: Readonly<Record<string, unknown>>) =>
    underTest.call(family, storyRequest(changes));
  /** Jobs and drafts are kept for seven days. */
  const aWeekPasses = async ({ uid }: Family, requestId: string): Promise<void> => {
    for (const path of [`jobs/${uid}_${requestId}`, `temp/temp_${uid}_${requestId}`]) {
      await adminFirestore().doc(path).delete();
    }
  };

  it.each([
    ['for another story', 'another-story-1'],
    ['for the same story', 'the-first-story'],
  ])('A9: gets no second story by an old request id, %s', async (_case, memoryKey) => {
    const family = await createFamily({ verified: false });
    const requestId = newRequestId();
    await underTest.standIn.plan(telling(chapter(6)), TELLING);
    told(await tell(family, { requestId, memoryKey: 'the-first-story' }));
    await aWeekPasses(family, requestId);
    expect(await tell(family, { requestId, memoryKey })).toMatchObject(VERIFY);
    expect(await tellings(underTest.standIn)).toHaveLength(1);
  });

  it('A9: may try its first story again by the same request, and by another', async () => {
    const family = await createFamily({ verified: false });
    const requestId = newRequestId();
    await underTest.standIn.plan({ kind: 'status', status: 500 }, { ...TELLING, times: 2 });
    await underTest.standIn.plan(telling(chapter(6)), TELLING);
    for (let time = 0; time < 2; time += 1) expect((await tell(family, { requestId })).status).toBe(500);
    told(await tell(family, { requestId: newRequestId() }));
    expect(await tell(family, { requestId })).toMatchObject(VERIFY);
  });
});
