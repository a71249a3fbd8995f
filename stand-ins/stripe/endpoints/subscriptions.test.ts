import type { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStandIn, type StandInUnderTest } from '../testing/stand-in-under-test.ts';

const DAY = 86_400;

let standIn: StandInUnderTest;
beforeAll(async () => {
  standIn = await openStandIn();
});
afterAll(() => standIn.close());

const retrieve = (id: string) => standIn.vendor.subscriptions.retrieve(id);
const endOf = ({ items }: Stripe.Subscription): number => items.data[0]?.current_period_end ?? 0;
const advance = (customer: string, by: 'period' | { days: number }) =>
  standIn.control('POST', 'advance', { customer, by });
const setCard = (customer: string, card: string) => standIn.control('POST', 'card', { customer, card });
const invoicesOf = async (customer: string) => (await standIn.vendor.invoices.list({ customer })).data;

/** The number of months between two times. */
function months(from: number, to: number): number {
  const [start, end] = [new Date(from * 1000), new Date(to * 1000)];
  return (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth();
}

it('the item of a subscription has the billing period, the subscription has not', async () => {
  const { subscription } = await standIn.subscriber('pro_yearly');
  const newSubscription = await retrieve(subscription);
  expect(newSubscription).toMatchObject({ status: 'active', billing_mode: { type: 'flexible' }, cancel_at: null });
  expect(newSubscription).not.toHaveProperty('current_period_end');
  expect(months(newSubscription.start_date, endOf(newSubscription))).toBe(12);
});

it('a subscription is renewed and paid when the test clock advances', async () => {
  const { customer, subscription } = await standIn.subscriber('pro_monthly');
  const before = await retrieve(subscription);
  await advance(customer, 'period');
  const after = await retrieve(subscription);
  expect(after.status).toBe('active');
  expect(after.items.data[0]?.current_period_start).toBe(endOf(before));
  expect(months(endOf(before), endOf(after))).toBe(1);
  expect(await invoicesOf(customer)).toMatchObject([
    { status: 'paid', billing_reason: 'subscription_cycle', total: 999 },
    { status: 'paid', billing_reason: 'subscription_create', total: 999 },
  ]);
});

it("advancing a customer's clock does not affect other customers", async () => {
  const [one, other] = [await standIn.subscriber('pro_monthly'), await standIn.subscriber('pro_monthly')];
  const before = await retrieve(other.subscription);
  await advance(one.customer, { days: 400 });
  expect(endOf(await retrieve(other.subscription))).toBe(endOf(before));
});

it('a subscription is renewed once per elapsed period', async () => {
  const { customer } = await standIn.subscriber('pro_monthly');
  await advance(customer, { days: 100 });
  expect(await invoicesOf(customer)).toHaveLength(4);
});

it('a subscription is past due after a failed renewal, and active after payment with another card', async () => {
  const { customer, subscription } = await standIn.subscriber('pro_monthly');
  await setCard(customer, 'declined');
  await advance(customer, 'period');
  expect(await retrieve(subscription)).toMatchObject({ status: 'past_due' });
  expect(await invoicesOf(customer)).toMatchObject([{ status: 'open', attempt_count: 1 }, { status: 'paid' }]);
  await setCard(customer, 'good');
  await advance(customer, { days: 4 });
  expect(await retrieve(subscription)).toMatchObject({ status: 'active' });
});

it('a subscription that stays unpaid ends', async () => {
  const { customer, subscription } = await standIn.subscriber('pro_monthly');
  await setCard(customer, 'declined');
  await advance(customer, 'period');
  await advance(customer, { days: 20 });
  expect(await retrieve(subscription)).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_failed' },
  });
});

it('a subscription with a declined card starts incomplete and expires', async () => {
  const { id: customer } = await standIn.vendor.customers.create({});
  await setCard(customer, 'declined');
  const items = [{ price: await standIn.priceOf('pro_monthly') }];
  const { id, status } = await standIn.vendor.subscriptions.create({ customer, items });
  expect(status).toBe('incomplete');
  await advance(customer, { days: 1 });
  expect(await retrieve(id)).toMatchObject({ status: 'incomplete_expired' });
});

it('a cancelled subscription continues until the end of its period', async () => {
  const { customer, subscription } = await standIn.subscriber('pro_monthly');
  const cancelled = await standIn.vendor.subscriptions.update(subscription, { cancel_at_period_end: true });
  expect(cancelled).toMatchObject({ status: 'active', cancel_at_period_end: true, cancel_at: endOf(cancelled) });
  await advance(customer, 'period');
  expect(await retrieve(subscription)).toMatchObject({ status: 'canceled', ended_at: endOf(cancelled) });
});

