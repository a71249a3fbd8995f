import { failureAllowance, monthlyBudget, setAside } from '@talelantern/domain/plans/budget';
import { FAIR_USE_STORIES, PLANS, type PlanId } from '@talelantern/domain/plans/plans';
import { monthlyUsageId, usageDay } from '@talelantern/domain/plans/usage';
import { expect, it } from 'vitest';
import { parseConfig } from '../../functions/src/config.ts';
import { createCosts } from '../../functions/src/generation/operations/costs.ts';
import { chapterRequests, notesRequests, readChapterResponse, storyRequest } from './support/chapters.ts';
import { adminFirestore } from './support/cloud-access.ts';
import { createFamily, usageOf, storeUsedCount, type Family } from './support/family.ts';
import { setUpFunctions } from './support/function-under-test.ts';
import { expectNarration, storeStory } from './support/narrations.ts';
import { LIMIT, PROMPT, expectSavedPicture } from './support/portraits.ts';
import { expectGeneratedScene, MOMENTS, sceneRequest, storeStoryWithPictures } from './support/scenes.ts';

const IMAGES = '/v1/images/generations';
/** With this wait a request is refused instead of retried. */
const RATE_LIMIT = { kind: 'status', status: 429, retryAfterSeconds: 60 } as const;
const CONFIG = parseConfig({ OPENAI_API_KEY: 'none', USER_HASH_SECRET: '0123456789abcdef' });
const costs = createCosts(CONFIG.spending.prices, CONFIG);

const storeSpending = async (family: Family, spent: number, { today = 0, failed = 0 } = {}): Promise<void> => {
  await adminFirestore()
    .doc(`usage/${monthlyUsageId(family.uid, Date.now())}`)
    .set(
      {
        userId: family.uid,
        spent: { reserved: 0, used: spent, sold: 0, failed },
        days: { [usageDay(Date.now())]: { micros: today } },
      },
      { merge: true },
    );
};

/** The part of a plan's monthly budget that is not set aside. */
const budgetForOtherWork = (id: PlanId): number => monthlyBudget(PLANS[id]) - setAside(PLANS[id], costs.included());

const functions = setUpFunctions();
const generatePortrait = (family: Family) => functions.call('generateImage', family, { prompt: PROMPT });
const generateChapter = (family: Family, overrides: Readonly<Record<string, unknown>> = {}) =>
  functions.call('generateStory', family, storyRequest(overrides));
const imageRequests = async () => (await functions.standIn.requests(IMAGES)).map(({ body }) => body);

it('the cost of a picture follows from the usage that the vendor reports and the model of the plan', async () => {
  const [free, pro] = [await createFamily(), await createFamily({ plan: 'pro_monthly' })];
  for (const family of [free, pro]) expectSavedPicture(await generatePortrait(family));
  const requests = await imageRequests();
  expect(requests).toMatchObject([
    { model: 'gpt-image-2.5-flare', quality: 'medium' },
    { model: 'gpt-image-2.6-flare', quality: 'high' },
  ]);
  const spent = requests.map(
    ({ prompt }, index) => Math.ceil(String(prompt).length / 4) * 5 + (index === 0 ? 439 : 1_756) * 30,
  );
  for (const [index, family] of [free, pro].entries()) {
    const usage = await usageOf(family);
    expect(usage.spent).toEqual({ reserved: 0, used: spent[index], sold: 0, failed: 0 });
    expect(usage.days[usageDay(Date.now())]).toMatchObject({ pictures: 1, micros: spent[index] });
  }
});

it.each([
  ['does not report its usage', { kind: 'no-usage' }, 200],
  ['fails', { kind: 'status', status: 500 }, 500],
])('a picture costs its maximum when the vendor %s', async (_what, fault, status) => {
  const family = await createFamily();
  await functions.standIn.plan(fault, { path: IMAGES, times: 1 });
  expect((await generatePortrait(family)).status).toBe(status);
  const maximum = costs.maximum({ kind: 'portrait', quality: 'medium', isEconomy: true });
  expect((await usageOf(family)).spent).toEqual({ reserved: 0, used: maximum, sold: 0, failed: 0 });
});

