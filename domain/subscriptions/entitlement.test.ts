import { describe, expect, it } from 'vitest';
import { canRegenerateImages, effectivePlan } from './entitlement.ts';
import { PLAN_IDS, PLANS } from './plans.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 21);
const pro = { priceId: 'pro_monthly', subscriptionStatus: 'active', currentPeriodEnd: NOW };

describe('the plan in force', () => {
  it('is Free without a profile, a price or a status that pays', () => {
    expect(effectivePlan(null, NOW).id).toBe('free');
    expect(effectivePlan({ ...pro, priceId: null }, NOW).id).toBe('free');
    expect(effectivePlan({ ...pro, priceId: 'gold' }, NOW).id).toBe('free');
    for (const subscriptionStatus of [null, 'unpaid', 'canceled', 'incomplete'])
      expect(effectivePlan({ ...pro, subscriptionStatus }, NOW).id).toBe('free');
  });

  it('is the paid one while active or past due', () => {
    for (const subscriptionStatus of ['active', 'past_due'])
      expect(effectivePlan({ ...pro, subscriptionStatus }, NOW).id).toBe('pro_monthly');
  });

  it('outlives its period by three days and no longer', () => {
    expect(effectivePlan(pro, NOW + 3 * DAY - 1).id).toBe('pro_monthly');
    expect(effectivePlan(pro, NOW + 3 * DAY).id).toBe('free');
  });

  it('allows regenerating pictures only when it is paid', () => {
    expect(PLAN_IDS.filter((id) => !canRegenerateImages(PLANS[id]))).toEqual(['free']);
  });
});

it('sells yearly plans a quarter below twelve months', () => {
  expect(PLANS.pro_yearly.price).toBeCloseTo(PLANS.pro_monthly.price * 12 * 0.75, 1);
  expect(PLANS.unlimited_yearly.price).toBeCloseTo(PLANS.unlimited_monthly.price * 12 * 0.75, 1);
});
