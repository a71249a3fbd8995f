import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { reconcilePlans } from '../../functions/src/billing/operations/refresh-plan.ts';
import { ask, auditOf, createAdmin } from './support/admins.ts';
import { adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily, PASSWORD, signIn, type Family } from './support/family.ts';
import { failure } from './support/function-under-test.ts';
import { billingDeps, customerOf, planOf, profileOf, sessionIn, setUpPayments } from './support/payments.ts';

const { functions, stripe, buy, subscribe, changeInPortal } = await setUpPayments();

const underTest = { call: (family: Family | null, body?: unknown) => functions.call('admin', family, body) };
const disableRequest = ({ uid }: Family) => ({ action: 'setPersonDisabled', uid, disabled: true, note: '' }) as const;
const statusOf = async (subscription: string) => (await stripe.vendor.subscriptions.retrieve(subscription)).status;

/** Runs the sweep that retries ending a subscription, for this family only. */
async function retryEnd({ uid }: Family): Promise<void> {
  const { billingStore, ...deps } = billingDeps(stripe);
  async function* listStale(): AsyncIterable<string[]> {
    yield [uid];
  }
  await reconcilePlans({ ...deps, billingStore: { ...billingStore, listStale } }, Date.now());
}

async function payingFamily() {
  const family = await createFamily();
  return { family, ...(await subscribe(family, 'pro_monthly')) };
}

it('disabling a user ends the subscription and blocks payments; an enabled user can buy again', async () => {
  const admin = await createAdmin(['people']);
  const { family, customer, subscription } = await payingFamily();
  await ask(underTest, admin, disableRequest(family));
  expect(await statusOf(subscription)).toBe('canceled');
  expect(await planOf(family)).toBe('free');
  expect(await auditOf('person', family.uid)).toMatchObject([
    { before: { disabled: false, pays: 'pro_monthly' }, after: { disabled: true, pays: null } },
  ]);
  expect((await buy(family, 'pro_monthly')).status).toBe(401);

  await ask(underTest, admin, { ...disableRequest(family), disabled: false });
  const familyWithNewToken = { ...family, token: await signIn(`${family.uid}@example.test`, PASSWORD) };
  await subscribe(familyWithNewToken, 'unlimited_monthly');
  expect(await planOf(family)).toBe('unlimited_monthly');
  expect(await customerOf(family)).toBe(customer);
  expect(await auditOf('person', family.uid)).toMatchObject([{}, { after: { disabled: false } }]);
});

it.each([true, false])(
  'a disabled user cannot pay on an open payment page; ends the subscription: %s',
  async (endsSubscription) => {
    const admin = await createAdmin(['people']);
    const family = await createFamily();
    const session = sessionIn(await buy(family, 'pro_monthly'));
    await ask(underTest, admin, { ...disableRequest(family), endsSubscription });
    expect((await stripe.vendor.checkout.sessions.retrieve(session)).status).toBe('expired');
  },
);

it('a disabled user cannot pay on a payment page that is being opened', async () => {
  const admin = await createAdmin(['people']);
  const family = await createFamily();
  const token = randomUUID();
  await stripe.planFault({ kind: 'hold', token }, { path: '/v1/checkout/sessions', method: 'POST', times: 1 });
  const payment = buy(family, 'pro_monthly');
  await expect
    .poll(async () =>
      (await stripe.requests('/v1/checkout/sessions')).some(
        ({ params }) => params['client_reference_id'] === family.uid,
      ),
    )
    .toBe(true);
  await ask(underTest, admin, disableRequest(family));
  await stripe.release(token);
  expect((await payment).status).toBe(401);
  const { data } = await stripe.vendor.checkout.sessions.list({ customer: await customerOf(family) });
  expect(data.map(({ status }) => status)).toEqual(['expired']);
});

