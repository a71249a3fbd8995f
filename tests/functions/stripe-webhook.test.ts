import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@talelantern/domain/time/day';
import { usageDay, yearlyUsageId } from '@talelantern/domain/usage/usage';
import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily, type Family } from './support/family.ts';
import { customerOf, planOf, profileOf, sessionIn, usePayments, WEBHOOK_SECRET } from './support/payments.ts';

const payments = await usePayments();
const { functions, stripe, buy, subscribe, tell } = payments;

const RECEIVED = { status: 200, json: { received: true } };
const nowSeconds = (): number => Math.floor(Date.now() / 1000);

/** An event about a customer as the vendor would send it. */
const news = (customer: string, fields: object = {}) => ({
  id: `evt_${randomUUID().replaceAll('-', '')}`,
  object: 'event',
  type: 'customer.subscription.updated',
  livemode: false,
  data: { object: { id: 'sub_1', object: 'subscription', customer, status: 'active' } },
  ...fields,
});
const isNoted = async (event: { id: string }): Promise<boolean> =>
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

/** A family that has paid, of which no event has told yet. */
async function paidInSilence(plan: 'pro_monthly' | 'pro_yearly' = 'pro_monthly') {
  const family = await createFamily();
  await stripe.holdDeliveries();
  await stripe.pay(sessionIn(await buy(family, plan)));
  return { family, customer: await customerOf(family) };
}

async function deliverRest(order?: 'as-made' | 'reversed'): Promise<void> {
  await stripe.releaseDeliveries(order);
  await stripe.settled();
}

