import { AppError } from '@talelantern/domain/errors/app-error';
import type { Tier } from '@talelantern/domain/plans/plans';
import { expect, it } from 'vitest';
import type { SpendingEvent, SpendingStore, SpendingSum, SpentWork } from '../ports/ports.ts';
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
  unverifiedPercent: 40,
  maxAgeMs: MAX_AGE_MS,
};

const verifiedSpender = (tier: Tier) => ({ tier, emailVerified: true });
const UNVERIFIED = { tier: 'free', emailVerified: false } as const;

/** A store that several processes share, and that may fail. */
class FakeSpendingStore implements SpendingStore {
  isUnavailable = false;
  /** Calls to vendors. */
  count = 0;
  markCalls = 0;
  private readonly sums = new Map<string, number>();
  private readonly marks = new Set<string>();

  async spentOn(day: string) {
    this.open();
    const sumOf = (sum: SpendingSum) => this.sums.get(`${day} ${sum}`) ?? 0;
    return { free: sumOf('free'), pro: sumOf('pro'), unlimited: sumOf('unlimited'), unverified: sumOf('unverified') };
  }

  async add({ day, sums, micros, count }: SpentWork) {
    this.open();
    this.count += count;
    for (const sum of sums) this.sums.set(`${day} ${sum}`, (this.sums.get(`${day} ${sum}`) ?? 0) + micros);
  }

  async markFirst(event: SpendingEvent, day: string, sum: SpendingSum, micros: number) {
    this.open();
    this.markCalls += 1;
    const mark = `${event} ${day} ${sum} ${micros}`;
    const isFirst = !this.marks.has(mark);
    this.marks.add(mark);
    return isFirst;
  }

  private open(): void {
    if (this.isUnavailable) throw new Error('out of reach');
  }
}

function processes(store = new FakeSpendingStore()) {
  const alerts: string[] = [];
  const start = () => createSpendGuard(store, LIMITS, (_severity, event) => alerts.push(event));
  return { store, alerts, guard: start(), otherGuard: start() };
}

it('the spend guard counts its own spending immediately, and other processes’ spending when it reads again', async () => {
  const { guard, otherGuard } = processes();
  await guard.assertWithinCap(verifiedSpender('free'), NOON);
  await otherGuard.assertWithinCap(verifiedSpender('free'), NOON);
  await guard.record(verifiedSpender('free'), SCENE, NOON);
  await guard.assertWithinCap(verifiedSpender('free'), NOON);
  await guard.record(verifiedSpender('free'), SCENE, NOON);
  await expect(guard.assertWithinCap(verifiedSpender('free'), NOON)).rejects.toMatchObject(BUSY);
  await otherGuard.assertWithinCap(verifiedSpender('free'), NOON + MAX_AGE_MS - 1);
  await expect(otherGuard.assertWithinCap(verifiedSpender('free'), NOON + MAX_AGE_MS)).rejects.toMatchObject(BUSY);
});

it('a cap that is raised and reached again is announced again', async () => {
  const { store, alerts } = processes();
  let cap = CAP;
  const guard = createSpendGuard(store, { ...LIMITS, capOf: async () => cap }, (_severity, event) =>
    alerts.push(event),
  );
  const spendTwice = async () => {
    for (const _time of [1, 2]) await guard.record(verifiedSpender('free'), STORY, NOON);
    await expect(guard.assertWithinCap(verifiedSpender('free'), NOON)).rejects.toMatchObject(BUSY);
  };
  await spendTwice();
  // Another process still knows only the former cap.
  cap = 2 * CAP;
  await expect(
    createSpendGuard(store, LIMITS, () => {}).assertWithinCap(verifiedSpender('free'), NOON),
  ).rejects.toMatchObject(BUSY);
  expect(alerts).toHaveLength(1);
  await spendTwice();
  await expect(guard.assertWithinCap(verifiedSpender('free'), NOON)).rejects.toMatchObject(BUSY);
  expect(alerts).toHaveLength(2);
});

it('the spend guard logs one alert per tier and day, and starts again at midnight UTC', async () => {
  const { guard, otherGuard, alerts } = processes();
  const spend = async (now: number) => {
    await guard.record(verifiedSpender('pro'), STORY, now);
    await guard.record(verifiedSpender('pro'), STORY, now);
    for (const anyGuard of [guard, otherGuard, guard]) {
      await expect(anyGuard.assertWithinCap(verifiedSpender('pro'), now)).rejects.toMatchObject(BUSY);
    }
  };
  await spend(MIDNIGHT - 1);
  expect(alerts).toEqual(['spend_cap_reached']);
  await guard.assertWithinCap(verifiedSpender('free'), MIDNIGHT - 1);
  await guard.assertWithinCap(verifiedSpender('pro'), MIDNIGHT);
  await spend(MIDNIGHT);
  expect(alerts).toEqual(['spend_cap_reached', 'spend_cap_reached']);
});

