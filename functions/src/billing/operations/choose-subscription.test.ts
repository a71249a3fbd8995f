import { effectivePlan } from '@talelantern/domain/plans/entitlement';
import { DAY_MS } from '@talelantern/domain/time/day';
import { describe, expect, it } from 'vitest';
import { chooseSubscription, isIncomplete, isOngoing } from './choose-subscription.ts';
import type { VendorSubscription } from '../ports/ports.ts';

const NOW = Date.UTC(2026, 10, 22);

const subscription = (overrides: Partial<VendorSubscription>): VendorSubscription => ({
  id: 'sub_1',
  nextPlan: null,
  plan: 'pro_monthly',
  status: 'active',
  periodStart: NOW - 10 * DAY_MS,
  paidFrom: NOW - 10 * DAY_MS,
  paidUntil: NOW + 20 * DAY_MS,
  endedAt: null,
  isEnding: false,
  createdAt: NOW - 10 * DAY_MS,
  ...overrides,
});
const chooseFrom = (...subscriptions: Partial<VendorSubscription>[]) =>
  chooseSubscription(subscriptions.map(subscription), NOW);

describe('chooseSubscription', () => {
  it('a customer without subscriptions is on Free', () => {
    expect(chooseFrom()).toEqual({
      fields: {
        priceId: null,
        nextPriceId: null,
        subscriptionStatus: null,
        currentPeriodStart: null,
        currentPeriodEnd: null,
        cancelAtPeriodEnd: false,
        subscribedAt: null,
      },
      paying: 0,
      unrecognized: 0,
    });
  });

  it('the profile gets the plan, status and period of the subscription', () => {
    expect(chooseFrom({ isEnding: true }).fields).toEqual({
      priceId: 'pro_monthly',
      nextPriceId: null,
      subscriptionStatus: 'active',
      currentPeriodStart: NOW - 10 * DAY_MS,
      currentPeriodEnd: NOW + 20 * DAY_MS,
      cancelAtPeriodEnd: true,
      subscribedAt: NOW - 10 * DAY_MS,
    });
  });

  it('a scheduled change of plan is stored, unless the subscription ends instead', () => {
    expect(chooseFrom({ nextPlan: 'pro_yearly' }).fields.nextPriceId).toBe('pro_yearly');
    expect(chooseFrom({ nextPlan: 'pro_yearly', isEnding: true }).fields.nextPriceId).toBeNull();
  });

  it('a schedule that keeps the plan, such as a discount, does not change the plan', () => {
    expect(chooseFrom({ nextPlan: 'pro_monthly' }).fields.nextPriceId).toBeNull();
  });

  it('a plan that is kept after a failed upgrade ends with what was paid, and is no second payment', () => {
    const keptSubscription = { status: 'kept', plan: 'pro_yearly', isEnding: true } as const;
    expect(chooseFrom(keptSubscription, { plan: 'unlimited_monthly' })).toMatchObject({
      fields: { priceId: 'unlimited_monthly' },
      paying: 1,
      unrecognized: 0,
    });
    expect(effectivePlan(chooseFrom(keptSubscription).fields, NOW).id).toBe('pro_yearly');
    const over = chooseFrom({ ...keptSubscription, paidUntil: NOW - 1 }).fields;
    expect(over).toMatchObject({ subscriptionStatus: 'canceled', currentPeriodEnd: NOW - 1 });
    expect(effectivePlan(over, NOW).id).toBe('free');
  });

  it('a smaller plan that is bought beside a kept one follows it, and is managed by its own payments', () => {
    const keptSubscription = { status: 'kept', plan: 'unlimited_monthly', isEnding: true } as const;
    const bought = { id: 'sub_2', plan: 'pro_yearly', paidUntil: NOW + 300 * DAY_MS, createdAt: NOW - 1 } as const;
    expect(chooseFrom(keptSubscription, bought)).toEqual({
      fields: {
        priceId: 'unlimited_monthly',
        nextPriceId: 'pro_yearly',
        subscriptionStatus: 'active',
        currentPeriodStart: NOW - 10 * DAY_MS,
        currentPeriodEnd: NOW + 20 * DAY_MS,
        cancelAtPeriodEnd: false,
        subscribedAt: NOW - 1,
      },
      paying: 1,
      unrecognized: 0,
    });
    expect(chooseFrom(keptSubscription, { ...bought, status: 'past_due' }).fields.subscriptionStatus).toBe('past_due');
    expect(chooseFrom(keptSubscription, { ...bought, status: 'canceled' }).fields).toEqual(
      chooseFrom(keptSubscription).fields,
    );
    expect(chooseFrom({ ...keptSubscription, paidUntil: NOW - 1 }, bought).fields.priceId).toBe('pro_yearly');
  });

  it('a smaller plan that is canceled beside a kept one follows it only if it is paid for longer', () => {
    const keptSubscription = { status: 'kept', plan: 'unlimited_monthly', isEnding: true } as const;
    const canceled = { id: 'sub_2', isEnding: true } as const;
    const ending = { nextPriceId: null, subscriptionStatus: 'active', cancelAtPeriodEnd: true };
    expect(chooseFrom(keptSubscription, { ...canceled, paidUntil: NOW + 20 * DAY_MS }).fields).toMatchObject(ending);
    expect(chooseFrom(keptSubscription, { ...canceled, paidUntil: NOW + 21 * DAY_MS }).fields).toMatchObject({
      nextPriceId: 'pro_monthly',
      cancelAtPeriodEnd: false,
    });
  });

  it.each([
    ['the higher tier', { plan: 'unlimited_monthly' }, { paidUntil: NOW + 300 * DAY_MS }],
    ['the paid one', {}, { status: 'canceled', plan: 'unlimited_yearly', paidUntil: NOW + 300 * DAY_MS }],
    ['the one in effect', {}, { plan: 'unlimited_monthly', status: 'past_due', paidUntil: NOW - 4 * DAY_MS }],
    ['the one paid for longer', { plan: 'pro_yearly', paidUntil: NOW + 300 * DAY_MS }, {}],
    ['the last ended one', { status: 'canceled', paidUntil: NOW - 1 }, { status: 'canceled', paidUntil: NOW - 2 }],
    ['the one that was once paid', { status: 'canceled', paidUntil: NOW - 5 }, { status: 'incomplete_expired' }],
  ] as const)('of two subscriptions, %s is chosen in any order', (_which, better, other) => {
    const expected = chooseFrom(better).fields;
    expect(chooseFrom(better, other).fields).toEqual(expected);
    expect(chooseFrom(other, better).fields).toEqual(expected);
  });

  it('only subscriptions that are being paid are counted', () => {
    expect(chooseFrom({}, { id: 'sub_2' }, { id: 'sub_3', status: 'canceled' }).paying).toBe(2);
  });

  it('an ended subscription with an unknown price is no longer counted', () => {
    expect(chooseFrom({ plan: null, status: 'canceled' }).unrecognized).toBe(0);
  });

  it.each([
    ['an unknown price', { plan: null }],
    ['an unknown status', { status: 'enchanted' }],
  ])('a subscription with %s does not give a plan', (_what, strange) => {
    const choice = chooseFrom(strange);
    expect(choice).toMatchObject({ unrecognized: 1, paying: 0 });
    expect(effectivePlan(choice.fields, NOW).id).toBe('free');
    expect(chooseFrom(strange, { plan: 'pro_yearly' }).fields.priceId).toBe('pro_yearly');
  });

  it('a subscription with an unknown status is shown, unless a different one gives a plan', () => {
    const strange = { status: 'enchanted', plan: 'unlimited_yearly' } as const;
    expect(chooseFrom(strange).fields).toMatchObject({ priceId: 'unlimited_yearly', subscriptionStatus: 'enchanted' });
    expect(chooseFrom(strange, {}).fields).toMatchObject({ priceId: 'pro_monthly', subscriptionStatus: 'active' });
    expect(chooseFrom(strange, { status: 'canceled' }).fields.subscriptionStatus).toBe('enchanted');
  });

  it('an ended subscription gives the plan until the day it ended, not until the end of its period', () => {
    const { fields } = chooseFrom({ status: 'canceled', endedAt: NOW - DAY_MS });
    expect(fields.currentPeriodEnd).toBe(NOW - DAY_MS);
    expect(effectivePlan(fields, NOW).id).toBe('free');
  });
});

it('an active subscription with an unknown price is ongoing', () => {
  expect(isOngoing(subscription({ plan: null }))).toBe(true);
});

it('a second subscription replaces an incomplete one with an unknown price', () => {
  expect(isIncomplete(subscription({ plan: null, status: 'incomplete' }))).toBe(true);
});

it.each(['active', 'past_due', 'unpaid', 'paused', 'trialing', 'enchanted'])(
  'a second subscription is refused while the first is %s',
  (status) => {
    expect(isOngoing(subscription({ status }))).toBe(true);
  },
);

it.each(['canceled', 'kept', 'incomplete', 'incomplete_expired'])(
  'a second subscription is allowed while the first is %s',
  (status) => {
    expect(isOngoing(subscription({ status }))).toBe(false);
  },
);

it('a second subscription replaces one that was never paid', () => {
  expect(isIncomplete(subscription({ status: 'incomplete' }))).toBe(true);
  expect(isIncomplete(subscription({ status: 'canceled' }))).toBe(false);
});
