import { describe, expect, it } from 'vitest';
import { PLANS } from '../subscriptions/plans.ts';
import {
  allowanceOf,
  fitsAllowance,
  monthlyUsageId,
  readUsage,
  takenOf,
  usageDay,
  usagePeriod,
  yearlyUsageId,
} from './usage.ts';

const NOW = Date.UTC(2026, 10, 30, 23, 59, 59);

describe('periods', () => {
  it('are UTC months and days', () => {
    expect(usagePeriod(NOW)).toBe(202611);
    expect(usagePeriod(NOW + 1000)).toBe(202612);
    expect(usageDay(NOW)).toBe('20261130');
    expect(monthlyUsageId('u1', NOW)).toBe('u1_202611');
  });

  it('count a subscription year from its start', () => {
    expect(yearlyUsageId('u1', Date.UTC(2027, 2, 5))).toBe('u1_y20260305');
  });
});

describe('allowances', () => {
  it('give a fifth of a month’s pictures to a day, rounded up', () => {
    expect(allowanceOf(PLANS.free, 'pictures')).toEqual({ per: 'month', limit: 12, perDay: 3 });
    expect(allowanceOf(PLANS.pro_monthly, 'pictures')).toEqual({ per: 'month', limit: 120, perDay: 24 });
  });

  it('count yearly Pro stories and narrations by the year', () => {
    expect(allowanceOf(PLANS.pro_yearly, 'stories')).toEqual({ per: 'year', limit: 180, perDay: undefined });
    expect(allowanceOf(PLANS.pro_yearly, 'narrations').per).toBe('year');
  });

  it('have no limit where the plan names none', () => {
    expect(allowanceOf(PLANS.unlimited_monthly, 'stories').limit).toBeUndefined();
  });

  it('count reserved and used alike', () => {
    const stories = allowanceOf(PLANS.free, 'stories');
    const usage = readUsage({ stories: { reserved: 1, used: 0 } });
    expect(fitsAllowance(usage, stories, 'stories', NOW)).toBe(true);
    expect(fitsAllowance(readUsage({ stories: { reserved: 1, used: 1 } }), stories, 'stories', NOW)).toBe(false);
    expect(takenOf(usage, 'stories')).toBe(1);
  });

  it('stop at the day’s share', () => {
    const pictures = allowanceOf(PLANS.free, 'pictures');
    expect(fitsAllowance(readUsage({ days: { [usageDay(NOW)]: { pictures: 3 } } }), pictures, 'pictures', NOW)).toBe(
      false,
    );
    expect(fitsAllowance(readUsage({ days: { '20261129': { pictures: 3 } } }), pictures, 'pictures', NOW)).toBe(true);
  });

  it('read a missing or broken document as nothing used', () => {
    expect(readUsage(null)).toEqual(readUsage({ stories: 'x', days: 7 }));
  });
});
