import { expect, it } from 'vitest';
import { DAILY_LIMITS, dailyLimitsOf } from './daily-limits.ts';
import { PLAN_IDS, PLANS } from './plans.ts';
import { allowanceOf } from './usage.ts';

it('buyers read how many pictures and rewrites a day each plan allows', () => {
  expect(DAILY_LIMITS).toContain(
    'up to 3 pictures and rewrite 2 paragraphs on Free, 12 and 12 on Pro, 16 and 60 on Unlimited',
  );
});

it('plans that include more recorded stories than a day allows say so', () => {
  const sentence = 'The recording of 2 stories can begin in one day.';
  expect(DAILY_LIMITS).toContain(sentence);
  expect(PLAN_IDS.filter((id) => dailyLimitsOf(PLANS[id]).includes(sentence))).toEqual([
    'unlimited_monthly',
    'pro_yearly',
    'unlimited_yearly',
  ]);
});

it.each(['pictures', 'rewrites', 'narrations'] as const)(
  'all plans of a tier allow the same %s a day',
  (capability) => {
    for (const tier of ['free', 'pro', 'unlimited']) {
      const plans = PLAN_IDS.map((id) => PLANS[id]).filter((plan) => plan.tier === tier);
      expect(new Set(plans.map((plan) => allowanceOf(plan, capability).perDay)).size, tier).toBe(1);
    }
  },
);
