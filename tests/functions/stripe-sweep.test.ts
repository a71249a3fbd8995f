import { DAY_MS } from '@talelantern/domain/time/day';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { handlePaymentMovements } from '../../functions/src/billing/operations/handle-payment-event.ts';
import { reconcilePlans, refreshPlan } from '../../functions/src/billing/operations/refresh-plan.ts';
import { findPayers } from '../../scripts/restore/find-payers.ts';
import { createFirestoreExpiredDocuments } from '../../functions/src/sweeps/adapters/firestore-expired-documents.ts';
import { adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily, type Family } from './support/family.ts';
import { failure } from './support/function-under-test.ts';
import { createWholeFamily } from './support/whole-family.ts';
import { billingDeps, customerOf, planOf, sessionIn, setUpPayments, WEBHOOK_SECRET } from './support/payments.ts';

const { functions, stripe, buy, subscribe, sendEvent } = await setUpPayments();

/** Sweeps reach every family: a year that only this file uses. */
const LONG_AGO = Date.UTC(1998, 4, 17, 12);

const markStale = ({ uid }: Family) =>
  adminFirestore()
    .doc(`customers/${uid}`)
    .update({ askedAt: Timestamp.fromMillis(LONG_AGO) });

/** The sweep of the plans of these families; families of other test files have customers at a different stand-in. */
function sweepPlans(families: readonly Family[], now: number, { billingStore, ...deps } = billingDeps(stripe)) {
  async function* listStale(before: number): AsyncIterable<string[]> {
    for await (const ids of billingStore.listStale(before))
      yield ids.filter((id) => families.some(({ uid }) => uid === id));
  }
  return reconcilePlans({ ...deps, billingStore: { ...billingStore, listStale } }, now);
}

it('the payment sweep applies purchases and cancellations whose event was lost', async () => {
  const [payingFamily, endedFamily] = await Promise.all([createFamily(), createFamily()]);
  const { subscription } = await subscribe(endedFamily, 'pro_monthly');
  await stripe.setWebhook(null);
  await stripe.pay(sessionIn(await buy(payingFamily, 'unlimited_monthly')));
  await stripe.vendor.subscriptions.cancel(subscription);
  await Promise.all([payingFamily, endedFamily].map(markStale));
  expect(await sweepPlans([payingFamily, endedFamily], LONG_AGO + DAY_MS - 1)).toBe(0);
  expect([await planOf(payingFamily), await planOf(endedFamily)]).toEqual(['free', 'pro_monthly']);
  expect(await sweepPlans([payingFamily, endedFamily], LONG_AGO + DAY_MS)).toBe(2);
  expect([await planOf(payingFamily), await planOf(endedFamily)]).toEqual(['unlimited_monthly', 'free']);
  expect(await sweepPlans([payingFamily, endedFamily], LONG_AGO + DAY_MS)).toBe(0);
});

it('the payment sweep alerts about a payment whose event was lost, and not about one whose event came', async () => {
  await stripe.setWebhook({ url: functions.url('stripeWebhook'), secret: WEBHOOK_SECRET });
  const [reportedFamily, unreportedFamily] = await Promise.all([createFamily(), createFamily()]);
  await subscribe(reportedFamily, 'pro_monthly');
  await stripe.setWebhook(null);
  const { customer } = await subscribe(unreportedFamily, 'pro_monthly');
  await Promise.all([reportedFamily, unreportedFamily].map(markStale));
  const alerts: unknown[] = [];
  const log = (severity: string, event: string, details: object) =>
    void (severity === 'alert' && alerts.push([event, details]));
  await sweepPlans([reportedFamily, unreportedFamily], LONG_AGO + DAY_MS, { ...billingDeps(stripe), log });
  expect(alerts).toEqual([['payment_event_lost', { customer }]]);
});

it('a family whose customer was lost here gets it back from the vendor, and its plan from the payment sweep', async () => {
  const [lost, gone] = await Promise.all([createFamily(), createFamily()]);
  const { customer } = await subscribe(lost, 'pro_monthly');
  await subscribe(gone, 'pro_monthly');
  await adminFirestore().doc(`users/${lost.uid}`).update({ priceId: null, subscriptionStatus: null });
  await Promise.all([lost, gone].map(({ uid }) => adminFirestore().doc(`customers/${uid}`).delete()));
  await adminFirestore().doc(`users/${gone.uid}`).delete();
  const { billingStore } = billingDeps(stripe);
  expect(await findPayers(stripe.vendor, billingStore)).toBe(1);
  expect(await findPayers(stripe.vendor, billingStore)).toBe(0);
  expect(await customerOf(lost)).toBe(customer);
  expect(await storedFields(`customers/${gone.uid}`)).toEqual({});
  await sweepPlans([lost], LONG_AGO);
  expect(await planOf(lost)).toBe('pro_monthly');
});

