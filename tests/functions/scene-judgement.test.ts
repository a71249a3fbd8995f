import { SCENE_REFUSED } from '@talelantern/domain/contracts/scene-sentences';
import { usageDay } from '@talelantern/domain/plans/usage';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { spendingShards } from '../../functions/src/generation/adapters/firestore-spending.ts';
import { adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily, storeChild, usageOf, type Family } from './support/family.ts';
import { failure, newRequestId, setUpFunctions } from './support/function-under-test.ts';
import {
  EDITS,
  expectGeneratedScene,
  judgementRequests,
  JUDGEMENTS,
  sceneRequest,
  storeStoryWithPictures,
  type StoredStory,
} from './support/scenes.ts';
import { setUpOwnProject } from '../support/test-cloud.ts';

// These tests depend on today's total spending, which other tests in a shared project would change.
setUpOwnProject('demo-scene-judgement');

const functions = setUpFunctions({});

/** Orders a scene of the family's story. */
async function draw(family: Family, story: StoredStory) {
  const requestId = newRequestId();
  const response = await functions.call('generateSceneWithImages', family, sceneRequest(story, { requestId }));
  return { requestId, response, edits: await functions.standIn.requests(EDITS) };
}

/** In micros: moments differ in length, and are not requested again. */
const MUCH_LESS_THAN_A_PAINTING = 1_000;

/** What has been spent today for all families. */
async function spentToday(): Promise<number> {
  const shards = await adminFirestore().getAll(...spendingShards(adminFirestore(), usageDay(Date.now())));
  return shards.reduce((sum, shard) => sum + z.parse(z._default(z.number(), 0), shard.get('free')), 0);
}

it('a scene is compared with its portraits and generated once', async () => {
  const family = await createFamily();
  const { response, edits } = await draw(family, await storeStoryWithPictures(family));
  expectGeneratedScene(response);
  expect(edits).toHaveLength(1);
  const [judgement, ...more] = await judgementRequests(functions.standIn);
  expect(more).toEqual([]);
  expect(judgement?.body).toMatchObject({ model: 'gpt-6-luna', store: false });
  // Two portraits and the scene; the location is not compared, and no name is sent.
  const body = JSON.stringify(judgement?.body);
  expect(body.match(/data:image\/jpeg/g)).toHaveLength(3);
  // Without the pictures, whose base64 may hold a name by chance.
  expect(body.replaceAll(/base64,[^"\\]*/g, '')).not.toMatch(/Ember|Pip/);
});

it('a scene with a stranger is generated twice and counted once, and the better picture is kept', async () => {
  const family = await createFamily();
  const [spentBefore, story] = [await spentToday(), await storeStoryWithPictures(family)];
  await functions.standIn.plan({ kind: 'stranger' }, { path: EDITS, times: 1 });
  // The colors of these portraits may also be found in the scenery: tests/stand-ins/likeness.deep.test.ts judges pixels.
  const stranger = JSON.stringify({ sameHero: 12, avoided: 0 });
  await functions.standIn.plan({ kind: 'text', text: stranger }, { ...JUDGEMENTS, times: 1 });
  const { requestId, response, edits } = await draw(family, story);
  const scene = expectGeneratedScene(response);
  expect(edits).toHaveLength(2);
  expect(await judgementRequests(functions.standIn)).toHaveLength(2);
  expect(JSON.stringify(await storedFields(`temp/temp_${family.uid}_${requestId}`))).not.toContain('sameHero');
  expect(scene).not.toHaveProperty('score');

  // The family pays for one scene, but the day's spending counts both pictures; the next scene is by another family.
  const { tallies, spent, days } = await usageOf(family);
  expect(tallies.pictures).toEqual({ reserved: 0, used: 1 });
  const today = days[usageDay(Date.now())];
  expect(today?.pictures).toBe(1);
  expect(today?.micros).toBeGreaterThan(2 * spent.used - MUCH_LESS_THAN_A_PAINTING);
  const other = await createFamily();
  expectGeneratedScene((await draw(other, await storeStoryWithPictures(other))).response);
  const difference = spent.used - (await usageOf(other)).spent.used;
  expect(Math.abs(difference)).toBeLessThan(MUCH_LESS_THAN_A_PAINTING);
  expect((await spentToday()) - spentBefore).toBeGreaterThan(3 * spent.used - MUCH_LESS_THAN_A_PAINTING);
});

it('a scene is shown when it cannot be judged', async () => {
  const family = await createFamily();
  await functions.standIn.plan({ kind: 'text', text: 'It looks the same to me.' }, JUDGEMENTS);
  const { response, edits } = await draw(family, await storeStoryWithPictures(family));
  expectGeneratedScene(response);
  expect(edits).toHaveLength(1);
});

it('a scene that shows something to avoid in both attempts is refused, and nothing is counted', async () => {
  const family = await createFamily();
  const judgement = JSON.stringify({ sameHero: 95, avoided: 90 });
  await functions.standIn.plan({ kind: 'text', text: judgement }, JUDGEMENTS);
  const childId = await storeChild(family, { avoid: ['spiders'] });
  const story = await storeStoryWithPictures(family, { childId });
  const { response, edits } = await draw(family, story);
  expect(response).toMatchObject({ status: 400, json: failure('refused', SCENE_REFUSED) });
  expect(edits).toHaveLength(2);
  expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 0 });
});
