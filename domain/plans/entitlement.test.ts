import { expect, it } from 'vitest';
import { canRegenerateImages, defaultPeriodEnd, effectivePlan } from './entitlement.ts';
import { PLAN_IDS, PLANS } from './plans.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 21);
const pro = { priceId: 'pro_monthly', subscriptionStatus: 'active', currentPeriodEnd: NOW };

it('a user without a profile, a price or a paying status is on Free', () => {
  expect(effectivePlan(null, NOW).id).toBe('free');
  expect(effectivePlan({ ...pro, priceId: null }, NOW).id).toBe('free');
  expect(effectivePlan({ ...pro, priceId: 'gold' }, NOW).id).toBe('free');
  for (const subscriptionStatus of [null, 'unpaid', 'paused', 'canceled', 'incomplete', 'enchanted'])
    expect(effectivePlan({ ...pro, subscriptionStatus }, NOW).id).toBe('free');
});

it('a paid plan is in force while active, on trial or past due', () => {
  for (const subscriptionStatus of ['active', 'trialing', 'past_due'])
    expect(effectivePlan({ ...pro, subscriptionStatus }, NOW).id).toBe('pro_monthly');
});

it('a paid plan has a grace period of three days', () => {
  expect(effectivePlan(pro, NOW + 3 * DAY - 1).id).toBe('pro_monthly');
  expect(effectivePlan(pro, NOW + 3 * DAY).id).toBe('free');
});

// docs/decisions/0213
it('a plan that is kept after a failed upgrade has no grace period, because no payment is on its way', () => {
  const kept = { ...pro, subscriptionStatus: 'kept' };
  expect(effectivePlan(kept, NOW - 1).id).toBe('pro_monthly');
  expect(effectivePlan(kept, NOW).id).toBe('free');
});

it('only paid plans allow regenerating pictures', () => {
  expect(PLAN_IDS.filter((id) => !canRegenerateImages(PLANS[id]))).toEqual(['free']);
});

it('the default period of a new user is thirty days', () => {
  expect(defaultPeriodEnd(NOW)).toBe(Date.UTC(2026, 11, 21));
});

it('a yearly plan costs 25 % less than twelve months', () => {
  expect(PLANS.pro_yearly.price).toBeCloseTo(PLANS.pro_monthly.price * 12 * 0.75, 1);
  expect(PLANS.unlimited_yearly.price).toBeCloseTo(PLANS.unlimited_monthly.price * 12 * 0.75, 1);
});
