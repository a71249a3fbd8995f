import { VERIFY_EMAIL_TODAY } from '@talelantern/domain/contracts/contract';
import { PLANS } from '@talelantern/domain/plans/plans';
import { monthlyUsageId, usageDay } from '@talelantern/domain/plans/usage';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FrameworkProcess } from '../support/framework-process.ts';
import { parseConfig } from '../../functions/src/config.ts';
import { createCosts } from '../../functions/src/generation/operations/costs.ts';
import { openStandIn, type StandIn } from '../support/stand-in.ts';
import { setUpOwnProject } from '../support/test-cloud.ts';
import { storyRequest, readChapterResponse } from './support/chapters.ts';
import { adminAuth, adminFirestore, storedFields } from './support/cloud-access.ts';
import { startFunctions } from './support/function-under-test.ts';
import { createFamily, usageOf, type Family } from './support/family.ts';
import { waitForRequest, failure, newRequestId, post, setUpFunctions } from './support/function-under-test.ts';
import { expectNarration, storeStory } from './support/narrations.ts';
import { LIMIT, PROMPT, expectSavedPicture } from './support/portraits.ts';

setUpOwnProject('demo-spend-caps');

const CONFIG = parseConfig({ OPENAI_API_KEY: 'none', USER_HASH_SECRET: '0123456789abcdef' });
const costs = createCosts(CONFIG.spending.prices, CONFIG);
/** Cost of a portrait on Free without its prompt: 439 output tokens at 30 micros each. */
const PORTRAIT_OUTPUT_MICROS = 439 * 30;
/** Reserved for a portrait on Pro. */
const PORTRAIT_ON_PRO = costs.maximum({ kind: 'portrait', quality: 'high', isEconomy: false });

const SETTINGS = {
  SPEND_CAP_FREE_MICROS: String(1.5 * PORTRAIT_OUTPUT_MICROS),
  SPEND_CAP_PRO_MICROS: String(PORTRAIT_ON_PRO),
  SPEND_KNOWN_FOR_MS: '0',
};
const BUSY = { status: 503, json: failure('busy', 'Busy, please try later') };
const EMPTY_TALLY = { reserved: 0, used: 0 };

