import { describe, expect, it } from 'vitest';
import {
  isUnpaid,
  longestLine,
  needsLastPaid,
  nextPlanOf,
  planOf,
  readSubscription,
  type SubscriptionParts,
} from './read-subscription.ts';

const [START, END] = [1_700_000_000, 1_702_592_000];

/** A subscription with only the fields that we read, shaped as in the pinned version of the API. */
function subscription(overrides: Partial<SubscriptionParts> = {}): SubscriptionParts {
  const price = { lookup_key: 'pro_monthly', metadata: {} };
  return {
    id: 'sub_1',
    status: 'active',
    created: START - 100,
    ended_at: null,
    cancel_at: null,
    cancel_at_period_end: false,
    latest_invoice: null,
    cancellation_details: null,
    metadata: {},
    items: { data: [{ price, current_period_start: START, current_period_end: END }] },
    ...overrides,
  };
}

it('readSubscription reads the period from the subscription’s items, in milliseconds', () => {
  expect(readSubscription(subscription(), null, 'pro_yearly')).toEqual({
    id: 'sub_1',
    nextPlan: 'pro_yearly',
    plan: 'pro_monthly',
    status: 'active',
    periodStart: START * 1000,
    paidFrom: START * 1000,
    paidUntil: END * 1000,
    endedAt: null,
    isEnding: false,
    createdAt: (START - 100) * 1000,
  });
});

it.each([
  ['a flag', { cancel_at_period_end: true }],
  ['a date', { cancel_at: END }],
])('a subscription with %s set ends with its period', (_what, fields) => {
  expect(readSubscription(subscription(fields), null, null).isEnding).toBe(true);
});

it('a subscription that ends only after later periods continues', () => {
  expect(readSubscription(subscription({ cancel_at: END + 1 }), null, null)).toMatchObject({
    isEnding: false,
    paidUntil: END * 1000,
  });
});

it('a subscription that is set to end before its period does is paid until that day', () => {
  expect(readSubscription(subscription({ cancel_at: END - 500 }), null, null)).toMatchObject({
    isEnding: true,
    paidUntil: (END - 500) * 1000,
  });
});

it.each(['past_due', 'unpaid'])('a %s subscription is paid until the start of its period', (status) => {
  expect(readSubscription(subscription({ status }), null, null).paidUntil).toBe(START * 1000);
});

it.each([
  ['past_due', 'paid'],
  ['active', 'draft'],
  ['active', 'open'],
  ['active', 'uncollectible'],
] as const)('a %s subscription with an invoice %s keeps the plan that was last paid', (status, invoice) => {
  const unpaid = subscription({ status, latest_invoice: { status: invoice } });
  const lastPaid = { plan: 'pro_yearly', from: START - 500, until: START + 500 } as const;
  expect(isUnpaid(unpaid)).toBe(true);
  expect(readSubscription(unpaid, lastPaid, null)).toMatchObject({
    plan: 'pro_yearly',
    paidFrom: (START - 500) * 1000,
    paidUntil: (START + 500) * 1000,
  });
  expect(isUnpaid(subscription({ latest_invoice: { status: 'paid' } }))).toBe(false);
});

describe('a subscription that ended because a payment failed', () => {
  const endedSubscription = (overrides: Partial<SubscriptionParts> = {}) =>
    subscription({
      status: 'canceled',
      ended_at: START + 1000,
      cancellation_details: { reason: 'payment_failed', comment: null, feedback: null, feedback_option: null },
      ...overrides,
    });
  const lastPaid = { plan: 'pro_yearly', from: START - 500, until: END } as const;

  it('a subscription that ended because a payment failed gives the paid plan beyond its end', () => {
    expect(needsLastPaid(endedSubscription())).toBe(true);
    expect(readSubscription(endedSubscription(), lastPaid, null)).toMatchObject({
      plan: 'pro_yearly',
      status: 'kept',
      periodStart: (START - 500) * 1000,
      paidUntil: END * 1000,
      endedAt: null,
      isEnding: true,
    });
  });

  it.each([
    ['after the paid period', endedSubscription(), { ...lastPaid, until: START + 1000 }],
    ['without a payment', endedSubscription(), null],
  ])(
    'a subscription that ended because a payment failed does not give a plan when it ended %s',
    (_when, subscribed, paid) => {
      expect(readSubscription(subscribed, paid, null)).toMatchObject({
        status: 'canceled',
        endedAt: (START + 1000) * 1000,
      });
    },
  );

  it.each([
    ['was ended for another reason', endedSubscription({ cancellation_details: null })],
    ['was ended by us afterwards', endedSubscription({ metadata: { ended: 'yes' } })],
    [
      'never began',
      subscription({ status: 'incomplete_expired', cancellation_details: endedSubscription().cancellation_details }),
    ],
  ])('a subscription is not searched for a last payment when it %s', (_why, subscribed) => {
    expect(needsLastPaid(subscribed)).toBe(false);
  });
});

it('an active subscription does not owe the amount of a voided invoice', () => {
  const forgiven = subscription({ latest_invoice: { status: 'void' } });
  expect(isUnpaid(forgiven)).toBe(false);
  expect(readSubscription(forgiven, null, null).paidUntil).toBe(END * 1000);
});

it('the plan that was paid is the plan of the longest invoice line, ignoring credits', () => {
  const line = (amount: number, end: number) => ({ amount, period: { start: START, end }, pricing: null });
  expect(longestLine([line(100, START + 1), line(300, START + 2), line(-100, END)])).toEqual(line(300, START + 2));
  expect(longestLine([line(-100, END), line(0, END)])).toBeNull();
});

it('readSubscription accepts a subscription without items', () => {
  expect(readSubscription(subscription({ items: { data: [] } }), null, null)).toMatchObject({
    plan: null,
    paidUntil: (START - 100) * 1000,
  });
});

const phase = (start_date: number, price: string) => ({
  start_date,
  items: [{ price: { lookup_key: price, metadata: {} } }],
});
const schedulePhases = [phase(START, 'unlimited_monthly'), phase(END, 'pro_monthly')];

it('nextPlanOf returns the plan of the phase after the current one', () => {
  expect(nextPlanOf({ current_phase: { start_date: START, end_date: END }, phases: schedulePhases }, END)).toBe(
    'pro_monthly',
  );
});

it.each([
  ['without a current phase', { current_phase: null, phases: schedulePhases }],
  ['in its last phase', { current_phase: { start_date: END, end_date: END + 100 }, phases: schedulePhases }],
  ['with an unknown price', { current_phase: { start_date: START, end_date: END }, phases: [phase(END, 'gold')] }],
])('nextPlanOf returns null for a schedule %s', (_which, schedule) => {
  expect(nextPlanOf(schedule, END)).toBeNull();
});

it('nextPlanOf returns null while the phase lasts for further periods', () => {
  expect(
    nextPlanOf({ current_phase: { start_date: START, end_date: END }, phases: schedulePhases }, END - 1),
  ).toBeNull();
});

it('planOf uses the lookup key, or the metadata of an older price', () => {
  expect(planOf({ lookup_key: 'pro_yearly', metadata: {} })).toBe('pro_yearly');
  expect(planOf({ lookup_key: null, metadata: { plan: 'pro_yearly' } })).toBe('pro_yearly');
});

it('planOf returns null for an unknown price, and for Free', () => {
  expect(planOf({ lookup_key: 'gold', metadata: { plan: 'pro_yearly' } })).toBeNull();
  expect(planOf({ lookup_key: 'free', metadata: {} })).toBeNull();
  expect(planOf({ lookup_key: null, metadata: {} })).toBeNull();
});