describe('J1: an event', () => {
  it('is believed by its signature alone', async () => {
    const { family, customer } = await paidInSilence();
    const event = news(customer);
    const late = nowSeconds() - 301;
    const genuine = { ...event, livemode: true };
    const forgeries = await Promise.all([
      tell(event, { signature: '' }),
      tell(event, { signature: 't=1,v1=00' }),
      tell(event, { secret: 'whsec_of_somebody' }),
      tell(event, { timestamp: late }),
      tell(event, { signature: signatureOf(genuine) }),
    ]);
    expect(forgeries.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect([await planOf(family), await isNoted(event)]).toEqual(['free', false]);
    expect(await tell(event, { timestamp: nowSeconds() - 240 })).toMatchObject(RECEIVED);
    expect([await planOf(family), await isNoted(event)]).toEqual(['pro_monthly', true]);
    await deliverRest();
  });

  it.each([
    ['no JSON', '{"id":'],
    ['nothing', ''],
    ['a list', '[]'],
    ['no event', '{"object":"event"}'],
    ['an id that leads elsewhere', JSON.stringify({ ...news('cus_1'), id: '../users/rosa' })],
    ['an object without a kind', JSON.stringify({ ...news('cus_1'), data: { object: {} } })],
  ])('is refused that is %s, however well signed', async (_what, body) => {
    expect((await tell(body)).status).toBe(400);
  });

  it('is refused beyond what anybody signs', async () => {
    expect((await tell({ ...news('cus_1'), padding: 'x'.repeat(1_100_000) })).status).toBe(413);
  });

  it('is posted', async () => {
    expect((await fetch(functions.url('stripeWebhook'))).status).toBe(405);
  });
});

/** What the vendor would send with `event`. */
const signatureOf = (event: object): string =>
  Stripe.webhooks.generateTestHeaderString({ payload: JSON.stringify(event), secret: WEBHOOK_SECRET });

describe('J2: the same event', () => {
  it('has one effect, after itself and beside itself', async () => {
    const { family, customer } = await paidInSilence();
    const event = news(customer);
    const answers = await Promise.all(Array.from({ length: 8 }, () => tell(event)));
    for (const answer of [...answers, await tell(event)]) expect(answer).toMatchObject(RECEIVED);
    expect((await storedFields(`customers/${family.uid}`))['revision']).toBe(1);
    expect(await planOf(family)).toBe('pro_monthly');
    await deliverRest();
  });
});

describe('J3: events in the wrong order', () => {
  it.each(['as-made', 'reversed'] as const)('leave what the vendor says, sent %s', async (order) => {
    const { family, customer } = await paidInSilence();
    const [subscription] = (await stripe.vendor.subscriptions.list({ customer })).data;
    await stripe.vendor.subscriptions.update(subscription?.id ?? '', { cancel_at_period_end: true });
    await stripe.vendor.subscriptions.cancel(subscription?.id ?? '');
    await deliverRest(order);
    expect(await profileOf(family)).toMatchObject({ priceId: 'pro_monthly', subscriptionStatus: 'canceled' });
    expect(await planOf(family)).toBe('free');
  });
});

describe('J4: an event', () => {
  it.each([
    ['about real money where ours is play money', { livemode: true }, 'other_mode'],
    [
      'about a customer of somebody else',
      { data: { object: { object: 'subscription', customer: 'cus_foreign' } } },
      'unknown_customer',
    ],
    [
      'about no customer',
      { type: 'product.created', data: { object: { id: 'prod_1', object: 'product' } } },
      'no_customer',
    ],
  ])('is taken, ignored and logged %s', async (_what, fields, outcome) => {
    const { family, customer } = await paidInSilence();
    const event = news(customer, fields);
    expect(await tell(event)).toMatchObject(RECEIVED);
    expect([await planOf(family), await isNoted(event)]).toEqual(['free', false]);
    expect(JSON.parse(await logsOf(event))).toMatchObject({ message: 'stripeWebhook', outcome });
    await deliverRest();
    expect(await planOf(family)).toBe('pro_monthly');
  });

  it.each([
    ['a status that nobody knows', { status: 'enchanted' }],
    ['a price that is none of ours', { items: 'of another shop' }],
  ])('gives no plan for %s', async (_what, fields) => {
    const family = await createFamily();
    const { customer, subscription } = await subscribe(family, 'pro_monthly');
    expect(await planOf(family)).toBe('pro_monthly');
    await stripe.alter(subscription, 'items' in fields ? await foreignItems(subscription) : fields);
    await stripe.settled();
    expect(await planOf(family)).toBe('free');
    await expect.poll(functions.logs).toContain(`"strange_subscription","customer":"${customer}"`);
  });
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

describe('J9: who has not paid', () => {
  it('keeps the plan for three days when a renewal fails, and gets it back with the payment', async () => {
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

  it('is on Free when nobody tries any more', async () => {
    const family = await createFamily();
    const { subscription } = await subscribe(family, 'unlimited_monthly');
    await stripe.alter(subscription, { status: 'unpaid' });
    await stripe.settled();
    expect(await planOf(family)).toBe('free');
  });

  it.each([
    ['has it all back', (charge: string) => stripe.vendor.refunds.create({ charge }), 'free'],
    ['has their bank take it back', (charge: string) => stripe.dispute(charge), 'free'],
    ['has a part of it back', (charge: string) => stripe.vendor.refunds.create({ charge, amount: 100 }), 'pro_monthly'],
  ] as const)('who %s', async (_who, giveBack, plan) => {
    const family = await createFamily();
    const { customer } = await subscribe(family, 'pro_monthly');
    const [charge] = (await stripe.vendor.charges.list({ customer })).data;
    await giveBack(charge?.id ?? '');
    await stripe.settled();
    expect(await planOf(family)).toBe(plan);
    expect((await stripe.vendor.subscriptions.list({ customer })).data).toHaveLength(plan === 'free' ? 0 : 1);
  });
});

describe('a subscription', () => {
  it('that ends with its period lasts until then', async () => {
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

  it('B16: for a year counts its stories from the day on which it began', async () => {
    const family = await createFamily();
    const { subscription } = await subscribe(family, 'pro_yearly');
    const { items } = await stripe.vendor.subscriptions.retrieve(subscription);
    const start = (items.data[0]?.current_period_start ?? 0) * 1000;
    const { currentPeriodEnd } = await profileOf(family);
    expect(yearlyUsageId(family.uid, currentPeriodEnd ?? 0)).toBe(`${family.uid}_y${usageDay(start)}`);
  });

  it('beside a better one does not count, and somebody is told', async () => {
    const family = await createFamily();
    const { customer } = await subscribe(family, 'pro_monthly');
    const [price] = (await stripe.vendor.prices.list({ lookup_keys: ['unlimited_monthly'] })).data;
    await stripe.vendor.subscriptions.create({ customer, items: [{ price: price?.id ?? '' }] });
    await stripe.settled();
    expect(await planOf(family)).toBe('unlimited_monthly');
    await expect.poll(functions.logs).toContain(`"several_subscriptions","customer":"${customer}"`);
  });
});

describe('R20: an event whose handling breaks off', () => {
  it('has left nothing, and is whole when it comes again', async () => {
    const { family, customer } = await paidInSilence();
    const event = news(customer);
    await stripe.planFault({ kind: 'status', status: 500 }, { path: '/v1/subscriptions', times: 2 });
    expect((await tell(event)).status).toBe(503);
    expect([await planOf(family), await isNoted(event)]).toEqual(['free', false]);
    expect(await tell(event)).toMatchObject(RECEIVED);
    expect([await planOf(family), await isNoted(event)]).toEqual(['pro_monthly', true]);
    await deliverRest();
  });

  it('gives nothing to a family whose profile is gone', async () => {
    const { family, customer } = await paidInSilence();
    await removeProfile(family);
    const event = news(customer);
    expect(await tell(event)).toMatchObject(RECEIVED);
    expect(await storedFields(`users/${family.uid}`)).toEqual({});
    expect(await isNoted(event)).toBe(false);
    await deliverRest();
  });
});

const removeProfile = ({ uid }: Family) => adminFirestore().doc(`users/${uid}`).delete();