it('a picture that fails at a rate limit of the vendor costs nothing and can be requested again', async () => {
  const family = await createFamily();
  await functions.standIn.plan(RATE_LIMIT, { path: IMAGES, times: 1 });
  expect((await generatePortrait(family)).status).toBe(429);
  expect(await imageRequests()).toHaveLength(1);
  const usage = await usageOf(family);
  expect(usage.spent).toEqual({ reserved: 0, used: 0, sold: 0, failed: 0 });
  expect(usage.days[usageDay(Date.now())]).toMatchObject({ micros: 0 });
  expectSavedPicture(await generatePortrait(family));
});

it.each([
  ['refused for a rate limit costs nothing', RATE_LIMIT, 429, 0],
  [
    'cut off in the middle costs its maximum',
    { kind: 'cut-stream', afterEvents: 12 },
    500,
    costs.maximum({ kind: 'story', quality: 'low', isEconomy: true }),
  ],
])('a chapter that is %s', async (_what, fault, status, usedMicros) => {
  const family = await createFamily();
  await functions.standIn.plan(fault, { path: '/v1/responses', times: 1 });
  expect((await generateChapter(family)).status).toBe(status);
  expect((await usageOf(family)).spent).toEqual({ reserved: 0, used: usedMicros, sold: 0, failed: 0 });
});

it('a scene whose moment has no reported usage costs at most the maximum of a moment more', async () => {
  const [reportedFamily, unreportedFamily] = [await createFamily(), await createFamily()];
  const draw = async (family: Family) =>
    expectGeneratedScene(
      await functions.call('generateSceneWithImages', family, sceneRequest(await storeStoryWithPictures(family))),
    );
  await draw(reportedFamily);
  await functions.standIn.plan({ kind: 'no-usage' }, MOMENTS);
  await draw(unreportedFamily);
  const extraMicros = (await usageOf(unreportedFamily)).spent.used - (await usageOf(reportedFamily)).spent.used;
  expect(extraMicros).toBeGreaterThan(0);
  expect(extraMicros).toBeLessThanOrEqual(costs.maximumOfCall({ reply: 'moment', isEconomy: true }));
});

it('a request that moderation refuses costs nothing', async () => {
  const family = await createFamily();
  await functions.standIn.plan({ kind: 'flag' }, { path: '/v1/moderations', times: 1 });
  expect((await generatePortrait(family)).status).toBe(400);
  expect((await usageOf(family)).spent).toEqual({ reserved: 0, used: 0, sold: 0, failed: 0 });
});

it('a chapter and its notes are generated by the model of the plan, and the cost of both is counted', async () => {
  for (const [plan, model] of [
    ['free', 'gpt-6-luna'],
    ['pro_monthly', 'gpt-6.1-terra'],
  ] as const) {
    await functions.standIn.reset();
    const family = await createFamily({ plan });
    readChapterResponse(await generateChapter(family));
    const requests = [...(await chapterRequests(functions.standIn)), ...(await notesRequests(functions.standIn))];
    expect(new Set(requests.map(({ body }) => body['model']))).toEqual(new Set([model]));
    const { spent } = await usageOf(family);
    expect(spent).toMatchObject({ reserved: 0, used: expect.any(Number) });
    expect(spent.used).toBeGreaterThan(0);
    expect(spent.used).toBeLessThan(costs.maximum({ kind: 'story', quality: 'low', isEconomy: plan === 'free' }));
    expect(spent.sold).toBe(costs.included().chapter);
  }
});

it.each([
  [0.1, 'high', 'gpt-image-2.6-flare', 'gpt-6.1-terra'],
  [0.3, 'medium', 'gpt-image-2.5-flare', 'gpt-6.1-terra'],
  [0.6, 'low', 'gpt-image-2.5-flare', 'gpt-6-luna'],
])(
  'when %f of a Pro family’s free budget is spent, pictures have %s quality',
  async (fraction, quality, image, text) => {
    const family = await createFamily({ plan: 'pro_monthly' });
    await storeSpending(family, Math.round(fraction * budgetForOtherWork('pro_monthly')));
    expectSavedPicture(await generatePortrait(family));
    expect(await imageRequests()).toMatchObject([{ model: image, quality }]);
    readChapterResponse(await generateChapter(family));
    expect((await chapterRequests(functions.standIn))[0]?.body).toMatchObject({ model: text });
  },
);

