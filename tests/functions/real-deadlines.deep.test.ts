import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { PIP, storyRequest, told } from './support/chapters.ts';
import { useEveryFunction } from './support/every-function.ts';
import { createFamily, usageOf } from './support/family.ts';
import { failure } from './support/function-under-test.ts';
import { PROMPT } from './support/portraits.ts';

/** Longer than Hosting lets a rewritten call take, and shorter than a chapter may take. */
const SLOW_MS = 70_000;
const BUSY = { status: 503, json: failure('busy', 'Busy, please try later') };

const functions = useEveryFunction();

it('R5, R4: as configured, a chapter may take 70 seconds, and a vendor that says nothing is given up', async () => {
  const [patient, teller, painter] = await Promise.all([createFamily(), createFamily(), createFamily()]);
  await functions.standIn.plan(
    { kind: 'hold', token: 'slow' },
    { path: '/v1/responses', contains: 'Slowpaw', times: 1 },
  );
  await functions.standIn.plan({ kind: 'hang' }, { path: '/v1/responses', contains: 'Ember' });
  await functions.standIn.plan({ kind: 'hang' }, { path: '/v1/images/generations' });
  const waiting = functions.call('generateStory', patient, storyRequest({ characters: [{ ...PIP, name: 'Slowpaw' }] }));
  const silent = Promise.all([
    functions.call('generateStory', teller, storyRequest()),
    functions.call('generateImage', painter, { prompt: PROMPT }),
  ]);
  await setTimeout(SLOW_MS);
  await functions.standIn.release('slow');
  told(await waiting);
  for (const answer of await silent) expect(answer).toMatchObject(BUSY);
  expect((await usageOf(teller)).tallies.stories).toEqual({ reserved: 0, used: 0 });
  expect((await usageOf(painter)).tallies.pictures).toEqual({ reserved: 0, used: 0 });
});
