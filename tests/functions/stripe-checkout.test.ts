import { RATE_LIMITED, VERIFY_EMAIL } from '@talelantern/domain/contracts/contract';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { adminAuth, adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily, PASSWORD, signIn } from './support/family.ts';
import { failure } from './support/function-under-test.ts';
import { customerOf, planOf, profileOf, sessionIn, setUpPayments } from './support/payments.ts';

/** The default of PAYMENT_PAGES_PER_HOUR. */
const PAGES_PER_HOUR = 20;

const payments = await setUpPayments();
const { functions, stripe, buy, subscribe } = payments;

const SUBSCRIBED = {
  status: 409,
  json: failure('in_progress', 'You already have a subscription. You can change it under Manage subscription.'),
};
const liveOf = async (customer: string) => (await stripe.vendor.subscriptions.list({ customer })).data;

it('a checkout uses the plan’s price and the caller’s customer, and returns to our site', async () => {
  const family = await createFamily();
  const response = await buy(family, 'unlimited_yearly');
  expect(response.status).toBe(200);
  const session = await stripe.vendor.checkout.sessions.retrieve(sessionIn(response));
  expect(session).toMatchObject({
    mode: 'subscription',
    amount_total: 17_991,
    customer: await customerOf(family),
    client_reference_id: family.uid,
    success_url: 'https://talelantern.test/subscription?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://talelantern.test/subscription',
  });
  expect(await stripe.vendor.customers.retrieve(await customerOf(family))).toMatchObject({
    email: `${family.uid}@example.test`,
    metadata: { uid: family.uid },
  });
});

it('a checkout returns only to an origin of the app', async () => {
  const returnOriginFor = async (origin: string) => {
    const body = { plan: 'pro_monthly' };
    const response = await functions.call('createCheckoutSession', await createFamily(), body, {
      headers: { origin },
    });
    return (await stripe.vendor.checkout.sessions.retrieve(sessionIn(response))).cancel_url;
  };
  expect(await returnOriginFor('https://www.talelantern.test')).toBe('https://www.talelantern.test/subscription');
  expect(await returnOriginFor('https://evil.test')).toBe('https://talelantern.test/subscription');
});

it('a checkout grants the paid plan and changes nothing else', async () => {
  const family = await createFamily({ profile: { penName: 'The Fennimores', storiesThisMonth: 2 } });
  const { subscription } = await subscribe(family, 'pro_monthly');
  const { items, created } = await stripe.vendor.subscriptions.retrieve(subscription);
  const [item] = items.data;
  expect(await profileOf(family)).toMatchObject({
    priceId: 'pro_monthly',
    subscriptionStatus: 'active',
    currentPeriodEnd: (item?.current_period_end ?? 0) * 1000,
    cancelAtPeriodEnd: false,
    subscribedAt: created * 1000,
    penName: 'The Fennimores',
    storiesThisMonth: 2,
  });
  expect(await planOf(family)).toBe('pro_monthly');
});

it('a checkout grants nothing before payment', async () => {
  const family = await createFamily();
  expect(await stripe.pay(sessionIn(await buy(family, 'pro_monthly')), 'declined')).toBeNull();
  await stripe.settled();
  expect(await planOf(family)).toBe('free');
});

it.each([
  ['another family’s user id', { userId: 'somebody' }, 403],
  ['a custom price', { price: 'price_1' }, 400],
  ['a custom amount', { amount: 1 }, 400],
  ['a custom customer', { customer: 'cus_1' }, 400],
  ['a plan that is not sold', { plan: 'free' }, 400],
  ['an unknown plan', { plan: 'gold' }, 400],
  ['no plan', { plan: undefined }, 400],
  ['another return URL', { success_url: 'https://evil.test' }, 400],
  ['another return URL from the portal', { return_url: 'https://evil.test' }, 400],
])('a checkout with %s is refused', async (_what, fields, status) => {
  const family = await createFamily();
  const response = await functions.call('createCheckoutSession', family, { plan: 'pro_monthly', ...fields });
  expect(response.status).toBe(status);
  expect(await storedFields(`customers/${family.uid}`)).toEqual({});
  // A body with the allowed fields only is accepted.
  expect(
    (await functions.call('createCheckoutSession', family, { plan: 'pro_monthly', userId: family.uid })).status,
  ).toBe(200);
});

