import { expect, it } from 'vitest';
import { adminBucket, storedFields } from './support/cloud-access.ts';
import { createFamily, usageOf, type Family } from './support/family.ts';
import { failure, newRequestId, setUpFunction } from './support/function-under-test.ts';
import { fileAt, expectNarration, SENTENCES, storeStory, SPEECH, spokenTexts } from './support/narrations.ts';

const AT_THIRD_SENTENCE = { path: SPEECH, contains: SENTENCES[2] ?? '' };

const INTERNAL = ['internal', 'Something went wrong on our side. Please try again.'] as const;
const NO_AUDIO = ['busy', 'Invalid response from audio generation service'] as const;
const BUSY = ['busy', 'Busy, please try later'] as const;

// Long enough for normal requests on a busy machine; a hanging one times out.
const underTest = setUpFunction('generateAudioNarration', { PROVIDER_TIMEOUT_SPEECH_MS: '10000' });
const listSpoken = () => spokenTexts(underTest.standIn);
const narrations = async (family: Family) => (await usageOf(family)).tallies.narrations;
const passagesOf = async ({ uid }: Family, storyId: string): Promise<number> => {
  const [files] = await adminBucket().getFiles({ prefix: `users/${uid}/stories/${storyId}/narration/passages/` });
  return files.length;
};

it.each([
  ['a server error', { kind: 'status', status: 500 }, 500, INTERNAL],
  [
    'too many requests',
    { kind: 'status', status: 429, message: 'Please try again in 21s.' },
    429,
    ['rate_limited', 'Rate limit exceeded. Please wait a moment.'],
  ],
  ['a lost connection', { kind: 'drop' }, 500, INTERNAL],
  ['half a response', { kind: 'cut-stream', afterEvents: 5 }, 500, INTERNAL],
  ['no bytes', { kind: 'empty' }, 503, NO_AUDIO],
  ['unplayable audio', { kind: 'broken-audio' }, 503, NO_AUDIO],
  ['a response of a different shape', { kind: 'wrong-shape' }, 503, NO_AUDIO],
  ['a gateway error page', { kind: 'gateway-page', status: 502 }, 500, INTERNAL],
  ['a request that hangs', { kind: 'hang' }, 504, ['timed_out', 'This took too long. Please try again in a moment.']],
  ['a missing model', { kind: 'status', status: 404, code: 'model_not_found' }, 503, BUSY],
  ['a wrong key', { kind: 'status', status: 401 }, 401, ['provider_key', 'API key is not configured']],
] as const)(
  'a narration that fails with %s costs nothing and resumes at the failed sentence',
  async (_case, fault, status, [code, message]) => {
    const family = await createFamily({ plan: 'pro_monthly' });
    const storyId = await storeStory(family);
    const requestId = newRequestId();
    await underTest.standIn.plan(fault, { ...AT_THIRD_SENTENCE, times: 1 });

    const failed = await underTest.call(family, { storyId, part: 0, requestId });
    expect(failed).toMatchObject({ status, json: failure(code, message) });
    expect(await narrations(family)).toEqual({ reserved: 0, used: 0 });
    expect(await storedFields(`jobs/${family.uid}_${requestId}`)).toMatchObject({
      status: 'failed',
      error: { code },
    });
    expect(await passagesOf(family, storyId)).toBe((await listSpoken()).length - 1);

    const { url } = expectNarration(await underTest.call(family, { storyId, part: 0, requestId }));
    expect((await fileAt(url)).type).toBe('audio/mpeg');
    const allSpokenTexts = (await listSpoken()).toSorted();
    expect(allSpokenTexts).toHaveLength(SENTENCES.length + 1);
    expect(allSpokenTexts.filter((text) => text.includes(AT_THIRD_SENTENCE.contains))).toHaveLength(2);
    expect(await narrations(family)).toEqual({ reserved: 0, used: 1 });
    expect(await passagesOf(family, storyId)).toBe(0);
  },
);

it('a failed narration is resumed by a request with a different id, as after a reload', async () => {
  const family = await createFamily({ plan: 'pro_monthly' });
  const storyId = await storeStory(family);
  await underTest.standIn.plan({ kind: 'status', status: 500 }, { ...AT_THIRD_SENTENCE, times: 1 });
  expect((await underTest.call(family, { storyId, part: 0 })).status).toBe(500);
  expectNarration(await underTest.call(family, { storyId, part: 0 }));
  expect(await listSpoken()).toHaveLength(SENTENCES.length + 1);
  expect(await narrations(family)).toEqual({ reserved: 0, used: 1 });
});

it('an unreadable stored passage is narrated again', async () => {
  const family = await createFamily({ plan: 'pro_monthly' });
  const storyId = await storeStory(family);
  await underTest.standIn.plan({ kind: 'status', status: 500 }, { ...AT_THIRD_SENTENCE, times: 1 });
  expect((await underTest.call(family, { storyId, part: 0 })).status).toBe(500);
  const [[file]] = await adminBucket().getFiles({ prefix: `users/${family.uid}/stories/${storyId}/narration/` });
  await file?.save('half a pass', { resumable: false });
  const before = (await listSpoken()).length;
  expectNarration(await underTest.call(family, { storyId, part: 0 }));
  expect(await listSpoken()).toHaveLength(SENTENCES.length + 2);
  expect(before).toBeLessThanOrEqual(SENTENCES.length);
});

it('a failed narration does not leak parts of the story in the response or the log', async () => {
  const family = await createFamily({ plan: 'pro_monthly' });
  const storyId = await storeStory(family);
  await underTest.standIn.plan({ kind: 'status', status: 500 }, { path: SPEECH });
  const requestId = newRequestId();
  const { text } = await underTest.call(family, { requestId, storyId, part: 0 });
  await expect.poll(underTest.logs).toContain(`"requestId":"${requestId}"`);
  for (const output of [text, underTest.logs()]) {
    for (const sentence of SENTENCES) expect(output).not.toContain(sentence);
    expect(output).not.toContain(family.token);
  }
});
