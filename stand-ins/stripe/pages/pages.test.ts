import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStandIn, type StandInUnderTest } from '../testing/stand-in-under-test.ts';

const DAY_S = 86_400;
const SHOP = 'https://shop.example.test/subscription';

let standIn: StandInUnderTest;
beforeAll(async () => {
  standIn = await openStandIn();
});
afterAll(() => standIn.close());

const textAt = async (url: string): Promise<string> => (await fetch(url)).text();

describe('checkout page', () => {
  const open = async (email?: string): Promise<string> => {
    const { id: customer } = await standIn.vendor.customers.create(email === undefined ? {} : { email });
    const { url } = await standIn.vendor.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price: await standIn.priceOf('pro_yearly'), quantity: 1 }],
      success_url: SHOP,
      cancel_url: `${SHOP}?a=1&b=2`,
    });
    return url ?? '';
  };

  it('the checkout page shows the plan, that it is a stand-in, and a link back', async () => {
    const text = await textAt(await open('family@example.test'));
    for (const phrase of ['Subscribe to Pro', '$89.91', 'per year', 'family@example.test', 'No money moves here'])
      expect(text).toContain(phrase);
    expect(text).toContain(`href="${SHOP}?a=1&amp;b=2"`);
  });

  it('the checkout page escapes markup', async () => {
    const text = await textAt(await open('<b>@example.test'));
    expect(text).toContain('&lt;b&gt;@example.test');
  });

  it('the checkout page reports a declined card and a paid session', async () => {
    const url = await open();
    const declinedPage = await fetch(url, { method: 'POST', body: new URLSearchParams({ card: 'declined' }) });
    expect(await declinedPage.text()).toContain('Your card was declined');
    await standIn.submit(url, { card: 'good' });
    expect(await textAt(url)).toContain('This is already paid');
  });

  it('an unknown page returns 404', async () => {
    expect((await fetch(`${standIn.url}/c/pay/cs_test_nothing`)).status).toBe(404);
    expect((await fetch(`${standIn.url}/p/session/test_nothing`)).status).toBe(404);
    expect((await fetch(standIn.url)).status).toBe(404);
  });
});

