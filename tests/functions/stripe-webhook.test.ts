import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@talelantern/domain/time/day';
import { usageIdsOf, yearlyUsageId } from '@talelantern/domain/plans/usage';
import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily, type Family } from './support/family.ts';
import { customerOf, planOf, profileOf, sessionIn, setUpPayments, WEBHOOK_SECRET } from './support/payments.ts';

const payments = await setUpPayments();
const { functions, stripe, buy, subscribe, changeInPortal, sendEvent } = payments;

const RECEIVED = { status: 200, json: { received: true } };
const nowSeconds = (): number => Math.floor(Date.now() / 1000);

/** An event about a customer in the vendor's format. */
const eventAbout = (customer: string, overrides: object = {}) => ({
  id: `evt_${randomUUID().replaceAll('-', '')}`,
  object: 'event',
  type: 'customer.subscription.updated',
  created: 1_790_000_000,
  livemode: false,
  data: { object: { id: 'sub_1', object: 'subscription', customer, status: 'active' } },
  ...overrides,
});
const isEventStored = async (event: { id: string }): Promise<boolean> =>
  (await adminFirestore().doc(`stripe_events/${event.id}`).get()).exists;
const logsOf = async (event: { id: string }): Promise<string> => {
  await expect.poll(functions.logs).toContain(event.id);
  return (
    functions
      .logs()
      .split('\n')
      .find((line) => line.includes(event.id)) ?? ''
  );
};

/** A family that has paid, before any event is delivered. */
async function subscribeWithoutEvents(plan: 'pro_monthly' | 'pro_yearly' = 'pro_monthly') {
  const family = await createFamily();
  await stripe.holdDeliveries();
  await stripe.pay(sessionIn(await buy(family, plan)));
  return { family, customer: await customerOf(family) };
}

async function deliverPending(order?: 'as-made' | 'reversed'): Promise<void> {
  await stripe.releaseDeliveries(order);
  await stripe.settled();
}

