import { describe, expect, it } from 'vitest';
import {
  affordableQuality,
  canAfford,
  canAffordAutomatic,
  canAffordExtras,
  canAffordFailure,
  type BudgetState,
  budgetStateOf,
  dailyBudget,
  incomePerMonth,
  isStoryIncluded,
  monthlyBudget,
  setAside,
  includedPerMonth,
} from './budget.ts';
import { PLANS } from './plans.ts';
import { readUsage } from './usage.ts';

it('generations on a paid plan may cost 70 % of its income after the payment fee, and on Free one dollar', () => {
  expect(incomePerMonth(PLANS.pro_monthly)).toBeCloseTo(9.99 * 0.971 - 0.3);
  expect(incomePerMonth(PLANS.pro_yearly)).toBeCloseTo((89.91 * 0.971 - 0.3) / 12);
  expect(Object.values(PLANS).map(monthlyBudget)).toEqual([1_000_000, 6_580_203, 13_377_202, 5_075_152, 10_172_902]);
});

it('a family’s daily budget is a twentieth of its tier’s cap, but never less than one story costs', () => {
  expect(dailyBudget(10_000_000, 100_000)).toBe(500_000);
  expect(dailyBudget(1_000_000, 100_000)).toBe(100_000);
});

const plannedCosts = { chapter: 10, attempt: 20, recording: 100, picture: 3, chapterPicture: 4, rewrite: 1 };

it('the cost of all chapters and recordings that the month’s price includes is set aside, and some for failures', () => {
  expect(includedPerMonth(PLANS.pro_yearly)).toEqual({ stories: 15, narrations: 1 });
  expect(includedPerMonth(PLANS.unlimited_monthly)).toEqual({ stories: 30, narrations: 4 });
  expect(setAside(PLANS.free, plannedCosts)).toBe(80 + 30_000 + 20);
  expect(setAside(PLANS.pro_monthly, { ...plannedCosts, attempt: 0 })).toBeCloseTo(600 + 400 + 0.03 * 6_580_203);
});

it('the minimum cost of the plan’s pictures, one for each chapter, and of its rewrites is promised', () => {
  expect(budgetStateOf(PLANS.free, readUsage(null), plannedCosts).promised).toBe(12 * 3 + 8 * 4 + 10);
});

it('stories are included up to the plan’s count, and on Unlimited up to its fair use', () => {
  const most = { free: 2, pro_monthly: 15, pro_yearly: 180, unlimited_monthly: 30 } as const;
  for (const id of ['free', 'pro_monthly', 'pro_yearly', 'unlimited_monthly'] as const)
    expect([most[id], most[id] + 1].map((count) => isStoryIncluded(PLANS[id], count))).toEqual([true, false]);
});

it('included work is paid from the budget set aside; only its cost beyond that reduces the budget for other work', () => {
  const usage = (fromSetAside: number) =>
    readUsage({ spent: { reserved: 10, used: fromSetAside, sold: fromSetAside } });
  const state = (fromSetAside: number) => ({
    ...budgetStateOf(PLANS.free, usage(fromSetAside), plannedCosts),
    budget: 180,
    setAside: 80,
  });
  expect(state(0)).toMatchObject({ spent: 10, usedFromSetAside: 0, failed: 0 });
  for (const fromSetAside of [0, 80]) {
    expect(canAfford(state(fromSetAside), 90), String(fromSetAside)).toBe(true);
    expect(canAfford(state(fromSetAside), 91), String(fromSetAside)).toBe(false);
  }
  expect(canAfford(state(100), 70)).toBe(true);
  expect(canAfford(state(100), 71)).toBe(false);
});

it('included work may fail until its failures have cost three hundredths of the budget', () => {
  const afterFailures = (failed: number) =>
    canAffordFailure(budgetStateOf(PLANS.free, readUsage({ spent: { failed } }), plannedCosts));
  expect([29_999, 30_000].map(afterFailures)).toEqual([true, false]);
});

describe('order in which extras stop', () => {
  /** A budget of 100 for other work: 60 are promised, so 40 are left. */
  const stateAfter = (spent: number): BudgetState => ({
    budget: 110,
    setAside: 10,
    promised: 60,
    spent,
    usedFromSetAside: 0,
    failed: 0,
    failureAllowance: 0,
  });

  it('the affordable picture quality falls as the surplus is spent, and never exceeds the plan’s quality', () => {
    expect([0, 19, 20, 39, 40, 100].map((spent) => affordableQuality(stateAfter(spent), 'high'))).toEqual([
      'high',
      'high',
      'medium',
      'medium',
      'low',
      'low',
    ]);
    expect([0, 39, 40].map((spent) => affordableQuality(stateAfter(spent), 'medium'))).toEqual([
      'medium',
      'medium',
      'low',
    ]);
  });

  it('as the budget is spent, the better text model and second pictures stop first, then automatic pictures, then requested work', () => {
    expect([39, 40].map((spent) => canAffordExtras(stateAfter(spent)))).toEqual([true, false]);
    expect([94, 95].map((spent) => canAffordAutomatic(stateAfter(spent)))).toEqual([true, false]);
    expect([95, 96].map((spent) => canAfford(stateAfter(spent), 5))).toEqual([true, false]);
  });

  it('nothing but included work is affordable when all of the budget is set aside', () => {
    const state = { ...stateAfter(0), budget: 10 };
    expect(affordableQuality(state, 'high')).toBe('low');
    expect(canAffordAutomatic(state)).toBe(false);
    expect(canAfford(state, 1)).toBe(false);
  });
});
