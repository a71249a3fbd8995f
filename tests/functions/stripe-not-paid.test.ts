import { randomUUID } from 'node:crypto';
import { PAYMENT_DISPUTED } from '@talelantern/domain/contracts/create-checkout-session';
import type { PaidPlanId } from '@talelantern/domain/plans/plans';
import { DAY_MS } from '@talelantern/domain/time/day';
import { usageIdsOf } from '@talelantern/domain/plans/usage';
import { describe, expect, it } from 'vitest';
import { createFamily } from './support/family.ts';
import { failure } from './support/function-under-test.ts';
import { planOf, profileOf, sessionIn, setUpPayments, type Subscriber } from './support/payments.ts';

const { functions, stripe, buy, subscribe, changeInPortal, sendEvent } = await setUpPayments();

async function upgrade({ customer, subscription }: Subscriber, plan: PaidPlanId): Promise<void> {
  await changeInPortal(customer, subscription, plan);
  await stripe.settled();
}

/** Advances to the first retry of a failed payment, after three days. */
async function retryPayment(customer: string): Promise<void> {
  await stripe.setCard(customer, 'good');
  await stripe.advance(customer, { days: 3 });
  await stripe.settled();
}

async function firstChargeOf(customer: string): Promise<string> {
  const charges = (await stripe.vendor.charges.list({ customer })).data;
  return charges.toSorted((one, other) => one.created - other.created)[0]?.id ?? '';
}

it.each([
  ['that is disputed ends the plan', (charge: string) => stripe.dispute(charge), 'free'],
  [
    'that is refunded keeps the current plan',
    (charge: string) => stripe.vendor.refunds.create({ charge }),
    'pro_monthly',
  ],
] as const)('a payment of an earlier period %s', async (_what, returnPayment, plan) => {
  const family = await createFamily();
  const { customer } = await subscribe(family, 'pro_monthly');
  await stripe.advance(customer, 'period');
  await stripe.settled();
  await returnPayment(await firstChargeOf(customer));
  await stripe.settled();
  expect(await planOf(family)).toBe(plan);
  expect((await stripe.vendor.subscriptions.list({ customer })).data).toHaveLength(plan === 'free' ? 0 : 1);
});

describe('a family whose bank took a payment back', () => {
  const REFUSED = { status: 403, json: failure('forbidden', PAYMENT_DISPUTED) };

  /** A family that has paid once and has no subscription any more. */
  async function withPaidCharge() {
    const family = await createFamily();
    const { customer, subscription } = await subscribe(family, 'pro_monthly');
    await stripe.vendor.subscriptions.cancel(subscription);
    await stripe.settled();
    return { family, customer, charge: await firstChargeOf(customer) };
  }

  it('a disputed payment closes the open payment page and refuses another, until the money is back', async () => {
    const { family, customer, charge } = await withPaidCharge();
    const session = sessionIn(await buy(family, 'pro_monthly'));
    await stripe.dispute(charge);
    await stripe.settled();
    expect((await stripe.vendor.checkout.sessions.retrieve(session)).status).toBe('expired');
    expect(await buy(family, 'pro_monthly')).toMatchObject(REFUSED);
    await expect.poll(functions.logs).toMatch(new RegExp(`"payment_disputed".*"customer":"${customer}"`));
    const movement = (type: string, ageSeconds: number) => ({
      id: `evt_${randomUUID().replaceAll('-', '')}`,
      type: `charge.dispute.${type}`,
      created: Math.floor(Date.now() / 1000) - ageSeconds,
      livemode: false,
      data: { object: { id: 'dp_1', object: 'dispute', charge } },
    });
    expect((await sendEvent(movement('funds_reinstated', -1))).status).toBe(200);
    // Sent last although they are earlier, because the vendor does not keep the order.
    for (const type of ['funds_withdrawn', 'funds_reinstated'])
      expect((await sendEvent(movement(type, 3))).status).toBe(200);
    expect((await buy(family, 'pro_monthly')).status).toBe(200);
  });

  it('a payment page that is being opened while a payment is disputed cannot be paid', async () => {
    const { family, charge } = await withPaidCharge();
    const path = '/v1/checkout/sessions';
    const token = randomUUID();
    const countBefore = (await stripe.requests(path)).length;
    await stripe.planFault({ kind: 'hold', token }, { path, method: 'POST', times: 1 });
    const page = buy(family, 'pro_yearly');
    await expect.poll(async () => (await stripe.requests(path)).length).toBe(countBefore + 1);
    await stripe.dispute(charge);
    await stripe.settled();
    await stripe.release(token);
    expect(await page).toMatchObject(REFUSED);
    const { data } = await stripe.vendor.checkout.sessions.list({ status: 'open' });
    expect(data.filter((open) => open.client_reference_id === family.uid)).toEqual([]);
  });
});