it('a subscription continues when its cancellation is revoked', async () => {
  const { customer, subscription } = await standIn.subscriber('pro_monthly');
  await standIn.vendor.subscriptions.update(subscription, { cancel_at_period_end: true });
  const resumed = await standIn.vendor.subscriptions.update(subscription, { cancel_at_period_end: false });
  expect(resumed).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
  await advance(customer, 'period');
  expect(await retrieve(subscription)).toMatchObject({ status: 'active' });
});

it('a subscription can end at a given date', async () => {
  const { customer, subscription } = await standIn.subscriber('pro_monthly');
  const { start_date: start } = await retrieve(subscription);
  await standIn.vendor.subscriptions.update(subscription, { cancel_at: start + 5 * DAY });
  await advance(customer, { days: 6 });
  expect(await retrieve(subscription)).toMatchObject({ status: 'canceled', ended_at: start + 5 * DAY });
});

it('a subscription can be ended immediately, and cannot be changed afterwards', async () => {
  const { subscription } = await standIn.subscriber('pro_monthly');
  expect(await standIn.vendor.subscriptions.cancel(subscription)).toMatchObject({ status: 'canceled' });
  await expect(standIn.vendor.subscriptions.cancel(subscription)).rejects.toMatchObject({ code: 'resource_missing' });
  const change = standIn.vendor.subscriptions.update(subscription, { cancel_at_period_end: true });
  await expect(change).rejects.toMatchObject({ statusCode: 400 });
});

it('changing the plan mid-period bills the prorated difference', async () => {
  const { customer, subscription } = await standIn.subscriber('pro_monthly');
  const before = await retrieve(subscription);
  const items = [{ id: before.items.data[0]?.id ?? '', price: await standIn.priceOf('unlimited_monthly') }];
  const after = await standIn.vendor.subscriptions.update(subscription, { items });
  expect(after.items.data[0]?.price.lookup_key).toBe('unlimited_monthly');
  expect(endOf(after)).toBe(endOf(before));
  expect(await invoicesOf(customer)).toMatchObject([{ billing_reason: 'subscription_update', total: 1000 }, {}]);
});

it('changing the interval starts a new period', async () => {
  const { customer, subscription } = await standIn.subscriber('pro_monthly');
  await advance(customer, { days: 10 });
  const [item] = (await retrieve(subscription)).items.data;
  const items = [{ id: item?.id ?? '', price: await standIn.priceOf('pro_yearly') }];
  const after = await standIn.vendor.subscriptions.update(subscription, { items });
  expect(months(after.items.data[0]?.current_period_start ?? 0, endOf(after))).toBe(12);
  expect(after.items.data[0]?.current_period_start).toBeGreaterThan(item?.current_period_start ?? 0);
});

it('subscriptions are listed by customer, with canceled subscriptions on request', async () => {
  const { customer, subscription } = await standIn.subscriber('pro_monthly');
  const count = async (status?: 'all' | 'canceled') =>
    (await standIn.vendor.subscriptions.list({ customer, ...(status ? { status } : {}) })).data.length;
  expect([await count(), await count('canceled'), await count('all')]).toEqual([1, 0, 1]);
  await standIn.vendor.subscriptions.cancel(subscription);
  expect([await count(), await count('canceled'), await count('all')]).toEqual([0, 1, 1]);
  await expect(standIn.vendor.subscriptions.list({ customer: 'cus_nobody' })).rejects.toMatchObject({
    code: 'resource_missing',
    param: 'customer',
  });
});

it('a subscription keeps an unknown status that a test sets', async () => {
  const { customer, subscription } = await standIn.subscriber('pro_monthly');
  await standIn.control('POST', 'alter', { subscription, fields: { status: 'enchanted' } });
  await advance(customer, 'period');
  expect(await retrieve(subscription)).toMatchObject({ status: 'enchanted' });
});

describe('charges', () => {
  it('a charge can be refunded in parts', async () => {
    const { customer } = await standIn.subscriber('pro_monthly');
    const [charge] = (await standIn.vendor.charges.list({ customer })).data;
    const id = charge?.id ?? '';
    await standIn.vendor.refunds.create({ charge: id, amount: 400 });
    expect(await standIn.vendor.charges.retrieve(id)).toMatchObject({ amount_refunded: 400, refunded: false });
    await expect(standIn.vendor.refunds.create({ charge: id, amount: 600 })).rejects.toMatchObject({ param: 'amount' });
    await standIn.vendor.refunds.create({ charge: id });
    expect(await standIn.vendor.charges.retrieve(id)).toMatchObject({ amount_refunded: 999, refunded: true });
    await expect(standIn.vendor.refunds.create({ charge: id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
  });
});