it('a webhook event is accepted only with a valid signature', async () => {
  const { family, customer } = await subscribeWithoutEvents();
  const event = eventAbout(customer);
  const lateTime = nowSeconds() - 301;
  const genuine = { ...event, livemode: true };
  const forgeries = await Promise.all([
    sendEvent(event, { signature: '' }),
    sendEvent(event, { signature: 't=1,v1=00' }),
    sendEvent(event, { secret: 'whsec_of_somebody' }),
    sendEvent(event, { timestamp: lateTime }),
    sendEvent(event, { signature: signatureOf(genuine) }),
  ]);
  expect(forgeries.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  expect([await planOf(family), await isEventStored(event)]).toEqual(['free', false]);
  expect(await sendEvent(event, { timestamp: nowSeconds() - 240 })).toMatchObject(RECEIVED);
  expect([await planOf(family), await isEventStored(event)]).toEqual(['pro_monthly', true]);
  await deliverPending();
});

it.each([
  ['not JSON', '{"id":'],
  ['empty', ''],
  ['a list', '[]'],
  ['not an event', '{"object":"event"}'],
  ['an event whose id contains a path', JSON.stringify({ ...eventAbout('cus_1'), id: '../users/rosa' })],
  ['an event about an object without a type', JSON.stringify({ ...eventAbout('cus_1'), data: { object: {} } })],
])('a signed webhook body that is %s is refused', async (_what, body) => {
  expect((await sendEvent(body)).status).toBe(400);
});

it('a webhook event above the largest signed size is refused', async () => {
  expect((await sendEvent({ ...eventAbout('cus_1'), padding: 'x'.repeat(1_100_000) })).status).toBe(413);
});

it('a webhook event is accepted only by POST', async () => {
  expect((await fetch(functions.url('stripeWebhook'))).status).toBe(405);
});

/** The vendor's signature of `event`. */
const signatureOf = (event: object): string =>
  Stripe.webhooks.generateTestHeaderString({ payload: JSON.stringify(event), secret: WEBHOOK_SECRET });

it('a repeated webhook event takes effect once, whether sent sequentially or in parallel', async () => {
  const { family, customer } = await subscribeWithoutEvents();
  const event = eventAbout(customer);
  const responses = await Promise.all(Array.from({ length: 8 }, () => sendEvent(event)));
  for (const response of [...responses, await sendEvent(event)]) expect(response).toMatchObject(RECEIVED);
  expect((await storedFields(`customers/${family.uid}`))['revision']).toBe(1);
  // Stored for longer than the thirty days in which the vendor may send an event again.
  const storedId = await adminFirestore().doc(`stripe_events/${event.id}`).get();
  expect(Math.round((storedId.get('expiresAt').toMillis() - Date.now()) / DAY_MS)).toBe(35);
  expect(await planOf(family)).toBe('pro_monthly');
  await deliverPending();
});

describe('events in the wrong order', () => {
  it.each(['as-made', 'reversed'] as const)('events delivered %s end with the vendor’s state', async (order) => {
    const { family, customer } = await subscribeWithoutEvents();
    const [subscription] = (await stripe.vendor.subscriptions.list({ customer })).data;
    await stripe.vendor.subscriptions.update(subscription?.id ?? '', { cancel_at_period_end: true });
    await stripe.vendor.subscriptions.cancel(subscription?.id ?? '');
    await deliverPending(order);
    expect(await profileOf(family)).toMatchObject({ priceId: 'pro_monthly', subscriptionStatus: 'canceled' });
    expect(await planOf(family)).toBe('free');
  });
});

it.each([
  ['in live mode on a test system', { livemode: true }, 'other_mode'],
  [
    'about an unknown customer',
    { data: { object: { object: 'subscription', customer: 'cus_foreign' } } },
    'unknown_customer',
  ],
  [
    'about no customer',
    { type: 'invoice.paid', data: { object: { id: 'in_1', object: 'invoice', customer: null } } },
    'no_customer',
  ],
  ['that does not change a plan', { type: 'customer.updated' }, 'other_event'],
])('a webhook event %s is accepted, ignored and logged', async (_what, fields, outcome) => {
  const { family, customer } = await subscribeWithoutEvents();
  const event = eventAbout(customer, fields);
  expect(await sendEvent(event)).toMatchObject(RECEIVED);
  expect([await planOf(family), await isEventStored(event)]).toEqual(['free', false]);
  expect(JSON.parse(await logsOf(event))).toMatchObject({ message: 'stripeWebhook', outcome });
  await deliverPending();
  expect(await planOf(family)).toBe('pro_monthly');
});

it.each([
  ['an unknown status', { status: 'enchanted' }],
  ['an unknown price', { items: 'of another shop' }],
])('a subscription with %s does not give a plan', async (_what, fields) => {
  const family = await createFamily();
  const { customer, subscription } = await subscribe(family, 'pro_monthly');
  expect(await planOf(family)).toBe('pro_monthly');
  await stripe.alter(subscription, 'items' in fields ? await foreignItems(subscription) : fields);
  await stripe.settled();
  expect(await planOf(family)).toBe('free');
  await expect.poll(functions.logs).toContain(`"strange_subscription","customer":"${customer}"`);
  // The family pays for this subscription, so a second one is refused.
  expect((await buy(family, 'pro_monthly')).status).toBe(409);
});

async function foreignItems(subscription: string): Promise<Record<string, unknown>> {
  const product = await stripe.vendor.products.create({ name: 'Tea' });
  const price = await stripe.vendor.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 1,
    recurring: { interval: 'month' },
  });
  const { items } = await stripe.vendor.subscriptions.retrieve(subscription);
  return { items: { ...items, data: items.data.map((item) => ({ ...item, price })) } };
}

it('a family with an unpaid renewal keeps the plan for three days, and gets it back with the payment', async () => {
  const family = await createFamily();
  const { customer } = await subscribe(family, 'pro_monthly');
  const { currentPeriodEnd: end } = await profileOf(family);
  await stripe.setCard(customer, 'declined');
  await stripe.advance(customer, 'period');
  await stripe.settled();
  expect(await profileOf(family)).toMatchObject({ subscriptionStatus: 'past_due', priceId: 'pro_monthly' });
  const unpaidSince = (await profileOf(family)).currentPeriodEnd ?? 0;
  expect(Math.abs(unpaidSince - (end ?? 0))).toBeLessThan(DAY_MS);
  expect(await planOf(family, unpaidSince + 3 * DAY_MS - 1)).toBe('pro_monthly');
  expect(await planOf(family, unpaidSince + 3 * DAY_MS)).toBe('free');
  await stripe.setCard(customer, 'good');
  await stripe.advance(customer, { days: 3 });
  await stripe.settled();
  expect(await planOf(family, unpaidSince + 20 * DAY_MS)).toBe('pro_monthly');
});

/** A family whose renewal was not paid, and its open invoice. */
async function withUnpaidRenewal() {
  const family = await createFamily();
  const { customer } = await subscribe(family, 'pro_monthly');
  await stripe.setCard(customer, 'declined');
  await stripe.advance(customer, 'period');
  await stripe.settled();
  const unpaidSince = (await profileOf(family)).currentPeriodEnd ?? 0;
  const [invoice] = (await stripe.vendor.invoices.list({ customer, status: 'open' })).data;
  return { family, customer, invoice: invoice?.id ?? '', afterGrace: unpaidSince + 3 * DAY_MS };
}