it('the payment sweep applies a disputed payment whose event was lost', async () => {
  const { family, customer } = await subscribeNewFamily();
  await stripe.setWebhook(null);
  const [charge] = (await stripe.vendor.charges.list({ customer })).data;
  await stripe.dispute(charge?.id ?? '');
  await markStale(family);
  await sweepPlans([family], LONG_AGO + DAY_MS);
  expect(await planOf(family)).toBe('pro_monthly');
  expect(await handlePaymentMovements(billingDeps(stripe))).toBe(1);
  expect(await planOf(family)).toBe('free');
  expect((await stripe.vendor.subscriptions.list({ customer })).data).toEqual([]);
  expect(await handlePaymentMovements(billingDeps(stripe))).toBe(0);

  // The vendor lists a dispute for thirty days; it must not end a subscription bought since then.
  await adminFirestore().doc(`customers/${family.uid}`).update({ disputedAt: null });
  await stripe.pay(sessionIn(await buy(family, 'pro_monthly')));
  await markStale(family);
  await sweepPlans([family], LONG_AGO + DAY_MS);
  await handlePaymentMovements(billingDeps(stripe));
  expect(await planOf(family)).toBe('pro_monthly');
  expect((await stripe.vendor.subscriptions.list({ customer })).data).toHaveLength(1);
});

it('the payment sweep alerts an administrator once about a won dispute whose event was lost', async () => {
  const { family, customer } = await subscribeNewFamily();
  await stripe.setWebhook(null);
  const [charge] = (await stripe.vendor.charges.list({ customer })).data;
  await stripe.dispute(charge?.id ?? '', 'won');
  const alerts: string[] = [];
  const deps = { ...billingDeps(stripe), log: (_severity: string, event: string) => void alerts.push(event) };
  await handlePaymentMovements(deps);
  await handlePaymentMovements(deps);
  expect(alerts.filter((event) => event === 'dispute_won')).toHaveLength(1);
  expect((await buy(family, 'pro_monthly')).status).toBe(200);
});

it('the payment sweep reads the refunded charge of a deleted family once', async () => {
  const { family, customer } = await subscribeNewFamily();
  await stripe.setWebhook(null);
  const [charge] = (await stripe.vendor.charges.list({ customer })).data;
  await stripe.vendor.refunds.create({ charge: charge?.id ?? '' });
  await adminFirestore().doc(`customers/${family.uid}`).delete();
  const chargeRequests = () => stripe.requests(`/v1/charges/${charge?.id ?? ''}`);
  expect(await handlePaymentMovements(billingDeps(stripe))).toBe(0);
  expect(await chargeRequests()).toHaveLength(1);
  expect(await handlePaymentMovements(billingDeps(stripe))).toBe(0);
  expect(await chargeRequests()).toHaveLength(1);
});

it('the payment sweep does not end a subscription when a bank has only inquired about a payment', async () => {
  const { customer } = await subscribeNewFamily();
  const [charge] = (await stripe.vendor.charges.list({ customer })).data;
  await stripe.dispute(charge?.id ?? '', 'inquiry');
  expect(await handlePaymentMovements(billingDeps(stripe))).toBe(0);
  expect((await stripe.vendor.subscriptions.list({ customer })).data).toHaveLength(1);
});

it('the payment sweep continues with the next family when the vendor fails for one', async () => {
  const [unlucky, other] = await Promise.all([createFamily(), createFamily()]);
  await stripe.setWebhook(null);
  for (const family of [unlucky, other]) {
    await stripe.pay(sessionIn(await buy(family, 'pro_monthly')));
    await markStale(family);
  }
  // The sweep reads both families in parallel, each at most twice: three faults make exactly one of them fail.
  await stripe.planFault({ kind: 'status', status: 500 }, { path: '/v1/subscriptions', times: 3 });
  expect(await sweepPlans([unlucky, other], LONG_AGO + DAY_MS)).toBe(1);
  expect(await sweepPlans([unlucky, other], LONG_AGO + DAY_MS)).toBe(1);
  expect([await planOf(unlucky), await planOf(other)]).toEqual(['pro_monthly', 'pro_monthly']);
});

