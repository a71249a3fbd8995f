import { usageDay } from '@talelantern/domain/usage/usage';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FrameworkProcess } from '../support/framework-process.ts';
import { startStandIn, type StandIn } from '../support/stand-in.ts';
import { storyRequest, told } from './support/chapters.ts';
import { adminFirestore, storedFields } from './support/cloud-access.ts';
import { startEveryFunction } from './support/every-function.ts';
import { createFamily, usageOf, type Family } from './support/family.ts';
import { arrival, failure, newRequestId, post } from './support/function-under-test.ts';
import { narrated, storeStory } from './support/narrations.ts';
import { PROMPT } from './support/portraits.ts';

/** So dear that what other tests book on the same day is nothing beside it. */
const STORY = 10 ** 12;
const PICTURE = 2 * STORY;

const SETTINGS = {
  COST_STORY_MICROS: String(STORY),
  COST_NARRATION_MICROS: String(STORY),
  COST_PICTURE_MEDIUM_MICROS: String(PICTURE),
  COST_PICTURE_HIGH_MICROS: String(PICTURE),
  SPEND_CAP_FREE_MICROS: String(1.5 * STORY),
  SPEND_CAP_PRO_MICROS: String(1.5 * STORY),
  SPEND_CAP_UNLIMITED_MICROS: String(100 * STORY),
  SPEND_KNOWN_FOR_MS: '0',
};
const BUSY = { status: 503, json: failure('busy', 'Busy, please try later') };
const NOTHING = { reserved: 0, used: 0 };

describe('what the families of a tier may cost in a day', () => {
  let standIn: StandIn;
  let instances: [FrameworkProcess, FrameworkProcess];

  beforeAll(async () => {
    standIn = await startStandIn();
    const start = () => startEveryFunction(standIn, { settings: SETTINGS });
    instances = await Promise.all([start(), start()]);
  });
  beforeEach(async () => {
    await standIn.reset();
    const { docs } = await adminFirestore().collection('stats').get();
    await Promise.all(docs.map((document) => document.ref.delete()));
  });
  afterAll(async () => {
    await Promise.all(instances.map((instance) => instance.stop()));
    await standIn.close();
  });

  const tell = (family: Family, requestId = newRequestId(), instance = instances[0]) =>
    post(`${instance.url}generateStory`, family, storyRequest({ requestId }));
  const alerts = (): string[] =>
    instances.flatMap((instance) =>
      instance
        .logs()
        .split('\n')
        .filter((line) => line.includes('spend_cap_reached')),
    );

  it('H10, A9: ends with a kind no before anything is reserved; other tiers go on, and somebody is told once', async () => {
    const [first, second, third, unlimited] = await Promise.all([
      createFamily(),
      createFamily(),
      createFamily(),
      createFamily({ plan: 'unlimited_monthly' }),
    ]);
    const before = alerts().length;
    told(await tell(first));
    told(await tell(second));
    const asked = (await standIn.requests('/v1/responses')).length;
    expect(await tell(third)).toMatchObject(BUSY);
    expect(await tell(third, newRequestId(), instances[1])).toMatchObject(BUSY);
    expect(await post(`${instances[1].url}generateImage`, third, { prompt: PROMPT })).toMatchObject(BUSY);
    expect(await standIn.requests('/v1/responses')).toHaveLength(asked);
    expect((await usageOf(third)).tallies.stories).toEqual(NOTHING);
    told(await tell(unlimited));
    const said = () => alerts().slice(before);
    await expect.poll(said).toHaveLength(1);
    expect(said()[0]).toContain('"severity":"ALERT"');
    expect(said()[0]).toContain('"tier":"free"');
  });

  it('counts what was asked of the vendor, also where it failed; what was refused before costs nothing', async () => {
    const family = await createFamily({ plan: 'pro_monthly' });
    await standIn.plan({ kind: 'status', status: 500 }, { path: '/v1/moderations', times: 1 });
    expect((await tell(family)).status).not.toBe(200);
    await standIn.plan({ kind: 'status', status: 500 }, { path: '/v1/images/generations', times: 1 });
    const failed = await post(`${instances[0].url}generateImage`, family, { prompt: PROMPT });
    expect(failed.status).toBe(500);
    expect(await spentToday('pro')).toBe(PICTURE);
    expect(await tell(family)).toMatchObject(BUSY);
  });

  it('books nothing for a request that is cancelled before the vendor is asked', async () => {
    const family = await createFamily({ plan: 'pro_monthly' });
    const requestId = newRequestId();
    await standIn.plan({ kind: 'hold', token: requestId }, { path: '/v1/moderations', times: 1 });
    const telling = tell(family, requestId);
    await arrival(standIn, '/v1/moderations');
    expect((await post(`${instances[0].url}generateStory`, family, { requestId, cancel: true })).status).toBe(200);
    await standIn.release(requestId);
    expect((await telling).status).toBe(400);
    expect(await standIn.requests('/v1/responses')).toEqual([]);
    expect(await spentToday('pro')).toBe(0);
    told(await tell(family));
  });

  it('does not keep from a family what is already made', async () => {
    const family = await createFamily();
    const requestId = newRequestId();
    const story = told(await tell(family, requestId));
    told(await tell(await createFamily()));
    expect(await tell(family)).toMatchObject(BUSY);
    expect(told(await tell(family, requestId))).toEqual(story);
  });

  it('does not keep a chapter from being heard that is recorded already, by whatever request', async () => {
    const family = await createFamily({ plan: 'pro_monthly' });
    const chapters = ['sea', 'shore', 'harbour'].map((place) => `Ember looked at the ${place} for a very long time.`);
    const storyId = await storeStory(family, chapters);
    const narrate = (part: number) => post(`${instances[0].url}generateAudioNarration`, family, { storyId, part });
    const { url } = narrated(await narrate(0));
    narrated(await narrate(1));
    expect(await narrate(2)).toMatchObject(BUSY);
    expect(narrated(await narrate(0)).url).toBe(url);
    expect(await spentToday('pro')).toBe(2 * STORY);
  });
});

async function spentToday(tier: string): Promise<number> {
  const day = usageDay(Date.now());
  const shards = await Promise.all(
    Array.from({ length: 10 }, (_, shard) => storedFields(`stats/spend_${day}_${shard}`)),
  );
  return shards.reduce((sum, shard) => sum + Number(shard[tier] ?? 0), 0);
}
