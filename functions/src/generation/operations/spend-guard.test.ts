import { PLANS, type Tier } from '@talelantern/domain/plans/plans';
import { describe, expect, it } from 'vitest';
import type { SpendingStore, SpentWork } from '../ports/ports.ts';
import { createSpendGuard } from './spend-guard.ts';

const CAP = 100;
const PRICE = 60;
const MAX_AGE_MS = 10_000;
const NOON = Date.UTC(2026, 10, 30, 12);
const MIDNIGHT = Date.UTC(2026, 11, 1);
const BUSY = { code: 'busy', message: 'Busy, please try later' };

const SCENE = { kind: 'scene', micros: PRICE } as const;
const STORY = { kind: 'story', micros: PRICE } as const;
const LIMITS = {
  capOf: async () => CAP,
  maxAgeMs: MAX_AGE_MS,
};

/** A store that several processes share, and that may fail. */
class FakeSpendingStore implements SpendingStore {
  isAway = false;
  private readonly sums = new Map<string, number>();
  private readonly trips = new Set<string>();

  async spentOn(day: string) {
    this.open();
    const of = (tier: Tier) => this.sums.get(`${day} ${tier}`) ?? 0;
    return { free: of('free'), pro: of('pro'), unlimited: of('unlimited') };
  }

  async add(day: string, tier: Tier, { micros }: SpentWork) {
    this.open();
    this.sums.set(`${day} ${tier}`, (this.sums.get(`${day} ${tier}`) ?? 0) + micros);
  }

  async markCapReached(day: string, tier: Tier) {
    this.open();
    const isFirst = !this.trips.has(`${day} ${tier}`);
    this.trips.add(`${day} ${tier}`);
    return isFirst;
  }

  private open(): void {
    if (this.isAway) throw new Error('out of reach');
  }
}

function processes(shelf = new FakeSpendingStore()) {
  const alerts: string[] = [];
  const start = () => createSpendGuard(shelf, LIMITS, (_severity, event) => alerts.push(event));
  return { shelf, alerts, one: start(), other: start() };
}

describe('spend guard', () => {
  it('the spend guard counts its own spending at once, and that of other processes when it reads again', async () => {
    const { one, other } = processes();
    await one.assertWithinCap(PLANS.free, NOON);
    await other.assertWithinCap(PLANS.free, NOON);
    await one.record(PLANS.free, SCENE, NOON);
    await one.assertWithinCap(PLANS.free, NOON);
    await one.record(PLANS.free, SCENE, NOON);
    await expect(one.assertWithinCap(PLANS.free, NOON)).rejects.toMatchObject(BUSY);
    await other.assertWithinCap(PLANS.free, NOON + MAX_AGE_MS - 1);
    await expect(other.assertWithinCap(PLANS.free, NOON + MAX_AGE_MS)).rejects.toMatchObject(BUSY);
  });

  it('the spend guard logs one alert per tier and day, and starts again at midnight UTC', async () => {
    const { one, other, alerts } = processes();
    const spend = async (now: number) => {
      await one.record(PLANS.pro_monthly, STORY, now);
      await one.record(PLANS.pro_yearly, STORY, now);
      for (const guard of [one, other, one]) {
        await expect(guard.assertWithinCap(PLANS.pro_monthly, now)).rejects.toMatchObject(BUSY);
      }
    };
    await spend(MIDNIGHT - 1);
    expect(alerts).toEqual(['spend_cap_reached']);
    await one.assertWithinCap(PLANS.free, MIDNIGHT - 1);
    await one.assertWithinCap(PLANS.pro_monthly, MIDNIGHT);
    await spend(MIDNIGHT);
    expect(alerts).toEqual(['spend_cap_reached', 'spend_cap_reached']);
  });

  it('a recorded cost is corrected on the day it was recorded, and taken back when the vendor was not called', async () => {
    const { one, other } = processes();
    await one.record(PLANS.free, SCENE, MIDNIGHT - 1);
    await one.correct(PLANS.free, { ...SCENE, spent: 2 * CAP }, MIDNIGHT - 1);
    await expect(other.assertWithinCap(PLANS.free, MIDNIGHT - 1)).rejects.toMatchObject(BUSY);
    await one.correct(PLANS.free, { kind: 'scene', micros: 2 * CAP, spent: CAP - 1 }, MIDNIGHT - 1);
    await one.assertWithinCap(PLANS.free, MIDNIGHT - 1);
    await one.record(PLANS.free, SCENE, MIDNIGHT - 1);
    await one.refund(PLANS.free, SCENE, MIDNIGHT - 1);
    await one.assertWithinCap(PLANS.free, MIDNIGHT - 1);
  });

  it('the spend guard fails closed when spending cannot be counted', async () => {
    const { one, shelf } = processes();
    shelf.isAway = true;
    await expect(one.assertWithinCap(PLANS.free, NOON)).rejects.toMatchObject(BUSY);
    await expect(one.record(PLANS.free, SCENE, NOON)).rejects.toMatchObject(BUSY);
    shelf.isAway = false;
    await one.assertWithinCap(PLANS.free, NOON);
  });
});