it.each(['unlimited_monthly', 'unlimited_yearly', 'pro_yearly'] as const)(
  'an upgrade to %s with a declined card keeps the old plan until it is paid',
  async (better) => {
    const family = await createFamily();
    const { customer, subscription } = await subscribe(family, 'pro_monthly');
    const { currentPeriodEnd: paidUntil } = await profileOf(family);
    await stripe.setCard(customer, 'declined');
    await upgrade({ customer, subscription }, better);
    expect(await profileOf(family)).toMatchObject({ priceId: 'pro_monthly', subscriptionStatus: 'past_due' });
    expect((await profileOf(family)).currentPeriodEnd).toBe(paidUntil);
    await retryPayment(customer);
    expect(await planOf(family)).toBe(better);
  },
);

it('an unpaid upgrade does not restart the grace period', async () => {
  const family = await createFamily();
  const { customer, subscription } = await subscribe(family, 'pro_monthly');
  await stripe.setCard(customer, 'declined');
  await stripe.advance(customer, 'period');
  await stripe.settled();
  const { currentPeriodEnd: unpaidSince } = await profileOf(family);
  await stripe.advance(customer, { days: 2 });
  await upgrade({ customer, subscription }, 'unlimited_monthly');
  expect(await planOf(family, (unpaidSince ?? 0) + 3 * DAY_MS)).toBe('free');
});

it('an upgrade that is never paid leaves the plan that was paid before, until a payment is disputed', async () => {
  const family = await createFamily();
  const { customer, subscription } = await subscribe(family, 'pro_yearly');
  const { currentPeriodEnd: paidUntil } = await profileOf(family);
  await stripe.setCard(customer, 'declined');
  await upgrade({ customer, subscription }, 'unlimited_yearly');
  await stripe.advance(customer, { days: 20 });
  await stripe.settled();
  expect((await stripe.vendor.subscriptions.retrieve(subscription)).status).toBe('canceled');
  expect(await profileOf(family)).toMatchObject({
    priceId: 'pro_yearly',
    subscriptionStatus: 'kept',
    currentPeriodEnd: paidUntil,
    cancelAtPeriodEnd: true,
  });
  expect(await planOf(family)).toBe('pro_yearly');
  expect((await buy(family, 'unlimited_yearly')).status).toBe(200);
  await stripe.dispute(await firstChargeOf(customer));
  await stripe.settled();
  expect(await planOf(family)).toBe('free');
});

it('a smaller plan bought after an unpaid upgrade starts when the paid plan ends, and can be managed in the portal', async () => {
  const family = await createFamily();
  const { customer, subscription } = await subscribe(family, 'unlimited_monthly');
  const { currentPeriodEnd: paidUntil } = await profileOf(family);
  await stripe.setCard(customer, 'declined');
  await upgrade({ customer, subscription }, 'unlimited_yearly');
  await stripe.advance(customer, { days: 20 });
  await stripe.settled();
  expect(await profileOf(family)).toMatchObject({ priceId: 'unlimited_monthly', subscriptionStatus: 'kept' });
  await subscribe(family, 'pro_monthly');
  expect(await profileOf(family)).toMatchObject({
    priceId: 'unlimited_monthly',
    nextPriceId: 'pro_monthly',
    subscriptionStatus: 'active',
    currentPeriodEnd: paidUntil,
    cancelAtPeriodEnd: false,
  });
  expect((await buy(family, 'pro_yearly')).status).toBe(409);
  expect((await functions.call('createPortalSession', family)).status).toBe(200);
});

it('an unpaid upgrade does not start a new year of stories', async () => {
  const family = await createFamily();
  const { customer, subscription } = await subscribe(family, 'pro_yearly');
  const yearOf = async () => usageIdsOf(await profileOf(family), Date.now()).year;
  const year = await yearOf();
  await stripe.setCard(customer, 'declined');
  await stripe.advance(customer, { days: 40 });
  await upgrade({ customer, subscription }, 'unlimited_yearly');
  expect([await yearOf(), (await profileOf(family)).priceId]).toEqual([year, 'pro_yearly']);
});

it('a checkout during an account deletion leaves no new customer at the vendor', async () => {
  const family = await createFamily();
  const token = randomUUID();
  await stripe.planFault({ kind: 'hold', token }, { path: '/v1/customers', method: 'POST', times: 1 });
  const checkout = buy(family, 'pro_monthly');
  await expect
    .poll(async () => (await stripe.requests('/v1/customers')).some(({ params }) => mentionsUid(params, family.uid)))
    .toBe(true);
  expect((await functions.call('deleteAccount', family, { confirmation: 'delete' })).status).toBe(200);
  await stripe.release(token);
  expect((await checkout).status).toBe(401);
  const { data } = await stripe.vendor.customers.list({ limit: 100 });
  expect(data.filter(({ metadata }) => metadata['uid'] === family.uid)).toEqual([]);
});

const mentionsUid = (params: Readonly<Record<string, unknown>>, uid: string): boolean =>
  JSON.stringify(params).includes(uid);
