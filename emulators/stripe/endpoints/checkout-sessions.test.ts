import type { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const open = (changes: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  standIn.vendor.checkout.sessions.create({ ...order(), ...changes });

/** The whole order without one thing, or with something that types forbid. */
const ask = (changes: Readonly<Record<string, unknown>>) => {
  const kept = Object.entries({ ...order(), ...changes }).filter(([, value]) => value !== undefined);
  return standIn.vendor.rawRequest('POST', '/v1/checkout/sessions', Object.fromEntries(kept));
};

const pageOf = ({ url }: Stripe.Checkout.Session): string => url ?? '';
const again = ({ id }: Stripe.Checkout.Session) => standIn.vendor.checkout.sessions.retrieve(id);

describe('a checkout', () => {
  it('is open and unpaid until somebody pays', async () => {
    const session = await open();
    expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', subscription: null, amount_total: 999 });
    expect(await again(session)).toEqual(expect.objectContaining({ id: session.id, status: 'open' }));
  });

  it('leads to the success address, and to a subscription with what was noted', async () => {
    const session = await open();
    const paid = await standIn.submit(pageOf(session), { card: 'good' });
    expect(paid).toEqual({ status: 303, leadsTo: SUCCESS.replace('{CHECKOUT_SESSION_ID}', session.id) });
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

  it('stays open where the card is declined, and takes another', async () => {
    const session = await open();
    expect(await standIn.submit(pageOf(session), { card: 'declined' })).toEqual({ status: 402, leadsTo: '' });
    expect(await again(session)).toMatchObject({ status: 'open', payment_status: 'unpaid' });
    expect(await standIn.submit(pageOf(session), { card: 'good' })).toMatchObject({ status: 303 });
  });

  it('is paid once, also by two who press at once', async () => {
    const { id } = await standIn.vendor.customers.create({});
    const session = await open({ customer: id });
    const presses = [1, 2].map(() => standIn.submit(pageOf(session), { card: 'good' }));
    const statuses = (await Promise.all(presses)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 303]));
    expect((await standIn.vendor.subscriptions.list({ customer: id })).data).toHaveLength(1);
  });

  it('lets nobody pay whose customer is gone', async () => {
    const { id } = await standIn.vendor.customers.create({});
    const session = await open({ customer: id });
    await standIn.vendor.customers.del(id);
    await standIn.submit(pageOf(session), { card: 'good' });
    expect(await again(session)).toMatchObject({ status: 'open', payment_status: 'unpaid' });
  });

  it('makes a customer of whoever left an address', async () => {
    const { customer: _customer, ...anonymous } = order();
    const email = 'new@example.test';
    const session = await standIn.vendor.checkout.sessions.create({ ...anonymous, customer_email: email });
    await standIn.submit(pageOf(session), { card: 'good' });
    const [made] = (await standIn.vendor.customers.list({ email })).data;
    expect(await again(session)).toMatchObject({ customer: made?.id });
  });

  it('can be closed while it is open, and is not paid then', async () => {
    const session = await open();
    const page = pageOf(session);
    expect(await standIn.vendor.checkout.sessions.expire(session.id)).toMatchObject({ status: 'expired', url: null });
    expect(await standIn.submit(page, { card: 'good' })).toMatchObject({ status: 200 });
    expect(await again(session)).toMatchObject({ status: 'expired', payment_status: 'unpaid' });
    await expect(standIn.vendor.checkout.sessions.expire(session.id)).rejects.toMatchObject({ statusCode: 400 });
  });

  it('closes by itself after a day', async () => {
    const { id } = await standIn.vendor.customers.create({});
    const session = await open({ customer: id });
    await standIn.control('POST', 'advance', { customer: id, by: { days: 1 } });
    expect(await again(session)).toMatchObject({ status: 'expired' });
  });

  it('is listed with the others of its customer', async () => {
    const { id } = await standIn.vendor.customers.create({});
    const [first, second] = [await open({ customer: id }), await open({ customer: id })];
    await standIn.vendor.checkout.sessions.expire(first.id);
    const { data } = await standIn.vendor.checkout.sessions.list({ customer: id, status: 'open' });
    expect(data.map((session) => session.id)).toEqual([second.id]);
  });
});

describe('the vendor refuses', () => {
  it.each([
    ['no mode', { mode: undefined }, { code: 'parameter_missing', param: 'mode' }],
    ['another mode', { mode: 'gift' }, { param: 'mode' }],
    ['nothing to buy', { line_items: undefined }, { code: 'parameter_missing', param: 'line_items' }],
    [
      'a price that is not there',
      { line_items: [{ price: 'price_own', quantity: 1 }] },
      { code: 'resource_missing', param: 'line_items[0][price]' },
    ],
    ['an amount of one’s own', { line_items: [{ price: 'x', amount: 1 }] }, { code: 'parameter_unknown' }],
    ['nowhere to go', { success_url: undefined }, { code: 'parameter_missing', param: 'success_url' }],
    ['an address that is none', { success_url: '/subscription' }, { code: 'url_invalid', param: 'success_url' }],
    ['a customer that is not there', { customer: 'cus_nobody' }, { code: 'resource_missing', param: 'customer' }],
    ['a customer and an address', { customer_email: 'a@example.test' }, { message: /customer, customer_email/ }],
    ['codes and discounts', { discounts: [{ coupon: 'x' }] }, { message: /allow_promotion_codes, discounts/ }],
    ['the old name of the page', { ui_mode: 'hosted' }, { param: 'ui_mode' }],
    ['an end too near', { expires_at: Math.floor(Date.now() / 1000) + 60 }, { param: 'expires_at' }],
  ])('%s', async (_what, changes, refusal) => {
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

  it('a price that is no longer sold', async () => {
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
    const once = await standIn.vendor.prices.create({ product, currency: 'usd', unit_amount: 5 });
    await expect(open({ line_items: [{ price: once.id, quantity: 1 }] })).rejects.toMatchObject({ statusCode: 400 });
  });
});
