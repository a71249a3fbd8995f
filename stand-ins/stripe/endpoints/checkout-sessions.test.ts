import type { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStandIn, type StandInUnderTest } from '../testing/stand-in-under-test.ts';

const SUCCESS = 'https://shop.example.test/subscription?session={CHECKOUT_SESSION_ID}';
const CANCEL = 'https://shop.example.test/subscription';

let standIn: StandInUnderTest;
let customer: string;
let price: string;
beforeAll(async () => {
  standIn = await openStandIn();
  customer = (await standIn.vendor.customers.create({ email: 'family@example.test' })).id;
  price = await standIn.priceOf('pro_monthly');
});
afterAll(() => standIn.close());

const order = (): Stripe.Checkout.SessionCreateParams => ({
  mode: 'subscription',
  customer,
  client_reference_id: 'uid',
  line_items: [{ price, quantity: 1 }],
  subscription_data: { metadata: { uid: 'uid' } },
  allow_promotion_codes: true,
  success_url: SUCCESS,
  cancel_url: CANCEL,
});

const open = (overrides: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  standIn.vendor.checkout.sessions.create({ ...order(), ...overrides });

/** A valid order with overrides, some of which the SDK's types forbid. */
const ask = (overrides: Readonly<Record<string, unknown>>) => {
  const definedFields = Object.entries({ ...order(), ...overrides }).filter(([, value]) => value !== undefined);
  return standIn.vendor.rawRequest('POST', '/v1/checkout/sessions', Object.fromEntries(definedFields));
};

const pageUrlOf = ({ url }: Stripe.Checkout.Session): string => url ?? '';
const retrieveAgain = ({ id }: Stripe.Checkout.Session) => standIn.vendor.checkout.sessions.retrieve(id);

it('a new checkout is open and unpaid', async () => {
  const session = await open();
  expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', subscription: null, amount_total: 999 });
  expect(await retrieveAgain(session)).toEqual(expect.objectContaining({ id: session.id, status: 'open' }));
});

it('a paid checkout redirects to the success URL and creates a subscription with the metadata', async () => {
  const session = await open();
  const paidPage = await standIn.submit(pageUrlOf(session), { card: 'good' });
  expect(paidPage).toEqual({ status: 303, leadsTo: SUCCESS.replace('{CHECKOUT_SESSION_ID}', session.id) });
  const after = await standIn.vendor.checkout.sessions.retrieve(session.id, { expand: ['subscription'] });
  expect(after).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    subscription: {
      customer,
      status: 'active',
      metadata: { uid: 'uid' },
      items: { data: [{ price: { id: price } }] },
    },
  });
});

it('a checkout stays open after a declined card and accepts another', async () => {
  const session = await open();
  expect(await standIn.submit(pageUrlOf(session), { card: 'declined' })).toEqual({ status: 402, leadsTo: '' });
  expect(await retrieveAgain(session)).toMatchObject({ status: 'open', payment_status: 'unpaid' });
  expect(await standIn.submit(pageUrlOf(session), { card: 'good' })).toMatchObject({ status: 303 });
});

it('two concurrent payments pay a checkout once', async () => {
  const { id } = await standIn.vendor.customers.create({});
  const session = await open({ customer: id });
  const payments = [1, 2].map(() => standIn.submit(pageUrlOf(session), { card: 'good' }));
  const statuses = (await Promise.all(payments)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 303]));
  expect((await standIn.vendor.subscriptions.list({ customer: id })).data).toHaveLength(1);
});

it('a deleted customer cannot pay a checkout', async () => {
  const { id } = await standIn.vendor.customers.create({});
  const session = await open({ customer: id });
  await standIn.vendor.customers.del(id);
  await standIn.submit(pageUrlOf(session), { card: 'good' });
  expect(await retrieveAgain(session)).toMatchObject({ status: 'open', payment_status: 'unpaid' });
});

it('a checkout with an email address creates a customer', async () => {
  const { customer: _customer, ...anonymous } = order();
  const email = 'new@example.test';
  const session = await standIn.vendor.checkout.sessions.create({ ...anonymous, customer_email: email });
  await standIn.submit(pageUrlOf(session), { card: 'good' });
  const [newCustomer] = (await standIn.vendor.customers.list({ email })).data;
  expect(await retrieveAgain(session)).toMatchObject({ customer: newCustomer?.id });
});

