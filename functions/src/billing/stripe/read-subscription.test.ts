import { describe, expect, it } from 'vitest';
import { isUnpaid, longestLine, planOf, readSubscription, type SubscriptionParts } from './read-subscription.ts';

const [START, END] = [1_700_000_000, 1_702_592_000];

/** The parts that are read, as the API of the pinned version sends them. */
function subscription(fields: Partial<SubscriptionParts> = {}): SubscriptionParts {
  const price = { lookup_key: 'pro_monthly', metadata: {} };
  return {
    id: 'sub_1',
    status: 'active',
    created: START - 100,
    ended_at: null,
    cancel_at: null,
    cancel_at_period_end: false,
    latest_invoice: null,
    items: { data: [{ price, current_period_start: START, current_period_end: END }] },
    ...fields,
  };
}

describe('what the vendor says of a subscription', () => {
  it('is read from its items, in milliseconds', () => {
    expect(readSubscription(subscription(), null)).toEqual({
      id: 'sub_1',
      plan: 'pro_monthly',
      status: 'active',
      periodStart: START * 1000,
      paidUntil: END * 1000,
      endedAt: null,
      isEnding: false,
      createdAt: (START - 100) * 1000,
    });
  });

  it.each([
    ['the flag', { cancel_at_period_end: true }],
    ['a date', { cancel_at: END }],
  ])('ends with its period by %s', (_what, fields) => {
    expect(readSubscription(subscription(fields), null).isEnding).toBe(true);
  });

  it.each(['past_due', 'unpaid'])('is paid until the period began that is %s', (status) => {
    expect(readSubscription(subscription({ status }), null).paidUntil).toBe(START * 1000);
  });

  it.each([
    ['past_due', 'paid'],
    ['active', 'draft'],
    ['active', 'open'],
  ] as const)('J9: is what was paid last while it is %s and its invoice %s', (status, invoice) => {
    const unpaid = subscription({ status, latest_invoice: { status: invoice } });
    const lastPaid = { plan: 'pro_yearly', until: START + 500 } as const;
    expect(isUnpaid(unpaid)).toBe(true);
    expect(readSubscription(unpaid, lastPaid)).toMatchObject({ plan: 'pro_yearly', paidUntil: (START + 500) * 1000 });
    expect(isUnpaid(subscription({ latest_invoice: { status: 'paid' } }))).toBe(false);
  });

  it('is paid for by the line that lasts longest, and by no credit', () => {
    const line = (amount: number, end: number) => ({ amount, period: { start: START, end }, pricing: null });
    expect(longestLine([line(100, START + 1), line(300, START + 2), line(-100, END)])).toEqual(line(300, START + 2));
    expect(longestLine([line(-100, END), line(0, END)])).toBeNull();
  });

  it('survives one without items', () => {
    expect(readSubscription(subscription({ items: { data: [] } }), null)).toMatchObject({
      plan: null,
      paidUntil: (START - 100) * 1000,
    });
  });
});

describe('the plan of a price', () => {
  it('is its lookup key, or what was noted before the key moved on to a newer price', () => {
    expect(planOf({ lookup_key: 'pro_yearly', metadata: {} })).toBe('pro_yearly');
    expect(planOf({ lookup_key: null, metadata: { plan: 'pro_yearly' } })).toBe('pro_yearly');
  });

  it('is none for a price that is not ours, nor for Free', () => {
    expect(planOf({ lookup_key: 'gold', metadata: { plan: 'pro_yearly' } })).toBeNull();
    expect(planOf({ lookup_key: 'free', metadata: {} })).toBeNull();
    expect(planOf({ lookup_key: null, metadata: {} })).toBeNull();
  });
});
