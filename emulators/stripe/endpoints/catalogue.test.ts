import { PLANS } from '@talelantern/domain/subscriptions/plans';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStandIn, type StandInUnderTest } from '../testing/stand-in-under-test.ts';

const PAID = Object.values(PLANS).filter(({ price }) => price > 0);

describe('a new account', () => {
  let standIn: StandInUnderTest;
  beforeAll(async () => {
    standIn = await openStandIn();
  });
  afterAll(() => standIn.close());

  it.each(PAID)('sells $id', async ({ id, price, interval, tier }) => {
    const { data } = await standIn.vendor.prices.list({ lookup_keys: [id], active: true, expand: ['data.product'] });
    expect(data).toMatchObject([
      {
        lookup_key: id,
        currency: 'usd',
        unit_amount: Math.round(price * 100),
        recurring: { interval },
        product: { metadata: { tier } },
      },
    ]);
  });

  it('has a portal in which all of it can be changed', async () => {
    const { data } = await standIn.vendor.billingPortal.configurations.list({ is_default: true });
    const products = data[0]?.features.subscription_update.products ?? [];
    expect(products.flatMap(({ prices }) => prices)).toHaveLength(PAID.length);
    expect(data[0]?.features.subscription_cancel).toMatchObject({ enabled: true, mode: 'at_period_end' });
  });
});

describe('an account that sells nothing yet', () => {
  let standIn: StandInUnderTest;
  beforeAll(async () => {
    standIn = await openStandIn({ catalogue: 'none' });
  });
  afterAll(() => standIn.close());

  const sell = async (): Promise<string> =>
    (await standIn.vendor.products.create({ name: 'Tea', metadata: { tier: 'tea' } })).id;

  it('opens no portal', async () => {
    const { id } = await standIn.vendor.customers.create({});
    await expect(standIn.vendor.billingPortal.sessions.create({ customer: id })).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  it('takes products in, under an id of their own once only', async () => {
    const product = await standIn.vendor.products.create({ id: 'tea', name: 'Tea', metadata: { kind: 'green' } });
    await expect(standIn.vendor.products.create({ id: 'tea', name: 'Tea' })).rejects.toMatchObject({
      code: 'resource_already_exists',
    });
    const renamed = await standIn.vendor.products.update('tea', { name: 'Green tea', metadata: { kind: '' } });
    expect(renamed).toMatchObject({ id: product.id, name: 'Green tea', metadata: {}, active: true });
    expect(await standIn.vendor.products.retrieve('tea')).toEqual(renamed);
    const ids = (await standIn.vendor.products.list({ ids: ['tea'], active: true })).data.map(({ id }) => id);
    expect(ids).toEqual(['tea']);
  });

  it('lets a lookup key stand for one price, which may pass it on', async () => {
    const product = await sell();
    const wanted = { product, currency: 'usd', unit_amount: 500, lookup_key: 'cup', recurring: { interval: 'month' } };
    const old = await standIn.vendor.prices.create({ ...wanted, recurring: { interval: 'month' } });
    await expect(standIn.vendor.prices.create({ ...wanted, recurring: { interval: 'month' } })).rejects.toMatchObject({
      param: 'lookup_key',
    });
    const dearer = await standIn.vendor.prices.create({
      ...wanted,
      recurring: { interval: 'month' },
      unit_amount: 600,
      transfer_lookup_key: true,
    });
    expect((await standIn.vendor.prices.list({ lookup_keys: ['cup'] })).data).toMatchObject([{ id: dearer.id }]);
    expect(await standIn.vendor.prices.retrieve(old.id)).toMatchObject({ lookup_key: null, active: true });
    await standIn.vendor.prices.update(old.id, { active: false });
    const active = await standIn.vendor.prices.list({ product, active: true });
    expect(active.data.map(({ id }) => id)).toEqual([dearer.id]);
  });

  it.each([
    ['no amount', { currency: 'usd' }, 'parameter_missing', 'unit_amount'],
    ['half a cent', { currency: 'usd', unit_amount: 0.5 }, 'parameter_invalid_integer', 'unit_amount'],
    ['no currency', { unit_amount: 500 }, 'parameter_missing', 'currency'],
  ])('refuses a price with %s', async (_what, fields, code, param) => {
    const refusal = standIn.vendor.rawRequest('POST', '/v1/prices', { product: await sell(), ...fields });
    await expect(refusal).rejects.toMatchObject({ statusCode: 400, code, param });
  });

  it('keeps a portal configuration, of each product one price for each interval', async () => {
    const product = await sell();
    const priceEvery = async (interval: 'month' | 'year'): Promise<string> =>
      (await standIn.vendor.prices.create({ product, currency: 'usd', unit_amount: 500, recurring: { interval } })).id;
    const [month, otherMonth, year] = [await priceEvery('month'), await priceEvery('month'), await priceEvery('year')];
    const offering = (prices: string[]) => ({
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price' as const],
        products: [{ product, prices }],
      },
    });
    const { configurations } = standIn.vendor.billingPortal;
    await expect(configurations.create({ features: offering([month, otherMonth]) })).rejects.toMatchObject({
      statusCode: 400,
    });
    const made = await configurations.create({ features: offering([month]), metadata: { app: 'tea' } });
    expect(made).toMatchObject({ is_default: true, features: { subscription_cancel: { enabled: false } } });
    const changed = await configurations.update(made.id, {
      features: { ...offering([month, year]), subscription_cancel: { enabled: true } },
    });
    expect(changed).toMatchObject({
      metadata: { app: 'tea' },
      features: {
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
        subscription_update: { products: [{ prices: [month, year] }] },
      },
    });
  });

  it('tells the secret of a webhook once', async () => {
    const { webhookEndpoints } = standIn.vendor;
    const url = 'https://functions.example.test/stripeWebhook';
    const made = await webhookEndpoints.create({ url, enabled_events: ['invoice.paid'], metadata: { app: 'tea' } });
    expect(made.secret).toMatch(/^whsec_\w{32}$/);
    expect((await webhookEndpoints.list()).data).toMatchObject([{ id: made.id, url, status: 'enabled' }]);
    expect(await webhookEndpoints.retrieve(made.id)).not.toHaveProperty('secret');
    expect(await webhookEndpoints.update(made.id, { disabled: true })).toMatchObject({ status: 'disabled' });
    await webhookEndpoints.del(made.id);
    expect((await webhookEndpoints.list()).data).toEqual([]);
  });

  it('lists in pages, the newest first', async () => {
    const product = await sell();
    const made: string[] = [];
    for (let amount = 1; amount <= 5; amount += 1)
      made.unshift((await standIn.vendor.prices.create({ product, currency: 'usd', unit_amount: amount })).id);
    const seen: string[] = [];
    for await (const { id } of standIn.vendor.prices.list({ product, limit: 2 })) seen.push(id);
    expect(seen).toEqual(made);
    const before = await standIn.vendor.prices.list({ product, limit: 2, ending_before: made[3] ?? '' });
    expect(before.data.map(({ id }) => id)).toEqual(made.slice(1, 3));
  });
});
