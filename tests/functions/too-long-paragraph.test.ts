import { LIMITS } from '@talelantern/domain/limits/limits';
import { expect, it } from 'vitest';
import {
  notesRequests,
  paragraphs,
  storyRequest,
  textReply,
  CHAPTER_REQUESTS,
  readChapterResponse,
} from './support/chapters.ts';
import { storedFields } from './support/cloud-access.ts';
import { createFamily, usageOf } from './support/family.ts';
import { failure, newRequestId, setUpFunction } from './support/function-under-test.ts';

const endless = 'Ember and Pip walked on. '.repeat(Math.ceil(LIMITS.chapter / 25) + 1).trim();
/** The most output tokens that a request can allow; with fewer, the stand-in would cut the paragraph off before we do. */
const settings = { maxLength: 8_000 };

const underTest = setUpFunction('generateStory');

it('a paragraph longer than a chapter is cut off: nothing is stored, logged or charged', async () => {
  const family = await createFamily();
  const requestId = newRequestId();
  await underTest.standIn.plan(textReply([endless, ...paragraphs(6)].join('\n\n')), CHAPTER_REQUESTS);
  expect(await underTest.call(family, storyRequest({ requestId, settings }))).toMatchObject({
    status: 503,
    json: failure('busy', 'Invalid response from story generation service'),
  });
  expect(await notesRequests(underTest.standIn)).toEqual([]);
  expect(await storedFields(`temp/temp_${family.uid}_${requestId}`)).toEqual({});
  expect((await usageOf(family)).tallies.stories).toEqual({ reserved: 0, used: 0 });
});

it('the paragraphs before a paragraph that is too long are kept when the repair fails', async () => {
  const family = await createFamily();
  const before = paragraphs(6);
  await underTest.standIn.plan(textReply([...before, endless].join('\n\n')), { ...CHAPTER_REQUESTS, times: 1 });
  await underTest.standIn.plan({ kind: 'status', status: 500 }, CHAPTER_REQUESTS);
  expect(readChapterResponse(await underTest.call(family, storyRequest({ settings }))).paragraphs).toEqual(before);
});