describe('portal', () => {
  const open = async (customer: string, configuration?: string): Promise<string> => {
    const { url } = await standIn.vendor.billingPortal.sessions.create({
      customer,
      return_url: SHOP,
      ...(configuration === undefined ? {} : { configuration }),
    });
    return url;
  };
  const retrieve = (id: string) => standIn.vendor.subscriptions.retrieve(id);

  it('a plan can be changed to any other offered plan in the portal', async () => {
    const { customer, subscription } = await standIn.subscriber('pro_monthly');
    const url = await open(customer);
    expect(await textAt(url)).toContain('$179.91');
    const price = await standIn.priceOf('unlimited_yearly');
    expect(await standIn.submit(url, { action: 'change', subscription, price })).toMatchObject({ status: 303 });
    expect(await retrieve(subscription)).toMatchObject({ items: { data: [{ price: { id: price } }] } });
  });

  it.each([
    ['now', 1_966],
    ['unchanged', 33],
  ] as const)('an upgrade one day before renewal with billing anchor `%s` costs %d cents', async (anchor, cents) => {
    const { customer, subscription } = await standIn.subscriber('pro_monthly');
    const before = (await retrieve(subscription)).items.data[0];
    const days = ((before?.current_period_end ?? 0) - (before?.current_period_start ?? 0)) / DAY_S - 1;
    await standIn.control('POST', 'advance', { customer, by: { days } });
    const price = await standIn.priceOf('unlimited_monthly');
    const { product } = await standIn.vendor.prices.retrieve(price);
    const update = { enabled: true, billing_cycle_anchor: anchor, default_allowed_updates: ['price' as const] };
    const products = [{ product: product as string, prices: [price] }];
    const configuration = await standIn.vendor.billingPortal.configurations.create({
      features: { subscription_update: { ...update, proration_behavior: 'always_invoice', products } },
    });
    await standIn.submit(await open(customer, configuration.id), { action: 'change', subscription, price });
    const [charge] = (await standIn.vendor.charges.list({ customer })).data;
    expect(Math.abs((charge?.amount ?? 0) - cents)).toBeLessThan(4);
    const after = (await retrieve(subscription)).items.data[0];
    expect(after?.current_period_end === before?.current_period_end).toBe(anchor === 'unchanged');
  });

  it('a smaller plan chosen in the portal starts with the next period, unless the change is revoked', async () => {
    const { customer, subscription } = await standIn.subscriber('unlimited_monthly');
    const url = await open(customer);
    const [before, price] = [await standIn.priceOf('unlimited_monthly'), await standIn.priceOf('pro_monthly')];
    await standIn.submit(url, { action: 'change', subscription, price });
    const { schedule, items } = await retrieve(subscription);
    expect(items.data[0]?.price.id).toBe(before);
    const { phases } = await standIn.vendor.subscriptionSchedules.retrieve(schedule as string);
    expect(phases.map((phase) => phase.items[0]?.price)).toEqual([before, price]);
    expect(phases[1]?.start_date).toBe(items.data[0]?.current_period_end);

    await standIn.submit(url, { action: 'keep', subscription });
    expect(await retrieve(subscription)).toMatchObject({ schedule: null });
    await standIn.submit(url, { action: 'change', subscription, price });
    await standIn.submit(url, { action: 'period' });
    expect(await retrieve(subscription)).toMatchObject({ schedule: null, items: { data: [{ price: { id: price } }] } });
  });

  it('a schedule that the portal has made can be released once', async () => {
    const { customer, subscription } = await standIn.subscriber('unlimited_monthly');
    const price = await standIn.priceOf('pro_monthly');
    await standIn.submit(await open(customer), { action: 'change', subscription, price });
    const { schedule } = await retrieve(subscription);
    const release = () => standIn.vendor.subscriptionSchedules.release(schedule as string);
    expect(await release()).toMatchObject({ status: 'released', released_subscription: subscription });
    expect(await retrieve(subscription)).toMatchObject({ schedule: null });
    await expect(release()).rejects.toThrow('`released` status');
  });

  it('the portal cancels a subscription at the end of its period, as the vendor does, and can revoke the cancellation', async () => {
    const { customer, subscription } = await standIn.subscriber('pro_monthly');
    const url = await open(customer);
    await standIn.submit(url, { action: 'cancel', subscription });
    const cancelled = await retrieve(subscription);
    expect(cancelled).toMatchObject({ status: 'active', cancel_at_period_end: false });
    expect(cancelled.cancel_at).toBe(cancelled.items.data[0]?.current_period_end);
    expect(await textAt(url)).toContain('Don&#39;t cancel'.replace('&#39;', "'"));
    await standIn.submit(url, { action: 'resume', subscription });
    expect(await retrieve(subscription)).toMatchObject({ status: 'active', cancel_at: null });
  });

  it('the portal sets `cancel_at_period_end` for classic billing', async () => {
    const { id: customer } = await standIn.vendor.customers.create({});
    const { id: subscription } = await standIn.vendor.subscriptions.create({
      customer,
      items: [{ price: await standIn.priceOf('pro_monthly') }],
      billing_mode: { type: 'classic' },
    });
    await standIn.submit(await open(customer), { action: 'cancel', subscription });
    expect(await retrieve(subscription)).toMatchObject({ cancel_at_period_end: true });
  });

  it('a new card in the portal pays open invoices', async () => {
    const { customer, subscription } = await standIn.subscriber('pro_monthly');
    const url = await open(customer);
    await standIn.submit(url, { action: 'card', card: 'declined' });
    await standIn.submit(url, { action: 'period' });
    expect(await textAt(url)).toContain('The last payment failed');
    await standIn.submit(url, { action: 'card', card: 'good' });
    expect(await retrieve(subscription)).toMatchObject({ status: 'active' });
  });

  it('the portal offers nothing after the plan has ended', async () => {
    const { customer, subscription } = await standIn.subscriber('pro_monthly');
    const url = await open(customer);
    await standIn.submit(url, { action: 'end', subscription });
    expect(await retrieve(subscription)).toMatchObject({ status: 'canceled' });
    expect(await textAt(url)).toContain('There is no running subscription');
  });

  it("the portal cannot change another customer's subscription", async () => {
    const [own, other] = [await standIn.subscriber('pro_monthly'), await standIn.subscriber('pro_monthly')];
    const response = await standIn.submit(await open(own.customer), {
      action: 'end',
      subscription: other.subscription,
    });
    expect(response.status).toBe(404);
    expect(await retrieve(other.subscription)).toMatchObject({ status: 'active' });
  });

  it('a session for canceling offers nothing else, and returns to the shop', async () => {
    const { customer, subscription } = await standIn.subscriber('pro_monthly');
    const { subscription: other } = await standIn.subscriber('pro_monthly');
    const openFlow = (id: string) =>
      standIn.vendor.billingPortal.sessions.create({
        customer,
        return_url: SHOP,
        flow_data: {
          type: 'subscription_cancel',
          subscription_cancel: { subscription: id },
          after_completion: { type: 'redirect', redirect: { return_url: `${SHOP}?after` } },
        },
      });
    await expect(openFlow(other)).rejects.toMatchObject({ code: 'resource_missing' });
    const { url } = await openFlow(subscription);
    const text = await textAt(url);
    expect(text).toContain('Yes, cancel the plan');
    for (const label of ['Change plan', 'Update card', 'Invoices']) expect(text).not.toContain(label);
    const price = await standIn.priceOf('unlimited_monthly');
    expect((await standIn.submit(url, { action: 'change', subscription, price })).status).toBe(400);
    const response = await standIn.submit(url, { action: 'cancel', subscription });
    expect(response.leadsTo).toBe(`${SHOP}?after`);
    expect((await retrieve(subscription)).cancel_at).not.toBeNull();
    await expect(openFlow(subscription)).rejects.toMatchObject({ statusCode: 400 });
  });

  it('the portal offers only what its configuration allows', async () => {
    const { customer } = await standIn.subscriber('pro_monthly');
    const { id } = await standIn.vendor.billingPortal.configurations.create({
      features: { subscription_cancel: { enabled: false } },
    });
    const text = await textAt(await open(customer, id));
    expect(text).toContain('Current plan');
    for (const label of ['Change plan', 'Cancel plan', 'Update card', 'Invoices']) expect(text).not.toContain(label);
  });
});