it('a checkout is refused without sign-in, for a disabled user and during an account deletion', async () => {
  expect((await functions.call('createCheckoutSession', null, { plan: 'pro_monthly' })).status).toBe(401);
  const off = await createFamily({ profile: { disabled: true } });
  expect((await buy(off, 'pro_monthly')).status).toBe(401);
  const deletedFamily = await createFamily();
  await adminFirestore().doc(`deleted/${deletedFamily.uid}`).set({ at: new Date() });
  const customersBefore = (await stripe.vendor.customers.list({ limit: 100 })).data.map(({ id }) => id);
  expect((await buy(deletedFamily, 'pro_monthly')).status).toBe(401);
  expect((await stripe.vendor.customers.list({ limit: 100 })).data.map(({ id }) => id)).toEqual(customersBefore);
});

it('a checkout needs a verified email address, and opens once it is verified', async () => {
  const family = await createFamily({ verified: false });
  expect(await buy(family, 'pro_monthly')).toMatchObject({
    status: 403,
    json: failure('verify_email', VERIFY_EMAIL),
  });
  expect(await storedFields(`customers/${family.uid}`)).toEqual({});
  await adminAuth().updateUser(family.uid, { emailVerified: true });
  expect((await buy(family, 'pro_monthly')).status).toBe(200);
});

it('a checkout reports that the vendor is unavailable, and works again afterwards', async () => {
  const family = await createFamily();
  await stripe.planFault({ kind: 'status', status: 500 }, { path: '/v1/checkout/sessions', times: 2 });
  expect(await buy(family, 'pro_monthly')).toMatchObject({
    status: 503,
    json: failure('busy', 'Busy, please try later'),
  });
  expect((await buy(family, 'pro_monthly')).status).toBe(200);
});

it('a checkout and the portal open although the vendor does not take the email address for receipts', async () => {
  const family = await createFamily();
  await buy(family, 'pro_monthly');
  const customer = { path: `/v1/customers/${await customerOf(family)}`, times: 2 };
  for (const open of [() => buy(family, 'pro_yearly'), () => functions.call('createPortalSession', family)]) {
    await stripe.planFault({ kind: 'status', status: 500 }, customer);
    expect((await open()).status).toBe(200);
  }
});

it('a checkout works after the customer has been deleted at the vendor', async () => {
  const family = await createFamily();
  await buy(family, 'pro_monthly');
  await stripe.vendor.customers.del(await customerOf(family));
  const { customer } = await subscribe(family, 'pro_yearly');
  expect(customer).toBe(await customerOf(family));
  expect(await planOf(family)).toBe('pro_yearly');
});

it('two checkouts for the same plan return the same page', async () => {
  const family = await createFamily();
  const [one, other] = await Promise.all([buy(family, 'pro_monthly'), buy(family, 'pro_monthly')]);
  expect(sessionIn(one)).toBe(sessionIn(other));
  expect(sessionIn(await buy(family, 'pro_monthly'))).toBe(sessionIn(one));
});

it('checkouts for two plans are never both open', async () => {
  const family = await createFamily();
  const responses = await Promise.all([
    buy(family, 'pro_monthly'),
    buy(family, 'unlimited_monthly'),
    buy(family, 'pro_yearly'),
  ]);
  for (const response of responses) await stripe.pay(sessionIn(response));
  await stripe.settled();
  expect(await liveOf(await customerOf(family))).toHaveLength(1);
  expect(await planOf(family)).not.toBe('free');
});

it('a second checkout is refused and refers to the portal when the first is paid', async () => {
  const family = await createFamily();
  const { customer } = await subscribe(family, 'pro_monthly');
  expect(await buy(family, 'pro_monthly')).toMatchObject(SUBSCRIBED);
  expect(await buy(family, 'unlimited_monthly')).toMatchObject(SUBSCRIBED);
  expect(await liveOf(customer)).toHaveLength(1);
});

