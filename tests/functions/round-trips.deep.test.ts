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

/** On a busy machine requests that are sent together may follow one another, so several calls have a try. */
const MOST_CALLS = 40;

interface OwnRequest {
  family: Family;
  body: object;
}

/** Calls until one waits for Firestore at most `limit` times. `prepare` makes the family and the body of each call. */
async function expectTrips(limit: number, name: string, prepare: () => Promise<OwnRequest>): Promise<void> {
  let fewest = Number.POSITIVE_INFINITY;
  for (let call = 0; call < MOST_CALLS && fewest > limit; call += 1) {
    const { family, body } = await prepare();
    trips.take();
    expect(await functions.call(name, family, body)).toMatchObject({ status: 200 });
    fewest = Math.min(fewest, trips.take());
  }
  expect(fewest).toBeLessThanOrEqual(limit);
}

/** The first call of a month reads more. */
async function expectTripsOfOneFamily(
  limit: number,
  name: string,
  bodyFor: (family: Family) => Promise<object>,
): Promise<void> {
  const family = await createFamily({ plan: 'unlimited_monthly' });
  const body = await bodyFor(family);
  await expectTrips(limit, name, async () => ({ family, body }));
}

// docs/decisions/0177
it('a chapter makes at most six Firestore round trips', async () => {
  await expectTripsOfOneFamily(6, 'generateStory', async () => storyRequest());
});

it('the first chapter of a month makes at most six Firestore round trips', async () => {
  const prepare = async () => ({ family: await createFamily({ plan: 'unlimited_monthly' }), body: storyRequest() });
  await expectTrips(6, 'generateStory', prepare);
});

it('a portrait and its task make at most nine Firestore round trips', async () => {
  const bodyFor = async (family: Family) => ({ prompt: PROMPT, characterId: await storeCharacter(family) });
  await expectTripsOfOneFamily(9, 'generateImage', bodyFor);
});

it('a scene and its task make at most ten Firestore round trips', async () => {
  const bodyFor = async (family: Family) => sceneRequest(await storeStoryWithPictures(family));
  await expectTripsOfOneFamily(10, 'generateSceneWithImages', bodyFor);
});

it('the first narration of a month and its task make at most thirteen Firestore round trips', async () => {
  const prepare = async () => {
    const family = await createFamily({ plan: 'unlimited_monthly' });
    return { family, body: { storyId: await storeStory(family), part: 0 } };
  };
  await expectTrips(13, 'generateAudioNarration', prepare);
});
