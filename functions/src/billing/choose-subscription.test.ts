import { effectivePlan } from '@talelantern/domain/subscriptions/entitlement';
import { DAY_MS } from '@talelantern/domain/time/day';
import { describe, expect, it } from 'vitest';
import { chooseSubscription, isHalfBegun, isStanding } from './choose-subscription.ts';
import type { VendorSubscription } from './ports.ts';

const NOW = Date.UTC(2026, 10, 22);

const subscription = (fields: Partial<VendorSubscription>): VendorSubscription => ({
  id: 'sub_1',
  plan: 'pro_monthly',
  status: 'active',
  periodStart: NOW - 10 * DAY_MS,
  paidUntil: NOW + 20 * DAY_MS,
  endedAt: null,
  isEnding: false,
  createdAt: NOW - 10 * DAY_MS,
  ...fields,
});
const chosen = (...subscriptions: Partial<VendorSubscription>[]) =>
  chooseSubscription(subscriptions.map(subscription), NOW);

describe('the subscription that counts', () => {
  it('is none where there is none', () => {
    expect(chosen()).toEqual({
      fields: { priceId: null, subscriptionStatus: null, currentPeriodEnd: null, cancelAtPeriodEnd: false },
      paying: 0,
      strange: 0,
    });
  });

  it('is written as the vendor has it', () => {
    expect(chosen({ isEnding: true }).fields).toEqual({
      priceId: 'pro_monthly',
      subscriptionStatus: 'active',
      currentPeriodEnd: NOW + 20 * DAY_MS,
      cancelAtPeriodEnd: true,
    });
  });

  it.each([
    ['the higher tier', { plan: 'unlimited_monthly' }, { paidUntil: NOW + 300 * DAY_MS }],
    ['the one that pays', {}, { status: 'canceled', plan: 'unlimited_yearly', paidUntil: NOW + 300 * DAY_MS }],
    ['the one in force', {}, { plan: 'unlimited_monthly', status: 'past_due', paidUntil: NOW - 4 * DAY_MS }],
    ['the one that is paid for longer', { plan: 'pro_yearly', paidUntil: NOW + 300 * DAY_MS }, {}],
    ['the last that there was', { status: 'canceled', paidUntil: NOW - 1 }, { status: 'canceled', paidUntil: NOW - 2 }],
    ['the one that was ever paid', { status: 'canceled', paidUntil: NOW - 5 }, { status: 'incomplete_expired' }],
  ] as const)('is of two %s, whichever comes first', (_which, better, other) => {
    const expected = chosen(better).fields;
    expect(chosen(better, other).fields).toEqual(expected);
    expect(chosen(other, better).fields).toEqual(expected);
  });

  it('says how many pay', () => {
    expect(chosen({}, { id: 'sub_2' }, { id: 'sub_3', status: 'canceled' }).paying).toBe(2);
  });

  it.each([
    ['a price that is none of ours', { plan: null }],
    ['a status that nobody knows', { status: 'enchanted' }],
  ])('is none with %s', (_what, strange) => {
    expect(chosen(strange)).toMatchObject({ fields: { priceId: null }, strange: 1, paying: 0 });
    expect(chosen(strange, { plan: 'pro_yearly' }).fields.priceId).toBe('pro_yearly');
  });

  it('ended when it ended, not when its period would have', () => {
    const { fields } = chosen({ status: 'canceled', endedAt: NOW - DAY_MS });
    expect(fields.currentPeriodEnd).toBe(NOW - DAY_MS);
    expect(effectivePlan(fields, NOW).id).toBe('free');
  });
});

describe('a second subscription', () => {
  it.each(['active', 'past_due', 'unpaid', 'paused', 'trialing', 'enchanted'])(
    'is refused beside one that is %s',
    (status) => {
      expect(isStanding(subscription({ status }))).toBe(true);
    },
  );

  it.each(['canceled', 'incomplete', 'incomplete_expired'])('is not refused beside one that is %s', (status) => {
    expect(isStanding(subscription({ status }))).toBe(false);
  });

  it('takes the place of one that was begun and never paid', () => {
    expect(isHalfBegun(subscription({ status: 'incomplete' }))).toBe(true);
    expect(isHalfBegun(subscription({ status: 'canceled' }))).toBe(false);
  });
});
