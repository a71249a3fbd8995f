import { DAY_MS } from '@talelantern/domain/time/day';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { findReturnedPayments } from '../../functions/src/billing/find-returned-payments.ts';
import { reconcilePlans } from '../../functions/src/billing/reconcile-plans.ts';
import { createFirestoreHousekeeping } from '../../functions/src/storage/firestore-housekeeping.ts';
import { adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily, type Family } from './support/family.ts';
import { failure } from './support/function-under-test.ts';
import { createWholeFamily } from './support/whole-family.ts';
import { billingTools, customerOf, planOf, sessionIn, usePayments } from './support/payments.ts';

const { functions, stripe, buy, subscribe, tell } = await usePayments();

/** Sweeps reach every family: only those of this file were last asked for in this year. */
const LONG_AGO = Date.UTC(1998, 4, 17, 12);

const askedLongAgo = ({ uid }: Family) =>
  adminFirestore()
    .doc(`customers/${uid}`)
    .update({ askedAt: Timestamp.fromMillis(LONG_AGO) });

describe('R19: the daily look', () => {
  it('makes good what no event has told, in both directions', async () => {
    const [paid, ended] = await Promise.all([createFamily(), createFamily()]);
    const { subscription } = await subscribe(ended, 'pro_monthly');
    await stripe.setWebhook(null);
    await stripe.pay(sessionIn(await buy(paid, 'unlimited_monthly')));
    await stripe.vendor.subscriptions.cancel(subscription);
    await Promise.all([paid, ended].map(askedLongAgo));
    expect(await reconcilePlans(billingTools(stripe), LONG_AGO + DAY_MS - 1)).toBe(0);
    expect([await planOf(paid), await planOf(ended)]).toEqual(['free', 'pro_monthly']);
    expect(await reconcilePlans(billingTools(stripe), LONG_AGO + DAY_MS)).toBe(2);
    expect([await planOf(paid), await planOf(ended)]).toEqual(['unlimited_monthly', 'free']);
    expect(await reconcilePlans(billingTools(stripe), LONG_AGO + DAY_MS)).toBe(0);
  });

  it('follows a payment that a bank has taken back, of which nobody has heard', async () => {
    const { family, customer } = await subscribeAfresh();
    await stripe.setWebhook(null);
    const [charge] = (await stripe.vendor.charges.list({ customer })).data;
    await stripe.dispute(charge?.id ?? '');
    await askedLongAgo(family);
    await reconcilePlans(billingTools(stripe), LONG_AGO + DAY_MS);
    expect(await planOf(family)).toBe('pro_monthly');
    expect(await findReturnedPayments(billingTools(stripe))).toBe(1);
    expect(await planOf(family)).toBe('free');
    expect((await stripe.vendor.subscriptions.list({ customer })).data).toEqual([]);
    expect(await findReturnedPayments(billingTools(stripe))).toBe(0);
  });

  it('goes on past a family about which the vendor cannot be asked', async () => {
    const [unlucky, other] = await Promise.all([createFamily(), createFamily()]);
    await stripe.setWebhook(null);
    for (const family of [unlucky, other]) {
      await stripe.pay(sessionIn(await buy(family, 'pro_monthly')));
      await askedLongAgo(family);
    }
    await stripe.planFault({ kind: 'status', status: 500 }, { path: '/v1/subscriptions', times: 2 });
    expect(await reconcilePlans(billingTools(stripe), LONG_AGO + DAY_MS)).toBe(1);
    expect(await reconcilePlans(billingTools(stripe), LONG_AGO + DAY_MS)).toBe(1);
    expect([await planOf(unlucky), await planOf(other)]).toEqual(['pro_monthly', 'pro_monthly']);
  });
});

describe('names of events', () => {
  it('are forgotten when nobody sends them any more', async () => {
    const { customer } = await subscribeAfresh();
    const event = { id: `evt_old${Date.now()}`, type: 'invoice.paid', livemode: false };
    expect((await tell({ ...event, data: { object: { object: 'invoice', customer } } })).status).toBe(200);
    const noted = adminFirestore().doc(`stripe_events/${event.id}`);
    await noted.update({ expiresAt: Timestamp.fromMillis(LONG_AGO) });
    await createFirestoreHousekeeping(adminFirestore()).deleteExpired(LONG_AGO, async () => {});
    expect((await noted.get()).exists).toBe(false);
  });
});

describe('K7: an account that goes', () => {
  it('ends what it pays for, is forgotten by the vendor, and comes back by no event', async () => {
    const family = await createWholeFamily();
    await stripe.setWebhook(null);
    await stripe.pay(sessionIn(await buy(family, 'pro_monthly')));
    const customer = await customerOf(family);
    const [subscription] = (await stripe.vendor.subscriptions.list({ customer })).data;
    expect(await functions.call('deleteAccount', family, { confirmation: 'delete' })).toMatchObject({ status: 200 });
    expect((await stripe.vendor.subscriptions.retrieve(subscription?.id ?? '')).status).toBe('canceled');
    expect(await stripe.vendor.customers.retrieve(customer)).toMatchObject({ deleted: true });
    expect(await storedFields(`customers/${family.uid}`)).toEqual({});
    const late = { id: `evt_late${Date.now()}`, type: 'customer.subscription.deleted', livemode: false };
    expect((await tell({ ...late, data: { object: { object: 'subscription', customer } } })).status).toBe(200);
    expect(await storedFields(`users/${family.uid}`)).toEqual({});
  });

  it('stays until the vendor can be told', async () => {
    const { family, customer } = await subscribeAfresh();
    await stripe.planFault({ kind: 'status', status: 500 }, { path: `/v1/customers/${customer}`, times: 2 });
    expect(await functions.call('deleteAccount', family, { confirmation: 'delete' })).toMatchObject({
      status: 503,
      json: failure('busy', 'Busy, please try later'),
    });
    expect(await storedFields(`users/${family.uid}`)).not.toEqual({});
    expect(await functions.call('deleteAccount', family, { confirmation: 'delete' })).toMatchObject({ status: 200 });
    expect(await stripe.vendor.customers.retrieve(customer)).toMatchObject({ deleted: true });
  });

  it('cannot be paid for on a page that was open', async () => {
    const family = await createFamily();
    const session = sessionIn(await buy(family, 'pro_monthly'));
    expect(await functions.call('deleteAccount', family, { confirmation: 'delete' })).toMatchObject({ status: 200 });
    expect((await stripe.vendor.checkout.sessions.retrieve(session)).status).toBe('expired');
  });
});

async function subscribeAfresh() {
  const family = await createFamily();
  return { family, ...(await subscribe(family, 'pro_monthly')) };
}
