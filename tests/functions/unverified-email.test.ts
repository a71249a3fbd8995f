import { describe, expect, it } from 'vitest';
import { repeat } from '../support/repeat.ts';
import {
  chapter,
  storyRequest,
  textReply,
  CHAPTER_REQUESTS,
  chapterRequests,
  readChapterResponse,
} from './support/chapters.ts';
import { adminAuth, adminFirestore } from './support/cloud-access.ts';
import { createFamily, usageOf, storeUsedCount, type Family } from './support/family.ts';
import { failure, newRequestId, setUpFunction, setUpFunctions } from './support/function-under-test.ts';
import { LIMIT, PROMPT, expectSavedPicture } from './support/portraits.ts';

const VERIFY = { status: 403, json: failure('verify_email', 'Please verify your email address first') };

describe('a family whose email address is not verified', () => {
  const underTest = setUpFunction('generateStory');
  const generate = (family: Family, changes: Readonly<Record<string, unknown>>) =>
    underTest.call(family, storyRequest(changes));
  /** Deletes the job and draft, which expire after seven days. */
  const deleteExpired = async ({ uid }: Family, requestId: string): Promise<void> => {
    for (const path of [`jobs/${uid}_${requestId}`, `temp/temp_${uid}_${requestId}`]) {
      await adminFirestore().doc(path).delete();
    }
  };

  it.each([
    ['for another story', 'another-story-1'],
    ['for the same story', 'the-first-story'],
  ])('an unverified family does not get a second story by an old request id, %s', async (_case, memoryKey) => {
    const family = await createFamily({ verified: false });
    const requestId = newRequestId();
    await underTest.standIn.plan(textReply(chapter(6)), CHAPTER_REQUESTS);
    readChapterResponse(await generate(family, { requestId, memoryKey: 'the-first-story' }));
    await deleteExpired(family, requestId);
    expect(await generate(family, { requestId, memoryKey })).toMatchObject(VERIFY);
    expect(await chapterRequests(underTest.standIn)).toHaveLength(1);
  });

  it('an unverified family may retry its first story with the same request id or another', async () => {
    const family = await createFamily({ verified: false });
    const requestId = newRequestId();
    await underTest.standIn.plan({ kind: 'status', status: 500 }, { ...CHAPTER_REQUESTS, times: 2 });
    await underTest.standIn.plan(textReply(chapter(6)), CHAPTER_REQUESTS);
    await repeat(2, async () => expect((await generate(family, { requestId })).status).toBe(500));
    readChapterResponse(await generate(family, { requestId: newRequestId() }));
    expect(await generate(family, { requestId })).toMatchObject(VERIFY);
  });
});

describe('pictures of a family whose email address is not verified', () => {
  const functions = setUpFunctions();
  const generatePortrait = (family: Family, requestId = newRequestId()) =>
    functions.call('generateImage', family, { prompt: PROMPT, requestId });
  const scene = (family: Family) =>
    functions.call('generateImageFromText', family, { text: 'Ember woke in the quiet harbour.' });

  it('the third requested picture of any kind needs a verified email address', async () => {
    const family = await createFamily({ verified: false });
    expectSavedPicture(await generatePortrait(family));
    expect((await scene(family)).status).toBe(200);
    for (const third of [await generatePortrait(family), await scene(family)]) expect(third).toMatchObject(VERIFY);
    expect(await functions.standIn.requests('/v1/images/generations')).toHaveLength(2);
    expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 2 });
    const verified = await createFamily();
    await repeat(3, async () => expectSavedPicture(await generatePortrait(verified)));
  });

  it('a used-up allowance is reported before an unverified email address, whose verification would not help', async () => {
    const family = await createFamily({ verified: false });
    await storeUsedCount(family, 'pictures', 12);
    expect(await generatePortrait(family)).toMatchObject(LIMIT);
  });

  it('an email address that is verified after the sign-in counts as verified immediately', async () => {
    const family = await createFamily({ verified: false });
    await storeUsedCount(family, 'pictures', 2);
    expect(await generatePortrait(family)).toMatchObject(VERIFY);
    await adminAuth().updateUser(family.uid, { emailVerified: true });
    expectSavedPicture(await generatePortrait(family));
  });

  it('a failed picture does not count as one of the two', async () => {
    const family = await createFamily({ verified: false });
    await functions.standIn.plan({ kind: 'status', status: 500 }, { path: '/v1/images/generations', times: 1 });
    expect((await generatePortrait(family)).status).toBe(500);
    expectSavedPicture(await generatePortrait(family));
    expectSavedPicture(await generatePortrait(family));
    expect(await generatePortrait(family)).toMatchObject(VERIFY);
  });
});