it.each(['free', 'pro_monthly'] as const)(
  'on %s, a picture that would need the budget set aside is refused, an included chapter is still generated, and a picture that just fits is generated',
  async (plan) => {
    const family = await createFamily({ plan });
    const maximum = costs.maximum({ kind: 'portrait', quality: 'low', isEconomy: true });
    const free = Math.floor(budgetForOtherWork(plan));
    await storeSpending(family, free - maximum + 1);
    expect(await generatePortrait(family)).toMatchObject(LIMIT);
    expect(await imageRequests()).toEqual([]);
    expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 0 });
    readChapterResponse(await generateChapter(family));
    expect((await chapterRequests(functions.standIn))[0]?.body).toMatchObject({ model: 'gpt-6-luna' });
    await storeSpending(family, free - maximum);
    expectSavedPicture(await generatePortrait(family));
  },
);

it('with the budget used up, a recording that the plan includes is made, and a second version is refused', async () => {
  const family = await createFamily({ plan: 'pro_monthly' });
  const storyId = await storeStory(family, ['Ember looked at the sea for a very long time.']);
  await storeSpending(family, monthlyBudget(PLANS.pro_monthly));
  const record = (voice: string) => functions.call('generateAudioNarration', family, { storyId, part: 0, voice });
  expectNarration(await record('nova'));
  await storeSpending(family, monthlyBudget(PLANS.pro_monthly));
  expect(await record('onyx')).toMatchObject(LIMIT);
  await storeSpending(family, 0);
  expectNarration(await record('onyx'));
});

it('beyond fair use, stories on Unlimited are written until the monthly budget is used up', async () => {
  const family = await createFamily({ plan: 'unlimited_monthly' });
  await storeUsedCount(family, 'stories', FAIR_USE_STORIES);
  readChapterResponse(await generateChapter(family));
  await storeSpending(family, monthlyBudget(PLANS.unlimited_monthly));
  expect(await generateChapter(family)).toMatchObject(LIMIT);
});

it('a family that has used up its daily budget is refused, and another family is not', async () => {
  const [family, other] = [await createFamily({ plan: 'pro_monthly' }), await createFamily({ plan: 'pro_monthly' })];
  // The local cloud has no spend cap, so a family reaches its fraction of the cap only with an absurd amount.
  await storeSpending(family, 0, { today: 10 ** 14 });
  const refusal = await generatePortrait(family);
  expect(refusal).toMatchObject(LIMIT);
  expect(refusal.json).toMatchObject({ error: { field: 'budgetToday' } });
  expectSavedPicture(await generatePortrait(other));
});

it('a family that has used up its daily budget still gets the chapters and recordings of its plan', async () => {
  const family = await createFamily({ plan: 'pro_monthly' });
  const storyId = await storeStory(family, ['Ember looked at the sea for a very long time.']);
  await storeSpending(family, 0, { today: 10 ** 14 });
  readChapterResponse(await generateChapter(family));
  expect((await chapterRequests(functions.standIn))[0]?.body).toMatchObject({ model: 'gpt-6-luna' });
  expectNarration(await functions.call('generateAudioNarration', family, { storyId, part: 0 }));
  expect(await generatePortrait(family)).toMatchObject(LIMIT);
});

it('with the budget used up, an included chapter may be retried until failures have used their allowance', async () => {
  const family = await createFamily();
  const budget = monthlyBudget(PLANS.free);
  await storeSpending(family, budget);
  await functions.standIn.plan({ kind: 'status', status: 500 }, { path: '/v1/responses', times: 1 });
  expect((await generateChapter(family)).status).toBe(500);
  const maximum = costs.maximum({ kind: 'story', quality: 'low', isEconomy: true });
  expect((await usageOf(family)).spent).toEqual({ reserved: 0, used: budget + maximum, sold: 0, failed: maximum });
  readChapterResponse(await generateChapter(family));
  await storeSpending(family, budget, { failed: failureAllowance(PLANS.free) });
  expect(await generateChapter(family)).toMatchObject(LIMIT);
});