describe('daily spend cap of a tier', () => {
  let standIn: StandIn;
  let instances: [FrameworkProcess, FrameworkProcess];

  beforeAll(async () => {
    standIn = openStandIn();
    const start = () => startFunctions(standIn, { settings: SETTINGS });
    instances = await Promise.all([start(), start()]);
  });
  beforeEach(async () => {
    await standIn.reset();
    await deleteSpending();
  });
  afterAll(async () => {
    await Promise.all(instances.map((instance) => instance.stop()));
    await standIn.reset();
  });

  const generate = (family: Family, requestId = newRequestId(), instance = instances[0]) =>
    post(`${instance.url}generateStory`, family, storyRequest({ requestId }));
  const generatePortrait = (family: Family, instance = instances[0]) =>
    post(`${instance.url}generateImage`, family, { prompt: PROMPT });
  const alerts = (): string[] =>
    instances.flatMap((instance) =>
      instance
        .logs()
        .split('\n')
        .filter((line) => line.includes('spend_cap_reached')),
    );

  it('a reached spend cap refuses before reserving; other tiers continue, and one alert is logged', async () => {
    const [first, second, third, unlimited] = await Promise.all([
      createFamily(),
      createFamily(),
      createFamily(),
      createFamily({ plan: 'unlimited_monthly' }),
    ]);
    const before = alerts().length;
    expectSavedPicture(await generatePortrait(first));
    expectSavedPicture(await generatePortrait(second));
    const requestCount = (await standIn.requests('/v1/responses')).length;
    expect(await generate(third)).toMatchObject(BUSY);
    expect(await generate(third, newRequestId(), instances[1])).toMatchObject(BUSY);
    expect(await generatePortrait(third, instances[1])).toMatchObject(BUSY);
    expect(await standIn.requests('/v1/responses')).toHaveLength(requestCount);
    expect((await usageOf(third)).tallies.stories).toEqual(EMPTY_TALLY);
    readChapterResponse(await generate(unlimited));
    const newAlerts = () => alerts().slice(before);
    await expect.poll(newAlerts).toHaveLength(1);
    expect(newAlerts()[0]).toContain('"severity":"ALERT"');
    expect(newAlerts()[0]).toContain('"tier":"free"');
  });

  it('families with unverified email addresses use at most 40 % of the daily cap of Free, and the rest is left to verified ones', async () => {
    const [first, second, verified] = await Promise.all([
      createFamily({ verified: false }),
      createFamily({ verified: false }),
      createFamily(),
    ]);
    const before = alerts().length;
    expectSavedPicture(await generatePortrait(first));
    const refusal = { status: 403, json: failure('verify_email', VERIFY_EMAIL_TODAY) };
    expect(await generatePortrait(second)).toMatchObject(refusal);
    expect(await generate(second, newRequestId(), instances[1])).toMatchObject(refusal);
    expect((await usageOf(second)).tallies.pictures).toEqual(EMPTY_TALLY);
    const newAlerts = () => alerts().slice(before);
    await expect.poll(newAlerts).toHaveLength(1);
    expect(newAlerts()[0]).toContain('"tier":"unverified"');
    const { used: usedMicros } = (await usageOf(first)).spent;
    await expect.poll(() => spentToday('unverified')).toBe(usedMicros);
    await adminAuth().updateUser(second.uid, { emailVerified: true });
    expectSavedPicture(await generatePortrait(second));
    expect(await spentToday('unverified')).toBe(usedMicros);
    await deleteSpending();
    expectSavedPicture(await generatePortrait(verified));
    expect(await spentToday('unverified')).toBe(0);
  });

  it('the spend cap counts calls to the vendor, including failed calls, but not requests that we or the vendor refuse', async () => {
    const family = await createFamily({ plan: 'pro_monthly' });
    await standIn.plan({ kind: 'status', status: 400 }, { path: '/v1/moderations', times: 1 });
    expect((await generate(family)).status).not.toBe(200);
    const rateLimit = { kind: 'status', status: 429, retryAfterSeconds: 60 };
    await standIn.plan(rateLimit, { path: '/v1/images/generations', times: 1 });
    expect((await generatePortrait(family)).status).toBe(429);
    // The call returns when its job has failed, while the recorded cost is still being corrected.
    await expect.poll(() => spentToday('pro')).toBe(0);
    await standIn.plan({ kind: 'status', status: 500 }, { path: '/v1/images/generations', times: 1 });
    expect((await generatePortrait(family)).status).toBe(500);
    expect(await spentToday('pro')).toBe(PORTRAIT_ON_PRO);
    expect(await generate(family)).toMatchObject(BUSY);
  });

  it('the spend cap counts what the vendor reports in place of what was reserved', async () => {
    const family = await createFamily();
    expectSavedPicture(await generatePortrait(family));
    const { used: usedMicros } = (await usageOf(family)).spent;
    expect(usedMicros).toBeGreaterThan(PORTRAIT_OUTPUT_MICROS);
    expect(usedMicros).toBeLessThan(costs.maximum({ kind: 'portrait', quality: 'medium', isEconomy: true }));
    await expect.poll(() => spentToday('free')).toBe(usedMicros);
  });

  it('a request cancelled before the vendor is called does not count towards the spend cap', async () => {
    const family = await createFamily({ plan: 'pro_monthly' });
    const requestId = newRequestId();
    await standIn.plan({ kind: 'hold', token: requestId }, { path: '/v1/moderations', times: 1 });
    const generating = generate(family, requestId);
    await waitForRequest(standIn, '/v1/moderations');
    expect((await post(`${instances[0].url}generateStory`, family, { requestId, cancel: true })).status).toBe(200);
    await standIn.release(requestId);
    expect((await generating).status).toBe(400);
    expect(await standIn.requests('/v1/responses')).toEqual([]);
    expect(await spentToday('pro')).toBe(0);
    readChapterResponse(await generate(family));
  });

  it('finished work is still returned when the spend cap is reached', async () => {
    const family = await createFamily();
    const requestId = newRequestId();
    const story = readChapterResponse(await generate(family, requestId));
    for (const other of await Promise.all([createFamily(), createFamily()]))
      expectSavedPicture(await generatePortrait(other));
    expect(await generate(family)).toMatchObject(BUSY);
    expect(readChapterResponse(await generate(family, requestId))).toEqual(story);
  });

  it('a recorded chapter is still returned when the spend cap is reached, for any request', async () => {
    const family = await createFamily({ plan: 'pro_monthly' });
    const chapters = ['sea', 'shore', 'harbour'].map((place) => `Ember looked at the ${place} for a very long time.`);
    const storyId = await storeStory(family, chapters);
    const narrate = (part: number) => post(`${instances[0].url}generateAudioNarration`, family, { storyId, part });
    const { url } = expectNarration(await narrate(0));
    expectNarration(await narrate(1));
    await standIn.plan({ kind: 'status', status: 500 }, { path: '/v1/images/generations', times: 1 });
    expect((await generatePortrait(await createFamily({ plan: 'pro_monthly' }))).status).toBe(500);
    expect(await narrate(2)).toMatchObject(BUSY);
    const spent = await spentToday('pro');
    expect(expectNarration(await narrate(0)).url).toBe(url);
    expect(await spentToday('pro')).toBe(spent);
  });
});

