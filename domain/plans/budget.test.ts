import { describe, expect, it } from 'vitest';
import {
  affordableQuality,
  affords,
  affordsAutomatic,
  affordsBestModel,
  affordsSold,
  dailyBudget,
  incomePerMonth,
  monthlyBudget,
  budgetStateOf,
  setAside,
  soldPerMonth,
} from './budget.ts';
import { PLANS } from './plans.ts';
import { readUsage } from './usage.ts';

describe('monthly budget', () => {
  it('generations on a paid plan may cost 70 % of its income after the payment fee, and on Free one dollar', () => {
    expect(incomePerMonth(PLANS.pro_monthly)).toBeCloseTo(9.99 * 0.971 - 0.3);
    expect(incomePerMonth(PLANS.pro_yearly)).toBeCloseTo((89.91 * 0.971 - 0.3) / 12);
    expect(Object.values(PLANS).map(monthlyBudget)).toEqual([1_000_000, 6_580_203, 13_377_202, 5_075_152, 10_172_902]);
  });

  it('a family’s daily budget is a twentieth of its tier’s cap, but never less than one story costs', () => {
    expect(dailyBudget(10_000_000, 100_000)).toBe(500_000);
    expect(dailyBudget(1_000_000, 100_000)).toBe(100_000);
  });
});

describe('money set aside', () => {
  const costs = { chapter: 10, recording: 100 };

  it('money for all chapters and recordings that the month’s price includes is set aside', () => {
    expect(soldPerMonth(PLANS.pro_yearly)).toEqual({ stories: 15, narrations: 1 });
    expect(soldPerMonth(PLANS.unlimited_monthly)).toEqual({ stories: 100, narrations: 4 });
    expect(setAside(PLANS.free, costs)).toBe(80);
    expect(setAside(PLANS.pro_monthly, costs)).toBe(600 + 400);
  });

  it('sold work is paid from what is set aside, and only what exceeds that leaves less for other work', () => {
    const usage = (sold: number) => readUsage({ spent: { reserved: 10, used: sold, sold } });
    const state = (sold: number) => ({ ...budgetStateOf(PLANS.free, usage(sold), costs), budget: 180 });
    expect(state(0)).toEqual({ budget: 180, setAside: 80, spent: 10, sold: 0 });
    for (const sold of [0, 80]) {
      expect(affords(state(sold), 90), String(sold)).toBe(true);
      expect(affords(state(sold), 91), String(sold)).toBe(false);
    }
    expect(affords(state(100), 70)).toBe(true);
    expect(affords(state(100), 71)).toBe(false);
    expect([70, 71].map((cost) => affordsSold(state(100), cost))).toEqual([true, false]);
  });
});

describe('steps of the month’s money', () => {
  const at = (spent: number) => ({ budget: 110, setAside: 10, spent, sold: 0 });

  it('the affordable picture quality falls as the budget is spent, and never exceeds that of the plan', () => {
    expect([0, 19, 20, 34, 35, 100].map((spent) => affordableQuality(at(spent), 'high'))).toEqual([
      'high',
      'high',
      'medium',
      'medium',
      'low',
      'low',
    ]);
    expect([0, 34, 35].map((spent) => affordableQuality(at(spent), 'medium'))).toEqual(['medium', 'medium', 'low']);
  });

  it('as the budget is spent, the better text model stops first, then automatic pictures, then requested work', () => {
    expect([34, 35].map((spent) => affordsBestModel(at(spent)))).toEqual([true, false]);
    expect([64, 65].map((spent) => affordsAutomatic(at(spent)))).toEqual([true, false]);
    expect([95, 96].map((spent) => affords(at(spent), 5))).toEqual([true, false]);
  });

  it('nothing but sold work is affordable when all of the budget is set aside', () => {
    const state = { budget: 10, setAside: 10, spent: 0, sold: 0 };
    expect(affordableQuality(state, 'high')).toBe('low');
    expect(affordsAutomatic(state)).toBe(false);
    expect(affords(state, 1)).toBe(false);
    expect(affordsSold(state, 1)).toBe(true);
  });
});
