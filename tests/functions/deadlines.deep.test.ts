import { describe, expect, it } from 'vitest';
import { storyRequest } from './support/chapters.ts';
import { storedFields } from './support/cloud-access.ts';
import { createFamily, usageOf } from './support/family.ts';
import { waitForRequest, failure, newRequestId, setUpFunctions } from './support/function-under-test.ts';
import { expectNarration, SENTENCES, storeStory, SPEECH } from './support/narrations.ts';
import { PROMPT, expectSavedPicture } from './support/portraits.ts';
import { GENERATIONS } from './support/scenes.ts';

const MODERATIONS = '/v1/moderations';
const TIMED_OUT = { status: 504, json: failure('timed_out', 'This took too long. Please try again in a moment.') };
const EMPTY_TALLY = { reserved: 0, used: 0 };

/** Long enough that the first request of a process reaches the vendor on a busy machine. */
const SHORT_DEADLINE_MS = '8000';

describe('vendor timeouts', () => {
  const functions = setUpFunctions({
    settings: {
      PROVIDER_TIMEOUT_IMAGE_MS: SHORT_DEADLINE_MS,
      PROVIDER_TIMEOUT_TEXT_MS: SHORT_DEADLINE_MS,
      PROVIDER_TIMEOUT_MODERATION_MS: SHORT_DEADLINE_MS,
      PROVIDER_TIMEOUT_SPEECH_MS: '200000',
      NARRATION_TIMEOUT_MS: SHORT_DEADLINE_MS,
      WAIT_MS: '200',
    },
  });

  it('a picture that takes too long times out, and nothing is charged', async () => {
    const family = await createFamily();
    await functions.standIn.plan({ kind: 'hang' }, { path: GENERATIONS });
    expect(await functions.call('generateImage', family, { prompt: PROMPT })).toMatchObject(TIMED_OUT);
    expect(await functions.standIn.requests(GENERATIONS)).toHaveLength(1);
    expect((await usageOf(family)).tallies.pictures).toEqual(EMPTY_TALLY);
  });

  it.each([
    ['before its first word', { kind: 'hang' }],
    ['in the middle of a chapter', { kind: 'slow', dripMs: 1000 }],
  ])('a story that stops %s times out, and nothing is charged', async (_case, fault) => {
    const family = await createFamily();
    const requestId = newRequestId();
    await functions.standIn.plan(fault, { path: '/v1/responses' });
    expect(await functions.call('generateStory', family, storyRequest({ requestId }))).toMatchObject(TIMED_OUT);
    expect(await functions.standIn.requests('/v1/responses')).toHaveLength(1);
    expect((await usageOf(family)).tallies.stories).toEqual(EMPTY_TALLY);
    expect(await storedFields(`jobs/${family.uid}_${requestId}`)).toMatchObject({ status: 'failed', reserved: null });
  });

  it('a repeated request waits for the first one until its time limit, not longer', async () => {
    const family = await createFamily();
    const requestId = newRequestId();
    await functions.standIn.plan({ kind: 'hold', token: requestId }, { path: MODERATIONS, times: 1 });
    const first = functions.call('generateStory', family, storyRequest({ requestId }));
    await waitForRequest(functions.standIn, MODERATIONS);
    expect(await functions.call('generateStory', family, storyRequest({ requestId }))).toMatchObject({
      status: 409,
      json: failure('in_progress', 'This is already being made. It will be here in a moment.'),
    });
    await functions.standIn.release(requestId);
    await first;
  });

  it('a moderator that does not respond times out before anything is drawn, and nothing is charged', async () => {
    const family = await createFamily();
    await functions.standIn.plan({ kind: 'hang' }, { path: MODERATIONS, times: 1 });
    expect(await functions.call('generateImage', family, { prompt: PROMPT })).toMatchObject(TIMED_OUT);
    expect(await functions.standIn.requests(GENERATIONS)).toEqual([]);
    expect((await usageOf(family)).tallies.pictures).toEqual(EMPTY_TALLY);
    expectSavedPicture(await functions.call('generateImage', family, { prompt: PROMPT }));
  });

  it('a narration that takes too long times out, keeps the narrated passages and charges nothing', async () => {
    const family = await createFamily({ plan: 'pro_monthly' });
    const storyId = await storeStory(family);
    await functions.standIn.plan({ kind: 'hang' }, { contains: SENTENCES[2] ?? '', path: SPEECH, times: 1 });
    expect(await functions.call('generateAudioNarration', family, { storyId, part: 0 })).toMatchObject(TIMED_OUT);
    const countBeforeRetry = (await functions.standIn.requests(SPEECH)).length;
    expect((await usageOf(family)).tallies.narrations).toEqual(EMPTY_TALLY);
    expectNarration(await functions.call('generateAudioNarration', family, { storyId, part: 0 }));
    const repeatedCount = (await functions.standIn.requests(SPEECH)).length - SENTENCES.length;
    expect(repeatedCount).toBe(1);
    expect(countBeforeRetry).toBeLessThanOrEqual(SENTENCES.length);
  });
});
