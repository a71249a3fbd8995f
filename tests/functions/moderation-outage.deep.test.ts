import { expect, it } from 'vitest';
import { chapter, CHAPTER_REQUESTS, readChapterResponse, storyRequest, textReply } from './support/chapters.ts';
import { createFamily } from './support/family.ts';
import { failure, setUpFunctions } from './support/function-under-test.ts';
import { PROMPT } from './support/portraits.ts';

const underTest = setUpFunctions();

it('a generated chapter waits for an outage of moderation to end, a request’s own inputs do not', async () => {
  const family = await createFamily();
  const outage = { kind: 'status', status: 503 };
  await underTest.standIn.plan(textReply(chapter(6)), CHAPTER_REQUESTS);
  for (const contains of ['walked 1 miles', PROMPT])
    await underTest.standIn.plan(outage, { path: '/v1/moderations', contains, times: 5 });
  const [story, portrait] = await Promise.all([
    underTest.call('generateStory', family, storyRequest()),
    underTest.call('generateImage', family, { prompt: PROMPT }),
  ]);
  expect(readChapterResponse(story).paragraphs).toHaveLength(6);
  expect(portrait).toMatchObject({ status: 503, json: failure('busy', 'Busy, please try later') });
});