it('a disabled user’s subscription continues until it is ended, if the administrator chooses to keep it', async () => {
  const admin = await createAdmin(['people']);
  const { family, subscription } = await payingFamily();
  await ask(underTest, admin, { ...disableRequest(family), endsSubscription: false });
  expect(await statusOf(subscription)).toBe('active');
  const { person, subscription: reported } = await ask(underTest, admin, { action: 'readPerson', uid: family.uid });
  expect([person.status, reported.status]).toEqual(['disabled', 'active']);
  await adminFirestore().doc(`users/${family.uid}`).update({ subscriptionStatus: 'paused' });
  await ask(underTest, admin, disableRequest(family));
  expect(await auditOf('person', family.uid)).toMatchObject([{}, { before: { pays: 'pro_monthly' } }]);
  expect(await statusOf(subscription)).toBe('canceled');
  expect((await profileOf(family)).subscriptionStatus).toBe('canceled');
});

it('a user is disabled even when the payment vendor is unreachable, and the sweep ends the subscription', async () => {
  const admin = await createAdmin(['people']);
  const { family, subscription } = await payingFamily();
  await stripe.planFault({ kind: 'status', status: 500 }, { path: `/v1/subscriptions/${subscription}`, times: 2 });
  expect(await underTest.call(admin, disableRequest(family))).toMatchObject({
    status: 503,
    json: failure('busy', 'Busy, please try later'),
  });
  expect((await profileOf(family)).disabled).toBe(true);
  expect(await statusOf(subscription)).toBe('active');
  // The customer is due in the next sweep.
  expect((await storedFields(`customers/${family.uid}`))['askedAt']).toEqual(Timestamp.fromMillis(0));
  await retryEnd(family);
  expect(await statusOf(subscription)).toBe('canceled');
  expect(await planOf(family)).toBe('free');
});

it('a subscription that waits for a smaller plan ends, even if the vendor refuses to end it under its schedule', async () => {
  const admin = await createAdmin(['people']);
  const family = await createFamily();
  const { customer, subscription } = await subscribe(family, 'unlimited_monthly');
  await changeInPortal(customer, subscription, 'pro_monthly');
  await stripe.settled();
  const path = `/v1/subscriptions/${subscription}`;
  await stripe.planFault({ kind: 'status', status: 400 }, { path, method: 'DELETE', times: 1 });
  await ask(underTest, admin, disableRequest(family));
  expect(await statusOf(subscription)).toBe('canceled');
  expect(await planOf(family)).toBe('free');
});

it.each([
  ['enabled again', { disabled: false }],
  ['disabled again without ending the subscription', { endsSubscription: false }],
])('the sweep does not end the subscription of a user who was %s', async (_how, change) => {
  const admin = await createAdmin(['people']);
  const { family, subscription } = await payingFamily();
  await stripe.planFault({ kind: 'status', status: 500 }, { path: `/v1/subscriptions/${subscription}`, times: 2 });
  expect((await underTest.call(admin, disableRequest(family))).status).toBe(503);
  await ask(underTest, admin, { ...disableRequest(family), ...change });
  await retryEnd(family);
  expect(await statusOf(subscription)).toBe('active');
});

it('the page of a user says that the bank took a payment back, until it is back', async () => {
  const admin = await createAdmin(['people']);
  const { family, customer } = await payingFamily();
  const read = async () => (await ask(underTest, admin, { action: 'readPerson', uid: family.uid })).subscription;
  expect((await read()).isDisputed).toBe(false);
  const [charge] = (await stripe.vendor.charges.list({ customer })).data;
  await stripe.dispute(charge?.id ?? '');
  await stripe.settled();
  expect((await read()).isDisputed).toBe(true);
  await adminFirestore().doc(`customers/${family.uid}`).update({ reinstatedAt: new Date() });
  expect((await read()).isDisputed).toBe(false);
});

it('deleting a user as administrator ends the subscription and deletes the customer', async () => {
  const admin = await createAdmin(['people']);
  const { family, customer, subscription } = await payingFamily();
  await ask(underTest, admin, { action: 'deletePerson', uid: family.uid, confirmation: 'delete', note: '' });
  expect(await statusOf(subscription)).toBe('canceled');
  expect(await stripe.vendor.customers.retrieve(customer)).toMatchObject({ deleted: true });
  expect(await storedFields(`customers/${family.uid}`)).toEqual({});
});