it('thirty tabs that open a checkout get a page or a rate limit, without an error', async () => {
  const family = await createFamily();
  expect((await buy(family, 'pro_monthly')).status).toBe(200);
  const responses = await Promise.all(Array.from({ length: 30 }, () => buy(family, 'pro_monthly')));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 429]));
});

it('a second checkout is refused and refers to the portal when the first is paid while it is being closed', async () => {
  const family = await createFamily();
  const session = sessionIn(await buy(family, 'pro_monthly'));
  const path = `/v1/checkout/sessions/${session}/expire`;
  await stripe.planFault({ kind: 'hold', token: session }, { path, times: 1 });
  const second = buy(family, 'unlimited_monthly');
  await expect.poll(async () => (await stripe.requests(path)).length).toBe(1);
  await stripe.pay(session);
  await stripe.release(session);
  expect(await second).toMatchObject(SUBSCRIBED);
  expect(await liveOf(await customerOf(family))).toHaveLength(1);
  await stripe.settled();
  expect(await planOf(family)).toBe('pro_monthly');
});

it.each(['past_due', 'unpaid', 'paused', 'enchanted'])(
  'a second checkout is refused and refers to the portal when the first subscription is %s',
  async (status) => {
    const family = await createFamily();
    const { subscription } = await subscribe(family, 'pro_monthly');
    await stripe.alter(subscription, { status });
    expect(await buy(family, 'pro_monthly')).toMatchObject(SUBSCRIBED);
  },
);

it('a second checkout reports an existing plan whose event has not arrived yet', async () => {
  const family = await createFamily();
  await stripe.holdDeliveries();
  await stripe.pay(sessionIn(await buy(family, 'pro_monthly')));
  expect(await planOf(family)).toBe('free');
  expect(await buy(family, 'pro_monthly')).toMatchObject(SUBSCRIBED);
  expect(await planOf(family)).toBe('pro_monthly');
  await stripe.releaseDeliveries();
  await stripe.settled();
});

it('a second checkout may follow after the first subscription has ended', async () => {
  const family = await createFamily();
  const { subscription } = await subscribe(family, 'pro_monthly');
  await stripe.vendor.subscriptions.cancel(subscription);
  await stripe.settled();
  expect(await planOf(family)).toBe('free');
  await subscribe(family, 'unlimited_monthly');
  expect(await planOf(family)).toBe('unlimited_monthly');
});

it('a second checkout leaves no incomplete subscription beside a paid one', async () => {
  const family = await createFamily();
  const { subscription } = await subscribe(family, 'pro_monthly');
  await stripe.alter(subscription, { status: 'incomplete' });
  await subscribe(family, 'pro_yearly');
  expect((await stripe.vendor.subscriptions.retrieve(subscription)).status).toMatch(/canceled|incomplete_expired/);
  expect(await planOf(family)).toBe('pro_yearly');
});

it('the portal shows the caller’s subscription and returns to our site', async () => {
  const family = await createFamily();
  const { customer } = await subscribe(family, 'pro_monthly');
  const before = (await stripe.requests('/v1/billing_portal/sessions')).length;
  expect((await functions.call('createPortalSession', family)).status).toBe(200);
  expect((await stripe.requests('/v1/billing_portal/sessions')).slice(before)).toMatchObject([
    { params: { customer, return_url: 'https://talelantern.test/subscription' } },
  ]);
});

it('a subscription is canceled on a page that offers nothing else, once', async () => {
  const family = await createFamily();
  expect(await functions.call('createPortalSession', family, { page: 'cancel' })).toMatchObject({ status: 404 });
  const { customer, subscription } = await subscribe(family, 'pro_monthly');
  const before = (await stripe.requests('/v1/billing_portal/sessions')).length;
  const { status, json } = await functions.call('createPortalSession', family, { page: 'cancel' });
  expect(status).toBe(200);
  const returnUrl = 'https://talelantern.test/subscription';
  expect((await stripe.requests('/v1/billing_portal/sessions')).slice(before)).toMatchObject([
    {
      params: {
        customer,
        flow_data: {
          type: 'subscription_cancel',
          subscription_cancel: { subscription },
          after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
        },
      },
    },
  ]);
  const { url } = z.object({ url: z.string() }).parse(json);
  const submit = (action: string) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ action, subscription }), redirect: 'manual' });
  expect((await submit('change')).status).toBe(400);
  expect((await submit('cancel')).headers.get('location')).toBe(returnUrl);
  await stripe.settled();
  expect((await profileOf(family)).cancelAtPeriodEnd).toBe(true);
  expect(await functions.call('createPortalSession', family, { page: 'cancel' })).toMatchObject({
    status: 404,
    json: failure('not_found', 'Your subscription is already canceled'),
  });
  expect((await functions.call('createPortalSession', family, { page: 'change' })).status).toBe(400);
});