it('a voided renewal gives the plan for its period, and an uncollectible one does not', async () => {
  const forgiven = await withUnpaidRenewal();
  await stripe.vendor.invoices.voidInvoice(forgiven.invoice);
  await stripe.settled();
  expect(await profileOf(forgiven.family)).toMatchObject({ subscriptionStatus: 'active' });
  expect(await planOf(forgiven.family, forgiven.afterGrace)).toBe('pro_monthly');
  const owing = await withUnpaidRenewal();
  await stripe.vendor.invoices.markUncollectible(owing.invoice);
  await stripe.settled();
  expect(await profileOf(owing.family)).toMatchObject({ subscriptionStatus: 'active' });
  expect(await planOf(owing.family, owing.afterGrace - 1)).toBe('pro_monthly');
  expect(await planOf(owing.family, owing.afterGrace)).toBe('free');
});

it.each([
  ['invoice.voided', (invoice: string) => stripe.vendor.invoices.voidInvoice(invoice), 'pro_monthly'],
  ['invoice.marked_uncollectible', (invoice: string) => stripe.vendor.invoices.markUncollectible(invoice), 'free'],
] as const)('%s alone changes the plan, once, and an older event after it changes nothing', async (type, end, plan) => {
  const { family, customer, invoice, afterGrace } = await withUnpaidRenewal();
  await stripe.holdDeliveries();
  await end(invoice);
  const endEvent = eventAbout(customer, { type, data: { object: { id: invoice, object: 'invoice', customer } } });
  expect(await sendEvent(endEvent)).toMatchObject(RECEIVED);
  expect([await planOf(family, afterGrace), await isEventStored(endEvent)]).toEqual([plan, true]);
  const { revision } = await storedFields(`customers/${family.uid}`);
  expect(await sendEvent(endEvent)).toMatchObject(RECEIVED);
  expect((await storedFields(`customers/${family.uid}`))['revision']).toBe(revision);
  const older = eventAbout(customer, {
    type: 'invoice.payment_failed',
    data: { object: { id: invoice, object: 'invoice', customer } },
  });
  expect(await sendEvent(older)).toMatchObject(RECEIVED);
  expect(await planOf(family, afterGrace)).toBe(plan);
  await deliverPending();
});

it('a family with an unpaid renewal is on Free after the last attempt', async () => {
  const family = await createFamily();
  const { subscription } = await subscribe(family, 'unlimited_monthly');
  await stripe.alter(subscription, { status: 'unpaid' });
  await stripe.settled();
  expect(await planOf(family)).toBe('free');
});

it.each([
  ['is refunded in full', (charge: string) => stripe.vendor.refunds.create({ charge }), 'free'],
  ['is taken back by the bank', (charge: string) => stripe.dispute(charge), 'free'],
  ['is taken back after an inquiry', (charge: string) => stripe.dispute(charge, 'escalated'), 'free'],
  ['a bank inquires about', (charge: string) => stripe.dispute(charge, 'inquiry'), 'pro_monthly'],
  ['a bank has inquired about', (charge: string) => stripe.dispute(charge, 'inquiry-closed'), 'pro_monthly'],
  ['has a dispute that was prevented', (charge: string) => stripe.dispute(charge, 'prevented'), 'pro_monthly'],
  ['is refunded in part', (charge: string) => stripe.vendor.refunds.create({ charge, amount: 100 }), 'pro_monthly'],
] as const)('a payment that %s changes the plan accordingly', async (_who, returnPayment, plan) => {
  const family = await createFamily();
  const { customer } = await subscribe(family, 'pro_monthly');
  const [charge] = (await stripe.vendor.charges.list({ customer })).data;
  await returnPayment(charge?.id ?? '');
  await stripe.settled();
  expect(await planOf(family)).toBe(plan);
  expect((await stripe.vendor.subscriptions.list({ customer })).data).toHaveLength(plan === 'free' ? 0 : 1);
});

it('an upgrade begins a period at its whole price less the rest of the old one, and its refund ends the plan', async () => {
  const family = await createFamily();
  const { customer, subscription } = await subscribe(family, 'pro_monthly');
  const { currentPeriodEnd: oldEnd } = await profileOf(family);
  await stripe.advance(customer, { days: 20 });
  await changeInPortal(customer, subscription, 'unlimited_monthly');
  await stripe.settled();
  expect((((await profileOf(family)).currentPeriodEnd ?? 0) - (oldEnd ?? 0)) / DAY_MS).toBeGreaterThan(17);
  const [upgrade, first] = (await stripe.vendor.charges.list({ customer })).data;
  expect(upgrade?.amount).toBeGreaterThan(1_999 - 999 / 2);
  await stripe.vendor.refunds.create({ charge: first?.id ?? '' });
  await stripe.settled();
  expect(await planOf(family)).toBe('unlimited_monthly');
  await stripe.vendor.refunds.create({ charge: upgrade?.id ?? '' });
  await stripe.settled();
  expect(await planOf(family)).toBe('free');
});

