import { PLANS, type Tier } from '@talelantern/domain/subscriptions/plans';
import { describe, expect, it } from 'vitest';
import type { SpendingBooks, SpentWork } from '../ports/spending.ts';
import { createSpendGuard } from './spend-guard.ts';

const CAP = 100;
const PRICE = 60;
const KNOWN_FOR_MS = 10_000;
const NOON = Date.UTC(2026, 10, 30, 12);
const MIDNIGHT = Date.UTC(2026, 11, 1);
const BUSY = { code: 'busy', message: 'Busy, please try later' };

const same = { medium: PRICE, high: PRICE };
const LIMITS = {
  prices: { portrait: same, location: same, scene: same, story: same, rewrite: same, narration: same },
  capOf: async () => CAP,
  knownForMs: KNOWN_FOR_MS,
};

/** Books that several processes share, and that may be out of reach. */
class Shelf implements SpendingBooks {
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

  async noteTrip(day: string, tier: Tier) {
    this.open();
    const isFirst = !this.trips.has(`${day} ${tier}`);
    this.trips.add(`${day} ${tier}`);
    return isFirst;
  }

  private open(): void {
    if (this.isAway) throw new Error('out of reach');
  }
}

function processes(shelf = new Shelf()) {
  const alerts: string[] = [];
  const start = () => createSpendGuard(shelf, LIMITS, (_severity, event) => alerts.push(event));
  return { shelf, alerts, one: start(), other: start() };
}

describe('the guard of a day’s spending', () => {
  it('counts what its own process books at once, and what others book when it reads again', async () => {
    const { one, other } = processes();
    await one.assertLeft(PLANS.free, NOON);
    await other.assertLeft(PLANS.free, NOON);
    await one.book(PLANS.free, 'scene', NOON);
    await one.assertLeft(PLANS.free, NOON);
    await one.book(PLANS.free, 'scene', NOON);
    await expect(one.assertLeft(PLANS.free, NOON)).rejects.toMatchObject(BUSY);
    await other.assertLeft(PLANS.free, NOON + KNOWN_FOR_MS - 1);
    await expect(other.assertLeft(PLANS.free, NOON + KNOWN_FOR_MS)).rejects.toMatchObject(BUSY);
  });

  it('tells somebody once for a tier and a day, and begins anew at midnight UTC', async () => {
    const { one, other, alerts } = processes();
    const spend = async (now: number) => {
      await one.book(PLANS.pro_monthly, 'story', now);
      await one.book(PLANS.pro_yearly, 'story', now);
      for (const guard of [one, other, one]) {
        await expect(guard.assertLeft(PLANS.pro_monthly, now)).rejects.toMatchObject(BUSY);
      }
    };
    await spend(MIDNIGHT - 1);
    expect(alerts).toEqual(['spend_cap_reached']);
    await one.assertLeft(PLANS.free, MIDNIGHT - 1);
    await one.assertLeft(PLANS.pro_monthly, MIDNIGHT);
    await spend(MIDNIGHT);
    expect(alerts).toEqual(['spend_cap_reached', 'spend_cap_reached']);
  });

  it('spends nothing that it cannot count', async () => {
    const { one, shelf } = processes();
    shelf.isAway = true;
    await expect(one.assertLeft(PLANS.free, NOON)).rejects.toMatchObject(BUSY);
    await expect(one.book(PLANS.free, 'portrait', NOON)).rejects.toMatchObject(BUSY);
    shelf.isAway = false;
    await one.assertLeft(PLANS.free, NOON);
  });
});
