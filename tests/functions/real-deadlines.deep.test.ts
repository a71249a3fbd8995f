import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { PIP, storyRequest, readChapterResponse } from './support/chapters.ts';
import { setUpFunctions } from './support/function-under-test.ts';
import { createFamily, usageOf } from './support/family.ts';
import { failure } from './support/function-under-test.ts';
import { expectSavedPicture, PROMPT } from './support/portraits.ts';

/** Longer than a rewrite through Hosting may take, and shorter than the chapter deadline. */
const SLOW_MS = 70_000;
const TIMED_OUT = { status: 504, json: failure('timed_out', 'This took too long. Please try again in a moment.') };

const functions = setUpFunctions();

it('the configured deadlines accept a chapter and a picture of 70 seconds and time out a silent vendor', async () => {
  const [patient, storyFamily, pictureFamily] = await Promise.all([createFamily(), createFamily(), createFamily()]);
  await functions.standIn.plan(
    { kind: 'hold', token: 'slow' },
    { path: '/v1/responses', contains: 'Slowpaw', times: 1 },
  );
  await functions.standIn.plan(
    { kind: 'hold', token: 'slow-picture' },
    { path: '/v1/images/generations', contains: 'slow lighthouse', times: 1 },
  );
  await functions.standIn.plan({ kind: 'hang' }, { path: '/v1/responses', contains: 'Ember' });
  await functions.standIn.plan({ kind: 'hang' }, { path: '/v1/images/generations' });
  const slowChapter = functions.call(
    'generateStory',
    patient,
    storyRequest({ characters: [{ ...PIP, name: 'Slowpaw' }] }),
  );
  const slowPicture = functions.call('generateImage', patient, { prompt: 'a slow lighthouse' });
  const hangingCalls = Promise.all([
    functions.call('generateStory', storyFamily, storyRequest()),
    functions.call('generateImage', pictureFamily, { prompt: PROMPT }),
  ]);
  await setTimeout(SLOW_MS);
  await functions.standIn.release('slow');
  await functions.standIn.release('slow-picture');
  readChapterResponse(await slowChapter);
  expectSavedPicture(await slowPicture);
  for (const response of await hangingCalls) expect(response).toMatchObject(TIMED_OUT);
  expect((await usageOf(storyFamily)).tallies.stories).toEqual({ reserved: 0, used: 0 });
  expect((await usageOf(pictureFamily)).tallies.pictures).toEqual({ reserved: 0, used: 0 });
});
