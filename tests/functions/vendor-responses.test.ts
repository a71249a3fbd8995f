import { BUSY } from '@talelantern/domain/contracts/contract';
import { STORY_REFUSED } from '@talelantern/domain/contracts/generate-story';
import { describe, expect, it } from 'vitest';
import {
  chapter,
  CHAPTER_REQUESTS,
  chapterRequests,
  paragraphs,
  readChapterResponse,
  storyRequest,
  textReply,
} from './support/chapters.ts';
import { createFamily, usageOf, type Family } from './support/family.ts';
import { failure, setUpFunctions } from './support/function-under-test.ts';
import { pictureAt, PROMPT, expectSavedPicture } from './support/portraits.ts';

/**
 * Vendor responses that are neither a result nor a plain status: what the family sees, is charged, and how often we
 * ask.
 */
describe('unusual responses of the vendor', () => {
  const underTest = setUpFunctions();
  const IMAGES = '/v1/images/generations';
  const MODERATIONS = '/v1/moderations';
  const EMPTY = { reserved: 0, used: 0 };
  const REFUSED = { status: 400, json: failure('refused', STORY_REFUSED) };
  const LIMITED = { status: 429, json: failure('rate_limited', 'Rate limit exceeded. Please wait a moment.') };

  const generateChapter = (family: Family) => underTest.call('generateStory', family, storyRequest());
  const generatePortrait = (family: Family) => underTest.call('generateImage', family, { prompt: PROMPT });
  const tallies = async (family: Family) => (await usageOf(family)).tallies;

  /** One for each way in which a vendor ends; story-writers.test.ts and provider-error.test.ts have their codes. */
  it.each([
    ['a refusal as a status', { kind: 'status', status: 400, code: 'invalid_prompt' }, REFUSED],
    ['a refusal in the stream', { kind: 'failed-stream', code: 'bio_policy', afterEvents: 9 }, REFUSED],
    [
      'a refusal as an error event',
      { kind: 'failed-stream', code: 'cyber_policy', afterEvents: 9, isErrorEvent: true },
      REFUSED,
    ],
    ['a rate limit in the stream', { kind: 'failed-stream', code: 'rate_limit_exceeded', afterEvents: 9 }, LIMITED],
  ])(
    'after %s the story’s vendor does not get a second request, and nothing is charged',
    async (_case, fault, response) => {
      const family = await createFamily();
      await underTest.standIn.plan(fault, CHAPTER_REQUESTS);
      expect(await generateChapter(family)).toMatchObject(response);
      expect(await chapterRequests(underTest.standIn)).toHaveLength(1);
      expect((await tallies(family)).stories).toEqual(EMPTY);
    },
  );

  it('after an overload the vendor does not get a second request, and the response says how long to wait', async () => {
    const family = await createFamily();
    await underTest.standIn.plan({ kind: 'status', status: 503, code: 'slow_down' }, CHAPTER_REQUESTS);
    const response = await generateChapter(family);
    expect(response).toMatchObject({ status: 503, json: failure('busy', BUSY) });
    expect(response.headers.get('retry-after')).toBe('60');
    expect(await chapterRequests(underTest.standIn)).toHaveLength(1);
  });

  it('a picture that the vendor refuses is refused without a second request or a charge', async () => {
    const family = await createFamily();
    const refusal = { kind: 'status', status: 400, code: 'content_policy_violation' };
    await underTest.standIn.plan(refusal, { path: IMAGES });
    expect(await generatePortrait(family)).toMatchObject({
      status: 400,
      json: failure('refused', 'Invalid image prompt'),
    });
    expect(await underTest.standIn.requests(IMAGES)).toHaveLength(1);
    expect((await tallies(family)).pictures).toEqual(EMPTY);
  });

  it('a picture request is retried once after a short rate limit', async () => {
    const family = await createFamily();
    const limit = { kind: 'status', status: 429, retryAfterSeconds: 1 };
    await underTest.standIn.plan(limit, { path: IMAGES, times: 1 });
    expectSavedPicture(await generatePortrait(family));
    expect(await underTest.standIn.requests(IMAGES)).toHaveLength(2);
    expect((await tallies(family)).pictures).toEqual({ reserved: 0, used: 1 });
    await underTest.standIn.plan(limit, { path: IMAGES });
    expect(await generatePortrait(family)).toMatchObject(LIMITED);
    expect(await underTest.standIn.requests(IMAGES)).toHaveLength(4);
  });

  it('a model that accepts only fixed sizes gets a second request, and the portrait has its usual shape', async () => {
    const family = await createFamily();
    await underTest.standIn.plan({ kind: 'status', status: 400, param: 'size' }, { path: IMAGES, times: 1 });
    const { width, height } = await pictureAt(expectSavedPicture(await generatePortrait(family)).imageUrl);
    expect((width ?? 0) / (height ?? 1)).toBeCloseTo(3 / 4, 2);
    const sizes = (await underTest.standIn.requests(IMAGES)).map(({ body }) => body['size']);
    expect(sizes).toEqual(['768x1024', '1024x1536']);
    expect((await tallies(family)).pictures).toEqual({ reserved: 0, used: 1 });
  });

  it('a model that refuses every size gets two requests, and nothing is charged', async () => {
    const family = await createFamily();
    await underTest.standIn.plan({ kind: 'status', status: 400, param: 'size' }, { path: IMAGES });
    expect(await generatePortrait(family)).toMatchObject({
      status: 503,
      json: failure('busy', 'Busy, please try later'),
    });
    expect(await underTest.standIn.requests(IMAGES)).toHaveLength(2);
    expect((await tallies(family)).pictures).toEqual(EMPTY);
  });

  it('a model that requires reasoning gets a second request without effort and temperature', async () => {
    const family = await createFamily();
    const refusal = { kind: 'status', status: 400, param: 'reasoning.effort' };
    await underTest.standIn.plan(refusal, { ...CHAPTER_REQUESTS, times: 1 });
    await underTest.standIn.plan(textReply(chapter(6)), CHAPTER_REQUESTS);
    readChapterResponse(await generateChapter(family));
    const [first, second] = (await chapterRequests(underTest.standIn)).map(({ body }) => body);
    expect(first).toMatchObject({ reasoning: { effort: 'none' }, temperature: 0.8 });
    expect(Object.keys(second ?? {})).not.toEqual(expect.arrayContaining(['reasoning']));
    expect(second).not.toHaveProperty('temperature');
    expect(Number(second?.['max_output_tokens'])).toBe(Number(first?.['max_output_tokens']) + 4_000);
  });

  it('commentary is left out of a chapter, and messages and parts of one reply are paragraphs', async () => {
    const family = await createFamily();
    const [first = '', second = '', ...others] = paragraphs(6);
    const messages = [
      { phase: 'commentary', parts: ['Ember and Pip: I will begin with the shore.'] },
      { parts: [first, second] },
      { parts: [others.join('\n\n')] },
    ];
    await underTest.standIn.plan({ kind: 'messages', messages }, CHAPTER_REQUESTS);
    expect(readChapterResponse(await generateChapter(family)).paragraphs).toEqual(paragraphs(6));
    expect(await chapterRequests(underTest.standIn)).toHaveLength(1);
  });

  it('a chapter survives a rate limit of moderation, which is retried after the time that the vendor asks for', async () => {
    const family = await createFamily();
    await underTest.standIn.plan(textReply(chapter(6)), CHAPTER_REQUESTS);
    await underTest.standIn.plan(
      { kind: 'status', status: 429, retryAfterSeconds: 1 },
      { path: MODERATIONS, contains: 'walked 1 miles', times: 1 },
    );
    const startedAt = Date.now();
    expect(readChapterResponse(await generateChapter(family)).paragraphs).toHaveLength(6);
    expect(Date.now() - startedAt).toBeGreaterThan(1_000);
    const moderatedTexts = (await underTest.standIn.requests(MODERATIONS)).map(({ body }) => JSON.stringify(body));
    expect(moderatedTexts.filter((text) => text.includes('walked 1 miles'))).toHaveLength(2);
    expect(await chapterRequests(underTest.standIn)).toHaveLength(1);
    expect((await tallies(family)).stories).toEqual({ reserved: 0, used: 1 });
  });

  it('a chapter is moderated in batches, the first paragraph alone', async () => {
    const family = await createFamily();
    await underTest.standIn.plan(textReply(chapter(8)), CHAPTER_REQUESTS);
    readChapterResponse(await generateChapter(family));
    const moderatedTexts = (await underTest.standIn.requests(MODERATIONS))
      .map(({ body }) => body['input'])
      .filter((input) => JSON.stringify(input).includes('miles along'));
    expect(moderatedTexts.map((input) => (Array.isArray(input) ? input.length : 1))).toEqual([1, 2, 3, 2]);
  });
});