it('an open checkout can be expired, and cannot be paid afterwards', async () => {
  const session = await open();
  const page = pageUrlOf(session);
  expect(await standIn.vendor.checkout.sessions.expire(session.id)).toMatchObject({ status: 'expired', url: null });
  expect(await standIn.submit(page, { card: 'good' })).toMatchObject({ status: 200 });
  expect(await retrieveAgain(session)).toMatchObject({ status: 'expired', payment_status: 'unpaid' });
  await expect(standIn.vendor.checkout.sessions.expire(session.id)).rejects.toMatchObject({ statusCode: 400 });
});

it('a checkout expires after a day', async () => {
  const { id } = await standIn.vendor.customers.create({});
  const session = await open({ customer: id });
  await standIn.control('POST', 'advance', { customer: id, by: { days: 1 } });
  expect(await retrieveAgain(session)).toMatchObject({ status: 'expired' });
});

it("a customer's checkouts are listed", async () => {
  const { id } = await standIn.vendor.customers.create({});
  const [first, second] = [await open({ customer: id }), await open({ customer: id })];
  await standIn.vendor.checkout.sessions.expire(first.id);
  const { data } = await standIn.vendor.checkout.sessions.list({ customer: id, status: 'open' });
  expect(data.map((session) => session.id)).toEqual([second.id]);
});

it.each([
  ['no mode', { mode: undefined }, { code: 'parameter_missing', param: 'mode' }],
  ['an unknown mode', { mode: 'gift' }, { param: 'mode' }],
  ['no line items', { line_items: undefined }, { code: 'parameter_missing', param: 'line_items' }],
  [
    'a missing price',
    { line_items: [{ price: 'price_own', quantity: 1 }] },
    { code: 'resource_missing', param: 'line_items[0][price]' },
  ],
  ['a custom amount', { line_items: [{ price: 'x', amount: 1 }] }, { code: 'parameter_unknown' }],
  ['no success URL', { success_url: undefined }, { code: 'parameter_missing', param: 'success_url' }],
  ['an invalid success URL', { success_url: '/subscription' }, { code: 'url_invalid', param: 'success_url' }],
  ['a missing customer', { customer: 'cus_nobody' }, { code: 'resource_missing', param: 'customer' }],
  [
    'both a customer and an email address',
    { customer_email: 'a@example.test' },
    { message: /customer, customer_email/ },
  ],
  [
    'both promotion codes and discounts',
    { discounts: [{ coupon: 'x' }] },
    { message: /allow_promotion_codes, discounts/ },
  ],
  ['the old name of the UI mode', { ui_mode: 'hosted' }, { param: 'ui_mode' }],
  ['an expiry that is too soon', { expires_at: Math.floor(Date.now() / 1000) + 60 }, { param: 'expires_at' }],
])('a checkout is refused with %s', async (_what, changes, refusal) => {
  await expect(ask(changes)).rejects.toMatchObject({
    statusCode: 400,
    ...Object.fromEntries(
      Object.entries(refusal).map(([name, value]) => [
        name,
        value instanceof RegExp ? expect.stringMatching(value) : value,
      ]),
    ),
  });
});

it('a checkout is refused with an inactive price', async () => {
  const product = (await standIn.vendor.products.create({ name: 'Tea' })).id;
  const recurring = { interval: 'month' } as const;
  const old = await standIn.vendor.prices.create({
    product,
    currency: 'usd',
    unit_amount: 5,
    recurring,
    active: false,
  });
  await expect(open({ line_items: [{ price: old.id, quantity: 1 }] })).rejects.toMatchObject({ statusCode: 400 });
  const oneTimePrice = await standIn.vendor.prices.create({ product, currency: 'usd', unit_amount: 5 });
  await expect(open({ line_items: [{ price: oneTimePrice.id, quantity: 1 }] })).rejects.toMatchObject({
    statusCode: 400,
  });
});
