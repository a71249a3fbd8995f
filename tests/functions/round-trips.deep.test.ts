import { dirname } from 'node:path';
import { beforeAll, expect, inject, it } from 'vitest';
import { openTripLog } from '../support/trip-log.ts';
import { storyRequest } from './support/chapters.ts';
import { createFamily, type Family } from './support/family.ts';
import { useFunctions } from './support/function-under-test.ts';
import { PROMPT } from './support/portraits.ts';

const trips = openTripLog(dirname(inject('cloud').functionsFolder));
const functions = useFunctions({ settings: trips.environment, preload: trips.preload });

let family: Family;

beforeAll(async () => {
  family = await createFamily({ plan: 'unlimited_monthly' });
});

/** On a busy machine requests that are sent together may follow one another; the first call of a month reads more. */
const CALLS = 12;

async function fewestTrips(name: string, body: object): Promise<number> {
  const counts: number[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    trips.take();
    expect(await functions.call(name, family, body)).toMatchObject({ status: 200 });
    counts.push(trips.take());
  }
  return Math.min(...counts);
}

// docs/decisions/0177
it('a chapter waits for Firestore six times', async () => {
  expect(await fewestTrips('generateStory', storyRequest())).toBeLessThanOrEqual(6);
});

it('a portrait and its task wait for Firestore nine times', async () => {
  expect(await fewestTrips('generateImage', { prompt: PROMPT })).toBeLessThanOrEqual(9);
});
