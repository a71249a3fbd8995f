import { SCENE_REFUSED } from '@talelantern/domain/contracts/scene-sentences';
import { usageDay } from '@talelantern/domain/plans/usage';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { spendingShards } from '../../functions/src/generation/adapters/firestore-spending.ts';
import { ask, createAdmin } from './support/admins.ts';
import { adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily, storeChild, usageOf, type Family } from './support/family.ts';
import { failure, newRequestId, useFunctions } from './support/function-under-test.ts';
import {
  EDITS,
  expectGeneratedScene,
  judgementRequests,
  JUDGEMENTS,
  sceneRequest,
  storeStoryWithPictures,
  type StoredStory,
} from './support/scenes.ts';
import { PEN_NAME, shareItem } from './support/shared-items.ts';
import { useOwnProject } from '../support/test-cloud.ts';

// These tests depend on today's total spending, which other tests in a shared project would change.
useOwnProject('demo-scene-judgement');

const functions = useFunctions({});

const scoreOf = ({ uid }: Family, requestId: string) => storedFields(`picture_scores/${uid}_${requestId}`);

/** Orders a scene of the family's story. */
async function draw(family: Family, story: StoredStory, changes: Readonly<Record<string, unknown>> = {}) {
  const requestId = newRequestId();
  const answer = await functions.call(
    'generateSceneWithImages',
    family,
    sceneRequest(story, { requestId, ...changes }),
  );
  return { requestId, answer, edits: await functions.standIn.requests(EDITS) };
}

/** In micros: moments differ in length, and are not asked for again. */
const MUCH_LESS_THAN_A_PAINTING = 1_000;

/** What has been spent today for all families. */
async function spentToday(): Promise<number> {
  const shards = await adminFirestore().getAll(...spendingShards(adminFirestore(), usageDay(Date.now())));
  return shards.reduce((sum, shard) => sum + z.parse(z._default(z.number(), 0), shard.get('free')), 0);
}