it('families are admitted at 30 and 70 % of a cap, with one alert per tier, day and cap, before any is refused', async () => {
  const { guard, otherGuard, alerts } = processes();
  const spend = async (micros: number) => {
    await guard.record(verifiedSpender('pro'), { ...SCENE, micros }, NOON);
    for (const anyGuard of [guard, otherGuard, guard]) await anyGuard.assertWithinCap(verifiedSpender('pro'), NOON);
    return alerts.length;
  };
  expect(await spend(29)).toBe(0);
  expect(await spend(1)).toBe(1);
  expect(await spend(39)).toBe(1);
  expect(await spend(1)).toBe(2);
  await guard.record(verifiedSpender('pro'), { ...SCENE, micros: 30 }, NOON);
  await expect(guard.assertWithinCap(verifiedSpender('pro'), NOON)).rejects.toMatchObject(BUSY);
  expect(alerts).toEqual(['spend_cap_near', 'spend_cap_near', 'spend_cap_reached']);
});

it('refusals over a cap are marked once by a process, and an unstored mark is tried again at the next refusal', async () => {
  const { store, guard, alerts } = processes();
  await guard.record(UNVERIFIED, { ...SCENE, micros: 40 }, NOON);
  await guard.assertWithinCap(verifiedSpender('free'), NOON);
  const refuse = () => expect(guard.assertWithinCap(UNVERIFIED, NOON)).rejects.toMatchObject({ code: 'verify_email' });
  store.isUnavailable = true;
  await refuse();
  store.isUnavailable = false;
  for (let time = 1; time <= 3; time += 1) await refuse();
  expect(alerts).toEqual(['spend_cap_near', 'spend_cap_reached']);
  expect(store.markCalls).toBe(2);
});

it('an admission does not wait for a warning, and is not refused when none can be stored', async () => {
  const { store, guard, alerts } = processes();
  await guard.record(verifiedSpender('pro'), { ...SCENE, micros: 70 }, NOON);
  let fail = (_error: Error): void => {};
  store.markFirst = () => new Promise((_resolve, reject) => (fail = reject));
  await guard.assertWithinCap(verifiedSpender('pro'), NOON);
  fail(new Error('out of reach'));
  Reflect.deleteProperty(store, 'markFirst');
  await expect
    .poll(async () => {
      await guard.assertWithinCap(verifiedSpender('pro'), NOON);
      return alerts;
    })
    .toEqual(['spend_cap_near']);
});

it('a recorded cost is corrected on the day it was recorded', async () => {
  const { store, guard, otherGuard } = processes();
  await guard.record(verifiedSpender('free'), SCENE, MIDNIGHT - 1);
  await guard.correct(verifiedSpender('free'), { ...SCENE, spent: 2 * CAP }, MIDNIGHT - 1);
  await expect(otherGuard.assertWithinCap(verifiedSpender('free'), MIDNIGHT - 1)).rejects.toMatchObject(BUSY);
  await guard.correct(verifiedSpender('free'), { kind: 'scene', micros: 2 * CAP, spent: CAP - 1 }, MIDNIGHT - 1);
  await guard.assertWithinCap(verifiedSpender('free'), MIDNIGHT - 1);
  expect(store.count).toBe(1);
});

it('a cost is recorded by the given write, and counts only if that succeeds', async () => {
  const { store, guard } = processes();
  const free = verifiedSpender('free');
  const cancelled = new AppError('invalid', 'The request was cancelled');
  const refuse = () => Promise.reject(cancelled);
  for (let time = 0; time < 2; time += 1) await expect(guard.record(free, SCENE, NOON, refuse)).rejects.toBe(cancelled);
  await guard.assertWithinCap(free, NOON);
  for (let time = 0; time < 2; time += 1) await guard.record(free, SCENE, NOON, (work) => store.add(work));
  expect(store.count).toBe(2);
  await expect(guard.assertWithinCap(free, NOON)).rejects.toMatchObject(BUSY);
});

it('accounts with an unverified email address may spend a part of Free’s daily cap, and their spending counts in the whole cap', async () => {
  const { guard, otherGuard, alerts } = processes();
  const ask = { code: 'verify_email', message: expect.stringContaining('verify your email address') };
  await guard.record(verifiedSpender('free'), { ...SCENE, micros: 40 }, NOON);
  await guard.assertWithinCap(UNVERIFIED, NOON);
  await guard.record(UNVERIFIED, { ...SCENE, micros: 40 }, NOON);
  for (const anyGuard of [guard, otherGuard, guard])
    await expect(anyGuard.assertWithinCap(UNVERIFIED, NOON)).rejects.toMatchObject(ask);
  expect(alerts).toEqual(['spend_cap_near', 'spend_cap_near', 'spend_cap_reached']);
  await guard.assertWithinCap({ tier: 'pro', emailVerified: false }, NOON);
  await guard.assertWithinCap(verifiedSpender('free'), NOON);
  await guard.correct(UNVERIFIED, { ...SCENE, spent: PRICE - 1 }, NOON);
  await guard.assertWithinCap(UNVERIFIED, NOON);
  await guard.record(verifiedSpender('free'), { ...SCENE, micros: 21 }, NOON);
  await expect(guard.assertWithinCap(UNVERIFIED, NOON)).rejects.toMatchObject(BUSY);
});

it('the spend guard fails closed when spending cannot be counted', async () => {
  const { guard, store } = processes();
  store.isUnavailable = true;
  await expect(guard.assertWithinCap(verifiedSpender('free'), NOON)).rejects.toMatchObject(BUSY);
  await expect(guard.record(verifiedSpender('free'), SCENE, NOON)).rejects.toMatchObject(BUSY);
  store.isUnavailable = false;
  await guard.assertWithinCap(verifiedSpender('free'), NOON);
});
