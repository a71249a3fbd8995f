import { describe, expect, it } from 'vitest';
import { PLANS } from './plans.ts';
import {
  allowanceOf,
  fitsAllowance,
  monthlyUsageId,
  inheritUsage,
  readUsage,
  consumedOf,
  usageDay,
  usageIdsOf,
  usagePeriod,
  yearlyUsageId,
} from './usage.ts';

const NOW = Date.UTC(2026, 10, 30, 23, 59, 59);

it('usage periods are UTC months and days', () => {
  expect(usagePeriod(NOW)).toBe(202611);
  expect(usagePeriod(NOW + 1000)).toBe(202612);
  expect(usageDay(NOW)).toBe('20261130');
  expect(monthlyUsageId('u1', NOW)).toBe('u1_202611');
});

it('a yearly usage id contains the start of the subscription year', () => {
  expect(yearlyUsageId('u1', Date.UTC(2026, 2, 5))).toBe('u1_y20260305');
});

it('a subscription year keeps its usage when its end is moved; without a stored start it started a year before its end', () => {
  const yearOf = (currentPeriodStart: number | null, currentPeriodEnd: number) =>
    usageIdsOf(
      { uid: 'u1', priceId: 'pro_yearly', subscriptionStatus: 'active', currentPeriodStart, currentPeriodEnd },
      NOW,
    ).year;
  const [start, end] = [Date.UTC(2026, 2, 5), Date.UTC(2027, 2, 5)];
  expect([
    yearOf(start, end),
    yearOf(start, Date.UTC(2026, 11, 24)),
    yearOf(null, end),
    yearOf(start - 365 * 86_400_000, end),
  ]).toEqual(Array.from({ length: 4 }, () => 'u1_y20260305'));
});

const monthOf = (currentPeriodEnd: number, now: number, subscriptionStatus = 'active') =>
  usageIdsOf({ uid: 'u1', priceId: 'pro_monthly', subscriptionStatus, currentPeriodStart: null, currentPeriodEnd }, now)
    .month;

it('the grace days of an unpaid plan count in the month of its last paid moment', () => {
  const end = Date.UTC(2026, 10, 29);
  expect(monthOf(end, Date.UTC(2026, 11, 1))).toBe('u1_202611');
  expect(monthOf(Date.UTC(2026, 11, 1), Date.UTC(2026, 11, 2))).toBe('u1_202611');
  expect(monthOf(end, Date.UTC(2026, 11, 3))).toBe('u1_202612');
});

it('a paid plan, and Free, count in the month of today', () => {
  expect(monthOf(Date.UTC(2027, 0, 15), Date.UTC(2026, 11, 20))).toBe('u1_202612');
  expect(monthOf(Date.UTC(2026, 10, 29), Date.UTC(2026, 11, 1), 'canceled')).toBe('u1_202612');
});

describe('allowances', () => {
  it('a day allows a fifth of a month’s pictures, rounded up', () => {
    expect(allowanceOf(PLANS.free, 'pictures')).toEqual({ per: 'month', limit: 12, perDay: 3 });
    expect(allowanceOf(PLANS.pro_monthly, 'pictures')).toEqual({ per: 'month', limit: 60, perDay: 12 });
  });

  it('Unlimited allows recordings of two stories a day, by the stored count of that day', () => {
    const narrations = allowanceOf(PLANS.unlimited_monthly, 'narrations');
    const fits = (today: number) =>
      fitsAllowance(readUsage({ days: { [usageDay(NOW)]: { narrations: today } } }), narrations, 'narrations', NOW);
    expect([fits(1), fits(2)]).toEqual([true, false]);
  });

  it('yearly Pro counts stories and narrations by the year', () => {
    expect(allowanceOf(PLANS.pro_yearly, 'stories')).toEqual({ per: 'year', limit: 180, perDay: undefined });
    expect(allowanceOf(PLANS.pro_yearly, 'narrations').per).toBe('year');
  });

  it('an allowance without a limit is unlimited', () => {
    expect(allowanceOf(PLANS.unlimited_monthly, 'stories').limit).toBeUndefined();
  });

  it('reserved and used units both count against an allowance', () => {
    const stories = allowanceOf(PLANS.free, 'stories');
    const usage = readUsage({ stories: { reserved: 1, used: 0 } });
    expect(fitsAllowance(usage, stories, 'stories', NOW)).toBe(true);
    expect(fitsAllowance(readUsage({ stories: { reserved: 1, used: 1 } }), stories, 'stories', NOW)).toBe(false);
    expect(consumedOf(usage, 'stories')).toBe(1);
  });

  it('a plan with unlimited stories allows 300 a month', () => {
    const stories = allowanceOf(PLANS.unlimited_monthly, 'stories');
    const fits = (used: number) =>
      fitsAllowance(readUsage({ stories: { reserved: 1, used } }), stories, 'stories', NOW);
    expect([fits(298), fits(299)]).toEqual([true, false]);
  });

  it('an allowance ends at its daily limit', () => {
    const pictures = allowanceOf(PLANS.free, 'pictures');
    expect(fitsAllowance(readUsage({ days: { [usageDay(NOW)]: { pictures: 3 } } }), pictures, 'pictures', NOW)).toBe(
      false,
    );
    expect(fitsAllowance(readUsage({ days: { '20261129': { pictures: 3 } } }), pictures, 'pictures', NOW)).toBe(true);
  });

  it('inherited usage is the higher of both counts, with reservations counted as used', () => {
    const current = readUsage({
      stories: { reserved: 1, used: 1 },
      pictures: { reserved: 0, used: 9 },
      spent: { reserved: 5, used: 20, sold: 7, failed: 1 },
      recentStarts: [3],
    });
    const previous = readUsage({
      stories: { reserved: 1, used: 1 },
      pictures: { reserved: 0, used: 4 },
      spent: { reserved: 30, used: 10, sold: 3, failed: 4 },
      days: { '20261121': { pictures: 2 } },
      recentStarts: [1, 2],
    });
    expect(inheritUsage(current, previous)).toMatchObject({
      tallies: { stories: { reserved: 1, used: 2 }, pictures: { reserved: 0, used: 9 } },
      spent: { reserved: 5, used: 40, sold: 7, failed: 4 },
      days: { '20261121': { pictures: 2 } },
      recentStarts: [1, 2],
    });
    expect(inheritUsage(current, readUsage(null))).toEqual(current);
  });

  it('a missing or invalid usage document counts as zero', () => {
    expect(readUsage(null)).toEqual(readUsage({ stories: 'x', days: 7 }));
  });
});