it('a dispute that we win alerts an administrator, because the subscription has ended', async () => {
  const family = await createFamily();
  const { customer } = await subscribe(family, 'pro_monthly');
  const [charge] = (await stripe.vendor.charges.list({ customer })).data;
  await stripe.dispute(charge?.id ?? '', 'won');
  await stripe.settled();
  expect(await planOf(family)).toBe('free');
  await expect.poll(functions.logs).toContain('"dispute_won"');
});

it('a trial gives its plan, and a paused subscription does not', async () => {
  const family = await createFamily();
  const { subscription } = await subscribe(family, 'pro_monthly');
  await stripe.alter(subscription, { status: 'trialing' });
  await stripe.settled();
  expect(await planOf(family)).toBe('pro_monthly');
  await stripe.alter(subscription, { status: 'paused' });
  await stripe.settled();
  expect(await planOf(family)).toBe('free');
});

it('a cancelled subscription lasts until the end of its period', async () => {
  const family = await createFamily();
  const { customer, subscription } = await subscribe(family, 'pro_monthly');
  await stripe.vendor.subscriptions.update(subscription, { cancel_at_period_end: true });
  await stripe.settled();
  expect(await profileOf(family)).toMatchObject({ subscriptionStatus: 'active', cancelAtPeriodEnd: true });
  expect(await planOf(family)).toBe('pro_monthly');
  await stripe.advance(customer, 'period');
  await stripe.settled();
  expect(await profileOf(family)).toMatchObject({ subscriptionStatus: 'canceled' });
  expect(await planOf(family)).toBe('free');
});

it('a smaller plan chosen in the portal is stored, and replaces the plan with the next period', async () => {
  const family = await createFamily();
  const { customer, subscription } = await subscribe(family, 'unlimited_monthly');
  await changeInPortal(customer, subscription, 'pro_monthly');
  await stripe.settled();
  expect(await profileOf(family)).toMatchObject({ priceId: 'unlimited_monthly', nextPriceId: 'pro_monthly' });
  await stripe.advance(customer, 'period');
  await stripe.settled();
  expect(await profileOf(family)).toMatchObject({ priceId: 'pro_monthly', nextPriceId: null });
});

it('a yearly subscription counts stories from its first day, also when it is to end before its year', async () => {
  const family = await createFamily();
  const { subscription } = await subscribe(family, 'pro_yearly');
  const { items } = await stripe.vendor.subscriptions.retrieve(subscription);
  const start = (items.data[0]?.current_period_start ?? 0) * 1000;
  const yearOf = async () => usageIdsOf(await profileOf(family), Date.now()).year;
  expect(await yearOf()).toBe(yearlyUsageId(family.uid, start));
  const endsAt = Math.floor(start / 1000) + 100 * 86_400;
  await stripe.vendor.subscriptions.update(subscription, { cancel_at: endsAt });
  await stripe.settled();
  expect((await profileOf(family)).currentPeriodEnd).toBe(endsAt * 1000);
  expect(await yearOf()).toBe(yearlyUsageId(family.uid, start));
});

it('a subscription that exists beside a better one is ignored and logged', async () => {
  const family = await createFamily();
  const { customer } = await subscribe(family, 'pro_monthly');
  const [price] = (await stripe.vendor.prices.list({ lookup_keys: ['unlimited_monthly'] })).data;
  await stripe.vendor.subscriptions.create({ customer, items: [{ price: price?.id ?? '' }] });
  await stripe.settled();
  expect(await planOf(family)).toBe('unlimited_monthly');
  await expect.poll(functions.logs).toContain(`"several_subscriptions","customer":"${customer}"`);
});

it('a webhook event whose handling is interrupted changes nothing, and is applied when redelivered', async () => {
  const { family, customer } = await subscribeWithoutEvents();
  const event = eventAbout(customer);
  await stripe.planFault({ kind: 'status', status: 500 }, { path: '/v1/subscriptions', times: 2 });
  expect((await sendEvent(event)).status).toBe(503);
  expect([await planOf(family), await isEventStored(event)]).toEqual(['free', false]);
  expect(await sendEvent(event)).toMatchObject(RECEIVED);
  expect([await planOf(family), await isEventStored(event)]).toEqual(['pro_monthly', true]);
  await deliverPending();
});

it('a webhook event changes nothing for a family without a profile', async () => {
  const { family, customer } = await subscribeWithoutEvents();
  await removeProfile(family);
  const event = eventAbout(customer);
  expect(await sendEvent(event)).toMatchObject(RECEIVED);
  expect(await storedFields(`users/${family.uid}`)).toEqual({});
  expect(await isEventStored(event)).toBe(false);
  await deliverPending();
});

const removeProfile = ({ uid }: Family) => adminFirestore().doc(`users/${uid}`).delete();