describe('the judgement of a scene', () => {
  it('a scene is compared with its portraits and generated once, and its score is stored', async () => {
    const family = await createFamily();
    const { requestId, answer, edits } = await draw(family, await storeStoryWithPictures(family));
    expectGeneratedScene(answer);
    expect(edits).toHaveLength(1);
    const [judgement, ...more] = await judgementRequests(functions.standIn);
    expect(more).toEqual([]);
    expect(judgement?.body).toMatchObject({ model: 'gpt-6-luna', store: false });
    // Two portraits and the scene; the place is not compared, and no name is sent.
    expect(JSON.stringify(judgement?.body).match(/data:image\/jpeg/g)).toHaveLength(3);
    expect(JSON.stringify(judgement?.body)).not.toMatch(/Ember|Pip/);
    await expect
      .poll(() => scoreOf(family, requestId))
      .toMatchObject({
        userId: family.uid,
        model: 'gpt-image-2.5-flare',
        sameHero: 100,
        avoided: 0,
        isRepainted: false,
      });
  });

  it('a scene with a stranger is generated twice and counted once, and the better picture is kept with its score', async () => {
    const family = await createFamily();
    const [spentBefore, story] = [await spentToday(), await storeStoryWithPictures(family)];
    await functions.standIn.plan({ kind: 'stranger' }, { path: EDITS, times: 1 });
    // The colors of these portraits may also be found in the scenery: tests/stand-ins/likeness.deep.test.ts judges pixels.
    const stranger = JSON.stringify({ sameHero: 12, avoided: 0, why: 'Another figure.' });
    await functions.standIn.plan({ kind: 'text', text: stranger }, { ...JUDGEMENTS, times: 1 });
    const { requestId, answer, edits } = await draw(family, story);
    const scene = expectGeneratedScene(answer);
    expect(edits).toHaveLength(2);
    expect(await judgementRequests(functions.standIn)).toHaveLength(2);
    await expect.poll(() => scoreOf(family, requestId)).toMatchObject({ sameHero: 100, isRepainted: true });
    expect(JSON.stringify(await storedFields(`temp/temp_${family.uid}_${requestId}`))).not.toContain('sameHero');
    expect(scene).not.toHaveProperty('score');

    // The family pays for one scene, but the day's spending counts both pictures; the next scene is by another family.
    const { tallies, spent, days } = await usageOf(family);
    expect(tallies.pictures).toEqual({ reserved: 0, used: 1 });
    const today = days[usageDay(Date.now())];
    expect(today?.pictures).toBe(1);
    expect(today?.micros).toBeGreaterThan(2 * spent.used - MUCH_LESS_THAN_A_PAINTING);
    const other = await createFamily();
    expectGeneratedScene((await draw(other, await storeStoryWithPictures(other))).answer);
    const difference = spent.used - (await usageOf(other)).spent.used;
    expect(Math.abs(difference)).toBeLessThan(MUCH_LESS_THAN_A_PAINTING);
    expect((await spentToday()) - spentBefore).toBeGreaterThan(3 * spent.used - MUCH_LESS_THAN_A_PAINTING);
  });

  it('a scene is shown, without a score, when it cannot be judged', async () => {
    const family = await createFamily();
    await functions.standIn.plan({ kind: 'text', text: 'It looks the same to me.' }, JUDGEMENTS);
    const { requestId, answer, edits } = await draw(family, await storeStoryWithPictures(family));
    expectGeneratedScene(answer);
    expect(edits).toHaveLength(1);
    expect(await scoreOf(family, requestId)).toEqual({});
  });

  it('a scene that shows something to avoid in both attempts is refused, and nothing is counted', async () => {
    const family = await createFamily();
    const judgement = JSON.stringify({ sameHero: 95, avoided: 90, why: 'A spider hangs in the corner.' });
    await functions.standIn.plan({ kind: 'text', text: judgement }, JUDGEMENTS);
    const childId = await storeChild(family, { avoid: ['spiders'] });
    const story = await storeStoryWithPictures(family, { childId });
    const { requestId, answer, edits } = await draw(family, story);
    expect(answer).toMatchObject({ status: 400, json: failure('refused', SCENE_REFUSED) });
    expect(edits).toHaveLength(2);
    expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 0 });
    expect(await scoreOf(family, requestId)).toEqual({});
  });

  it('an administrator who moderates sees the score of a shared scene, another administrator and a family do not', async () => {
    const family = await createFamily({ profile: { penName: PEN_NAME } });
    const story = await storeStoryWithPictures(family);
    const { requestId, answer } = await draw(family, story);
    const { imageUrl } = expectGeneratedScene(answer);
    const saved = await functions.call('saveSceneImageToStorage', family, { imageUrl, storyId: story.storyId });
    const picture = z.parse(z.object({ imageUrl: z.string(), imagePath: z.string() }), saved.json);
    await adminFirestore()
      .doc(`stories/${story.storyId}`)
      .update({ sceneImages: [{ id: 'scene-1', ...picture, createdAt: 1, textSelection: '', position: 0, part: 0 }] });
    const shareId = await shareItem(family, 'story', story.storyId);

    const underTest = { call: (caller: Family | null, body?: unknown) => functions.call('admin', caller, body) };
    const [moderator, other] = [await createAdmin(['moderation']), await createAdmin(['overview'])];
    const { content, scores } = await ask(underTest, moderator, { action: 'readSharedItem', shareId });
    expect(Object.keys(scores)).toEqual([content?.pictures[0]]);
    expect(Object.values(scores)).toEqual([{ sameHero: 100, avoided: 0, why: '', isRepainted: false }]);
    for (const caller of [other, family])
      expect((await underTest.call(caller, { action: 'readSharedItem', shareId })).status).toBe(403);
    expect(await scoreOf(family, requestId)).not.toEqual({});
  });
});
