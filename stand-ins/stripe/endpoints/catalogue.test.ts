import { PLANS } from '@talelantern/domain/plans/plans';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStandIn, type StandInUnderTest } from '../testing/stand-in-under-test.ts';

const PAID = Object.values(PLANS).filter(({ price }) => price > 0);

describe('new account', () => {
  let standIn: StandInUnderTest;
  beforeAll(async () => {
    standIn = await openStandIn();
  });
  afterAll(() => standIn.close());

  it.each(PAID)('a new account offers the price $id', async ({ id, price, interval, tier }) => {
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

  it('a new account has a portal in which all plans can be changed', async () => {
    const { data } = await standIn.vendor.billingPortal.configurations.list({ is_default: true });
    const products = data[0]?.features.subscription_update.products ?? [];
    expect(products.flatMap(({ prices }) => prices)).toHaveLength(PAID.length);
    expect(data[0]?.features.subscription_cancel).toMatchObject({ enabled: true, mode: 'at_period_end' });
  });
});

describe('account without plans', () => {
  let standIn: StandInUnderTest;
  beforeAll(async () => {
    standIn = await openStandIn({ catalogue: 'none' });
  });
  afterAll(() => standIn.close());

  const createProduct = async (): Promise<string> =>
    (await standIn.vendor.products.create({ name: 'Tea', metadata: { tier: 'tea' } })).id;

  it('a portal cannot be opened without a configuration', async () => {
    const { id } = await standIn.vendor.customers.create({});
    await expect(standIn.vendor.billingPortal.sessions.create({ customer: id })).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  it('each custom product id is accepted once', async () => {
    const product = await standIn.vendor.products.create({ id: 'tea', name: 'Tea', metadata: { kind: 'green' } });
    await expect(standIn.vendor.products.create({ id: 'tea', name: 'Tea' })).rejects.toMatchObject({
      code: 'resource_already_exists',
    });
    const renamedProduct = await standIn.vendor.products.update('tea', { name: 'Green tea', metadata: { kind: '' } });
    expect(renamedProduct).toMatchObject({ id: product.id, name: 'Green tea', metadata: {}, active: true });
    expect(await standIn.vendor.products.retrieve('tea')).toEqual(renamedProduct);
    const ids = (await standIn.vendor.products.list({ ids: ['tea'], active: true })).data.map(({ id }) => id);
    expect(ids).toEqual(['tea']);
  });

  it('a lookup key belongs to one price, and can be transferred', async () => {
    const product = await createProduct();
    const priceParams = {
      product,
      currency: 'usd',
      unit_amount: 500,
      lookup_key: 'cup',
      recurring: { interval: 'month' },
    };
    const old = await standIn.vendor.prices.create({ ...priceParams, recurring: { interval: 'month' } });
    await expect(
      standIn.vendor.prices.create({ ...priceParams, recurring: { interval: 'month' } }),
    ).rejects.toMatchObject({
      param: 'lookup_key',
    });
    const expensivePrice = await standIn.vendor.prices.create({
      ...priceParams,
      recurring: { interval: 'month' },
      unit_amount: 600,
      transfer_lookup_key: true,
    });
    expect((await standIn.vendor.prices.list({ lookup_keys: ['cup'] })).data).toMatchObject([
      { id: expensivePrice.id },
    ]);
    expect(await standIn.vendor.prices.retrieve(old.id)).toMatchObject({ lookup_key: null, active: true });
    await standIn.vendor.prices.update(old.id, { active: false });
    const active = await standIn.vendor.prices.list({ product, active: true });
    expect(active.data.map(({ id }) => id)).toEqual([expensivePrice.id]);
  });

  it.each([
    ['no amount', { currency: 'usd' }, 'parameter_missing', 'unit_amount'],
    ['half a cent', { currency: 'usd', unit_amount: 0.5 }, 'parameter_invalid_integer', 'unit_amount'],
    ['no currency', { unit_amount: 500 }, 'parameter_missing', 'currency'],
  ])('a price with %s is refused', async (_what, fields, code, param) => {
    const refusal = standIn.vendor.rawRequest('POST', '/v1/prices', { product: await createProduct(), ...fields });
    await expect(refusal).rejects.toMatchObject({ statusCode: 400, code, param });
  });

  it('a portal configuration allows one price per product and interval', async () => {
    const product = await createProduct();
    const priceEvery = async (interval: 'month' | 'year'): Promise<string> =>
      (await standIn.vendor.prices.create({ product, currency: 'usd', unit_amount: 500, recurring: { interval } })).id;
    const [month, otherMonth, year] = [await priceEvery('month'), await priceEvery('month'), await priceEvery('year')];
    const portalFeatures = (prices: string[]) => ({
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price' as const],
        products: [{ product, prices }],
      },
    });
    const { configurations } = standIn.vendor.billingPortal;
    await expect(configurations.create({ features: portalFeatures([month, otherMonth]) })).rejects.toMatchObject({
      statusCode: 400,
    });
    const created = await configurations.create({ features: portalFeatures([month]), metadata: { app: 'tea' } });
    expect(created).toMatchObject({ is_default: true, features: { subscription_cancel: { enabled: false } } });
    const changedConfiguration = await configurations.update(created.id, {
      features: { ...portalFeatures([month, year]), subscription_cancel: { enabled: true } },
    });
    expect(changedConfiguration).toMatchObject({
      metadata: { app: 'tea' },
      features: {
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
        subscription_update: { products: [{ prices: [month, year] }] },
      },
    });
  });

  it('the secret of a webhook endpoint is returned once', async () => {
    const { webhookEndpoints } = standIn.vendor;
    const url = 'https://functions.example.test/stripeWebhook';
    const created = await webhookEndpoints.create({ url, enabled_events: ['invoice.paid'], metadata: { app: 'tea' } });
    expect(created.secret).toMatch(/^whsec_\w{32}$/);
    expect((await webhookEndpoints.list()).data).toMatchObject([{ id: created.id, url, status: 'enabled' }]);
    expect(await webhookEndpoints.retrieve(created.id)).not.toHaveProperty('secret');
    expect(await webhookEndpoints.update(created.id, { disabled: true })).toMatchObject({ status: 'disabled' });
    await webhookEndpoints.del(created.id);
    expect((await webhookEndpoints.list()).data).toEqual([]);
  });

  it('lists are paginated, newest first', async () => {
    const product = await createProduct();
    const created: string[] = [];
    for (let amount = 1; amount <= 5; amount += 1)
      created.unshift((await standIn.vendor.prices.create({ product, currency: 'usd', unit_amount: amount })).id);
    const listedIds: string[] = [];
    for await (const { id } of standIn.vendor.prices.list({ product, limit: 2 })) listedIds.push(id);
    expect(listedIds).toEqual(created);
    const before = await standIn.vendor.prices.list({ product, limit: 2, ending_before: created[3] ?? '' });
    expect(before.data.map(({ id }) => id)).toEqual(created.slice(1, 3));
  });
});