it('a checkout and the portal give the vendor the email address that the family has now', async () => {
  const family = await createFamily();
  const emailAtVendor = async () => {
    const customer = await stripe.vendor.customers.retrieve(await customerOf(family));
    return customer.deleted ? null : customer.email;
  };
  const pages = {
    checkout: () => buy(family, 'pro_monthly'),
    portal: () => functions.call('createPortalSession', family),
  };
  await buy(family, 'pro_monthly');
  for (const page of ['checkout', 'portal'] as const) {
    const email = `${page}.${family.uid}@example.test`;
    await adminAuth().updateUser(family.uid, { email, emailVerified: true });
    // Signs in again, because a change of the email address ends the tokens of earlier seconds.
    family.token = await signIn(email, PASSWORD);
    expect((await pages[page]()).status).toBe(200);
    expect(await emailAtVendor()).toBe(email);
  }
  const path = `/v1/customers/${await customerOf(family)}`;
  const countWrites = async () => (await stripe.requests(path)).filter(({ method }) => method === 'POST').length;
  const before = await countWrites();
  await pages.portal();
  expect(await countWrites()).toBe(before);
});

it('the portal is refused for another family’s customer', async () => {
  const family = await createFamily();
  await subscribe(family, 'pro_monthly');
  expect((await functions.call('createPortalSession', family, { userId: 'somebody' })).status).toBe(403);
  expect((await functions.call('createPortalSession', family, { customer: 'cus_1' })).status).toBe(400);
  expect((await functions.call('createPortalSession', family, { return_url: 'https://evil.test' })).status).toBe(400);
  expect((await functions.call('createPortalSession', null)).status).toBe(401);
});

it('the portal is limited per family and hour together with checkouts', async () => {
  const [family, other] = await Promise.all([createFamily(), createFamily()]);
  const countOpenedPages = async () =>
    [...(await stripe.requests('/v1/checkout/sessions')), ...(await stripe.requests('/v1/billing_portal/sessions'))]
      .length;
  const setOpened = (pagesOpenedAt: number[]) =>
    adminFirestore().doc(`customers/${family.uid}`).update({ pagesOpenedAt });
  const openedNow = (count: number) => Array.from({ length: count }, () => Date.now());
  // The first checkout creates the customer, on which the others are counted.
  expect((await buy(family, 'pro_monthly')).status).toBe(200);
  await setOpened(openedNow(PAGES_PER_HOUR - 1));
  expect((await buy(family, 'pro_monthly')).status).toBe(200);
  const before = await countOpenedPages();
  for (const refusal of [await buy(family, 'pro_yearly'), await functions.call('createPortalSession', family)]) {
    expect(refusal).toMatchObject({ status: 429, json: failure('rate_limited', RATE_LIMITED) });
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(await countOpenedPages()).toBe(before);
  expect((await buy(other, 'pro_yearly')).status).toBe(200);
  const hourAgo = Date.now() - 3_600_000;
  // The first of these opened pages is an hour old in a minute, the others only in an hour.
  await setOpened([hourAgo + 60_000, ...openedNow(PAGES_PER_HOUR - 1)]);
  const wait = Number((await functions.call('createPortalSession', family)).headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  await setOpened([hourAgo, hourAgo]);
  expect((await functions.call('createPortalSession', family)).status).toBe(200);
});

it('the portal is refused before the first checkout', async () => {
  expect(await functions.call('createPortalSession', await createFamily())).toMatchObject({
    status: 404,
    json: failure('not_found', 'You have no subscription yet'),
  });
});