describe('a key of a different account or mode', () => {
  it('a customer missing from the Stripe account keeps the plan and the record, and an alert is logged', async () => {
    const { family, customer } = await subscribeNewFamily();
    await refreshPlan(billingDeps(stripe), family.uid, null);
    const record = adminFirestore().doc(`customers/${family.uid}`);
    await record.update({ customerId: 'cus_of_another_mode' });
    await markStale(family);
    const alerts: string[] = [];
    const deps = billingDeps(stripe, (severity, event) => void alerts.push(`${severity} ${event}`));
    expect(await sweepPlans([family], LONG_AGO + DAY_MS, deps)).toBe(0);
    expect(await sweepPlans([family], LONG_AGO + DAY_MS, deps)).toBe(0);
    expect(alerts).toEqual(['alert customer_unknown']);
    const event = { id: `evt_other${Date.now()}`, type: 'invoice.paid', created: 1_790_000_000, livemode: false };
    const subject = { object: 'invoice', customer: 'cus_of_another_mode' };
    expect((await sendEvent({ ...event, data: { object: subject } })).status).toBe(200);
    expect(await planOf(family)).toBe('pro_monthly');

    for (const response of [
      await buy(family, 'pro_yearly'),
      await functions.call('createPortalSession', family),
      await functions.call('deleteAccount', family, { confirmation: 'delete' }),
    ])
      expect(response.status).toBe(503);
    expect((await record.get()).get('customerId')).toBe('cus_of_another_mode');
    await record.update({ customerId: customer });
    expect(await functions.call('deleteAccount', family, { confirmation: 'delete' })).toMatchObject({ status: 200 });
    expect(await stripe.vendor.customers.retrieve(customer)).toMatchObject({ deleted: true });
  });

  it('a customer that was deleted at the vendor has no plan', async () => {
    const { family, customer } = await subscribeNewFamily();
    await stripe.setWebhook(null);
    await stripe.vendor.customers.del(customer);
    await markStale(family);
    expect(await sweepPlans([family], LONG_AGO + DAY_MS)).toBe(1);
    expect(await planOf(family)).toBe('free');
    expect(await functions.call('createPortalSession', family)).toMatchObject({ status: 404 });
  });
});

it('ids of payment events are deleted once the vendor can no longer send them', async () => {
  const { customer } = await subscribeNewFamily();
  const event = { id: `evt_old${Date.now()}`, type: 'invoice.paid', created: 1_790_000_000, livemode: false };
  expect((await sendEvent({ ...event, data: { object: { object: 'invoice', customer } } })).status).toBe(200);
  const storedId = adminFirestore().doc(`stripe_events/${event.id}`);
  await storedId.update({ expiresAt: Timestamp.fromMillis(LONG_AGO) });
  await createFirestoreExpiredDocuments(adminFirestore()).deleteExpired(LONG_AGO, async () => {});
  expect((await storedId.get()).exists).toBe(false);
});

it('deleting an account ends the subscription, deletes the customer, and is not undone by an event', async () => {
  const family = await createWholeFamily();
  // Removes the family's customer at a different stand-in.
  await adminFirestore().doc(`customers/${family.uid}`).delete();
  await stripe.setWebhook(null);
  await stripe.pay(sessionIn(await buy(family, 'pro_monthly')));
  const customer = await customerOf(family);
  const [subscription] = (await stripe.vendor.subscriptions.list({ customer })).data;
  expect(await functions.call('deleteAccount', family, { confirmation: 'delete' })).toMatchObject({ status: 200 });
  expect((await stripe.vendor.subscriptions.retrieve(subscription?.id ?? '')).status).toBe('canceled');
  expect(await stripe.vendor.customers.retrieve(customer)).toMatchObject({ deleted: true });
  expect(await storedFields(`customers/${family.uid}`)).toEqual({});
  const lateEvent = {
    id: `evt_late${Date.now()}`,
    type: 'customer.subscription.deleted',
    created: 1_790_000_000,
    livemode: false,
  };
  expect((await sendEvent({ ...lateEvent, data: { object: { object: 'subscription', customer } } })).status).toBe(200);
  expect(await storedFields(`users/${family.uid}`)).toEqual({});
});

it('deleting an account waits until the payment vendor is available', async () => {
  const { family, customer } = await subscribeNewFamily();
  await stripe.planFault({ kind: 'status', status: 500 }, { path: `/v1/customers/${customer}`, times: 2 });
  expect(await functions.call('deleteAccount', family, { confirmation: 'delete' })).toMatchObject({
    status: 503,
    json: failure('busy', 'Busy, please try later'),
  });
  expect(await storedFields(`users/${family.uid}`)).not.toEqual({});
  expect(await functions.call('deleteAccount', family, { confirmation: 'delete' })).toMatchObject({ status: 200 });
  expect(await stripe.vendor.customers.retrieve(customer)).toMatchObject({ deleted: true });
});

it('deleting an account blocks payment on an open page', async () => {
  const family = await createFamily();
  const session = sessionIn(await buy(family, 'pro_monthly'));
  expect(await functions.call('deleteAccount', family, { confirmation: 'delete' })).toMatchObject({ status: 200 });
  expect((await stripe.vendor.checkout.sessions.retrieve(session)).status).toBe('expired');
});

async function subscribeNewFamily() {
  const family = await createFamily();
  return { family, ...(await subscribe(family, 'pro_monthly')) };
}