describe('daily budget of one family', () => {
  /** The caps of .env.example. */
  const DEFAULT_CAPS = {
    SPEND_CAP_FREE_MICROS: String(CONFIG.spending.caps.free),
    SPEND_CAP_PRO_MICROS: String(CONFIG.spending.caps.pro),
    SPEND_CAP_UNLIMITED_MICROS: String(CONFIG.spending.caps.unlimited),
    SPEND_KNOWN_FOR_MS: '0',
  };
  const functions = setUpFunctions({ settings: DEFAULT_CAPS });
  const generatePortrait = (family: Family) => functions.call('generateImage', family, { prompt: PROMPT });

  /** In micros: a twentieth of Free's cap, and one story on a paid plan. */
  it.each([
    ['free', 500_000],
    ['pro_monthly', 2_441_360],
    ['unlimited_monthly', 2_441_360],
  ] as const)(
    'ten families on %s that have used up their daily budgets leave room for other families under the cap',
    async (plan, allowedMicros) => {
      const { tier } = PLANS[plan];
      await deleteSpending();
      const day = usageDay(Date.now());
      const familyAtBudget = await createFamily({ plan });
      const { uid } = familyAtBudget;
      await adminFirestore()
        .doc(`usage/${monthlyUsageId(uid, Date.now())}`)
        .set({ userId: uid, days: { [day]: { micros: allowedMicros } } });
      await adminFirestore()
        .doc(`stats/spend_${day}_0`)
        .set({ [tier]: 10 * allowedMicros });
      expect(await generatePortrait(familyAtBudget)).toMatchObject(LIMIT);
      expectSavedPicture(await generatePortrait(await createFamily({ plan })));
    },
  );
});

async function deleteSpending(): Promise<void> {
  const { docs } = await adminFirestore().collection('stats').get();
  await Promise.all(docs.map((document) => document.ref.delete()));
}

async function spentToday(tier: string): Promise<number> {
  const day = usageDay(Date.now());
  const shards = await Promise.all(
    Array.from({ length: 10 }, (_, shard) => storedFields(`stats/spend_${day}_${shard}`)),
  );
  return shards.reduce((sum, shard) => sum + Number(shard[tier] ?? 0), 0);
}
