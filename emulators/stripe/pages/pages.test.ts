import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStandIn, type StandInUnderTest } from '../testing/stand-in-under-test.ts';

const SHOP = 'https://shop.example.test/subscription';

let standIn: StandInUnderTest;
beforeAll(async () => {
  standIn = await openStandIn();
});
afterAll(() => standIn.close());

const textAt = async (url: string): Promise<string> => (await fetch(url)).text();

describe('the page of a checkout', () => {
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

  it('says what is sold, that it is none of the vendor’s, and how to leave', async () => {
    const text = await textAt(await open('family@example.test'));
    for (const words of ['Subscribe to Pro', '$89.91', 'per year', 'family@example.test', 'No money moves here'])
      expect(text).toContain(words);
    expect(text).toContain(`href="${SHOP}?a=1&amp;b=2"`);
  });

  it('shows as text what looks like markup', async () => {
    const text = await textAt(await open('<b>@example.test'));
    expect(text).toContain('&lt;b&gt;@example.test');
  });

  it('says so when a card was declined, and once it is paid', async () => {
    const url = await open();
    const declined = await fetch(url, { method: 'POST', body: new URLSearchParams({ card: 'declined' }) });
    expect(await declined.text()).toContain('Your card was declined');
    await standIn.submit(url, { card: 'good' });
    expect(await textAt(url)).toContain('This is paid already');
  });

  it('is not there under another address', async () => {
    expect((await fetch(`${standIn.url}/c/pay/cs_test_nothing`)).status).toBe(404);
    expect((await fetch(`${standIn.url}/p/session/test_nothing`)).status).toBe(404);
    expect((await fetch(standIn.url)).status).toBe(404);
  });
});

describe('the portal', () => {
  const open = async (customer: string, configuration?: string): Promise<string> => {
    const { url } = await standIn.vendor.billingPortal.sessions.create({
      customer,
      return_url: SHOP,
      ...(configuration === undefined ? {} : { configuration }),
    });
    return url;
  };
  const read = (id: string) => standIn.vendor.subscriptions.retrieve(id);

  it('changes the plan to any other that is offered', async () => {
    const { customer, subscription } = await standIn.subscriber('pro_monthly');
    const url = await open(customer);
    expect(await textAt(url)).toContain('$179.91');
    const price = await standIn.priceOf('unlimited_yearly');
    expect(await standIn.submit(url, { action: 'change', subscription, price })).toMatchObject({ status: 303 });
    expect(await read(subscription)).toMatchObject({ items: { data: [{ price: { id: price } }] } });
  });

  it('cancels to the end of the period as the vendor’s does, and takes it back', async () => {
    const { customer, subscription } = await standIn.subscriber('pro_monthly');
    const url = await open(customer);
    await standIn.submit(url, { action: 'cancel', subscription });
    const cancelled = await read(subscription);
    expect(cancelled).toMatchObject({ status: 'active', cancel_at_period_end: false });
    expect(cancelled.cancel_at).toBe(cancelled.items.data[0]?.current_period_end);
    expect(await textAt(url)).toContain('Don&#39;t cancel'.replace('&#39;', "'"));
    await standIn.submit(url, { action: 'resume', subscription });
    expect(await read(subscription)).toMatchObject({ status: 'active', cancel_at: null });
  });

  it('sets the flag where the subscription is billed in the classic way', async () => {
    const { id: customer } = await standIn.vendor.customers.create({});
    const { id: subscription } = await standIn.vendor.subscriptions.create({
      customer,
      items: [{ price: await standIn.priceOf('pro_monthly') }],
      billing_mode: { type: 'classic' },
    });
    await standIn.submit(await open(customer), { action: 'cancel', subscription });
    expect(await read(subscription)).toMatchObject({ cancel_at_period_end: true });
  });

  it('takes a better card, which pays what is open', async () => {
    const { customer, subscription } = await standIn.subscriber('pro_monthly');
    const url = await open(customer);
    await standIn.submit(url, { action: 'card', card: 'declined' });
    await standIn.submit(url, { action: 'period' });
    expect(await textAt(url)).toContain('The last payment failed');
    await standIn.submit(url, { action: 'card', card: 'good' });
    expect(await read(subscription)).toMatchObject({ status: 'active' });
  });

  it('ends a plan, and has nothing left to offer then', async () => {
    const { customer, subscription } = await standIn.subscriber('pro_monthly');
    const url = await open(customer);
    await standIn.submit(url, { action: 'end', subscription });
    expect(await read(subscription)).toMatchObject({ status: 'canceled' });
    expect(await textAt(url)).toContain('There is no running subscription');
  });

  it('touches nothing of another customer', async () => {
    const [own, other] = [await standIn.subscriber('pro_monthly'), await standIn.subscriber('pro_monthly')];
    const answer = await standIn.submit(await open(own.customer), { action: 'end', subscription: other.subscription });
    expect(answer.status).toBe(404);
    expect(await read(other.subscription)).toMatchObject({ status: 'active' });
  });

  it('offers what its configuration allows', async () => {
    const { customer } = await standIn.subscriber('pro_monthly');
    const { id } = await standIn.vendor.billingPortal.configurations.create({
      features: { subscription_cancel: { enabled: false } },
    });
    const text = await textAt(await open(customer, id));
    expect(text).toContain('Current plan');
    for (const words of ['Change plan', 'Cancel plan', 'Update card', 'Invoices']) expect(text).not.toContain(words);
  });
});
