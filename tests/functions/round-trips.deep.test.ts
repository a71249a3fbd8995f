import { dirname } from 'node:path';
import { expect, inject, it } from 'vitest';
import { openTripLog } from '../support/trip-log.ts';
import { storyRequest } from './support/chapters.ts';
import { createFamily, storeCharacter, type Family } from './support/family.ts';
import { setUpFunctions } from './support/function-under-test.ts';
import { storeStory } from './support/narrations.ts';
import { PROMPT } from './support/portraits.ts';
import { sceneRequest, storeStoryWithPictures } from './support/scenes.ts';

const trips = openTripLog(dirname(inject('cloud').functionsFolder));
const functions = setUpFunctions({ settings: trips.environment, preload: trips.preload });

/** Several calls, because on a busy machine requests that are sent together may follow one another. */
const CALLS = 12;

interface OwnRequest {
  family: Family;
  body: object;
}

/** The fewest waits of any call. `prepare` makes the family and the body of each call. */
async function fewestTrips(name: string, prepare: () => Promise<OwnRequest>): Promise<number> {
  const counts: number[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    const { family, body } = await prepare();
    trips.take();
    expect(await functions.call(name, family, body)).toMatchObject({ status: 200 });
    counts.push(trips.take());
  }
  return Math.min(...counts);
}

/** The first call of a month reads more. */
async function fewestTripsForOneFamily(name: string, bodyFor: (family: Family) => Promise<object>): Promise<number> {
  const family = await createFamily({ plan: 'unlimited_monthly' });
  const body = await bodyFor(family);
  return fewestTrips(name, async () => ({ family, body }));
}

// docs/decisions/0177
it('a chapter makes at most six Firestore round trips', async () => {
  expect(await fewestTripsForOneFamily('generateStory', async () => storyRequest())).toBeLessThanOrEqual(6);
});

it('the first chapter of a month makes at most six Firestore round trips', async () => {
  const prepare = async () => ({ family: await createFamily({ plan: 'unlimited_monthly' }), body: storyRequest() });
  expect(await fewestTrips('generateStory', prepare)).toBeLessThanOrEqual(6);
});

it('a portrait and its task make at most nine Firestore round trips', async () => {
  const bodyFor = async (family: Family) => ({ prompt: PROMPT, characterId: await storeCharacter(family) });
  expect(await fewestTripsForOneFamily('generateImage', bodyFor)).toBeLessThanOrEqual(9);
});

it('a scene and its task make at most ten Firestore round trips', async () => {
  const bodyFor = async (family: Family) => sceneRequest(await storeStoryWithPictures(family));
  expect(await fewestTripsForOneFamily('generateSceneWithImages', bodyFor)).toBeLessThanOrEqual(10);
});

it('the first narration of a month and its task make at most thirteen Firestore round trips', async () => {
  const prepare = async () => {
    const family = await createFamily({ plan: 'unlimited_monthly' });
    return { family, body: { storyId: await storeStory(family), part: 0 } };
  };
  expect(await fewestTrips('generateAudioNarration', prepare)).toBeLessThanOrEqual(13);
});
