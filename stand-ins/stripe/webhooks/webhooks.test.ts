import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openInbox, type Inbox } from '../testing/inbox.ts';
import { openStandIn, type StandInUnderTest } from '../testing/stand-in-under-test.ts';

const SECRET = 'whsec_of_the_launcher';

let inbox: Inbox;
let standIn: StandInUnderTest;
beforeEach(async () => {
  inbox = await openInbox(() => SECRET);
  standIn = await openStandIn({ webhook: { url: inbox.url, secret: SECRET } });
});
afterEach(async () => {
  await standIn.close();
  await inbox.close();
});

const control = (path: string, body?: object) => standIn.control('POST', path, body);
const waitUntilSettled = () => control('deliveries/settled');
const types = (): string[] => inbox.events.map(({ type }) => type);

const deliveriesSchema = z.object({
  deliveries: z.array(z.object({ event: z.string(), type: z.string(), state: z.string(), attempts: z.array(z.int()) })),
});
async function deliveries() {
  return deliveriesSchema.parse(await standIn.control('GET', 'deliveries')).deliveries;
}

it("an event is sent in the API's format, with a signature that the vendor's client accepts", async () => {
  const { customer, subscription } = await standIn.subscriber('pro_monthly');
  await waitUntilSettled();
  expect(types()).toEqual(
    expect.arrayContaining(['customer.created', 'invoice.paid', 'customer.subscription.created']),
  );
  const createdEvent = inbox.events.find(({ type }) => type === 'customer.subscription.created');
  expect(createdEvent).toMatchObject({
    object: 'event',
    api_version: '2026-10-28.endive',
    livemode: false,
    data: { object: { id: subscription, customer, status: 'active' } },
  });
  const paidEvent = inbox.events.find(({ type }) => type === 'invoice.paid');
  expect(paidEvent?.data.object).toMatchObject({ parent: { subscription_details: { subscription } } });
  expect(await standIn.vendor.events.retrieve(createdEvent?.id ?? '')).toMatchObject({
    id: createdEvent?.id,
    data: createdEvent?.data,
  });
});

it('an event is sent on each change of a subscription', async () => {
  const { customer, subscription } = await standIn.subscriber('pro_monthly');
  await waitUntilSettled();
  inbox.events.splice(0);
  await standIn.vendor.subscriptions.update(subscription, { cancel_at_period_end: true });
  await waitUntilSettled();
  expect(inbox.events.splice(0)).toMatchObject([
    {
      type: 'customer.subscription.updated',
      data: { previous_attributes: { cancel_at_period_end: false, cancel_at: null } },
    },
  ]);
  await control('advance', { customer, by: 'period' });
  await waitUntilSettled();
  expect(types()).toEqual(['customer.subscription.deleted']);
});

it('an event is sent when a checkout is paid', async () => {
  const { id: customer } = await standIn.vendor.customers.create({});
  const session = await standIn.vendor.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: await standIn.priceOf('pro_monthly'), quantity: 1 }],
    success_url: 'https://shop.example.test/',
  });
  await standIn.submit(session.url ?? '', { card: 'good' });
  await waitUntilSettled();
  const completed = inbox.events.find(({ type }) => type === 'checkout.session.completed');
  expect(completed?.data.object).toMatchObject({ id: session.id, customer, payment_status: 'paid' });
});

it('an event is sent for a refund and for a dispute', async () => {
  const { customer } = await standIn.subscriber('pro_monthly');
  const [charge] = (await standIn.vendor.charges.list({ customer })).data;
  await standIn.vendor.refunds.create({ charge: charge?.id ?? '' });
  await control('dispute', { charge: charge?.id });
  await control('dispute', { charge: charge?.id, kind: 'inquiry' });
  await waitUntilSettled();
  expect(inbox.events.find(({ type }) => type === 'charge.refunded')?.data.object).toMatchObject({
    id: charge?.id,
    refunded: true,
  });
  const disputes = inbox.events.filter(({ type }) => type.startsWith('charge.dispute.'));
  expect(disputes.map(({ type, data }) => [type, (data.object as { status?: string }).status])).toEqual([
    ['charge.dispute.created', 'needs_response'],
    ['charge.dispute.funds_withdrawn', 'needs_response'],
    ['charge.dispute.created', 'warning_needs_response'],
  ]);
});

it('a refused delivery is retried', async () => {
  inbox.refuse(1);
  await standIn.vendor.customers.create({});
  await expect.poll(types).toEqual(['customer.created']);
  await waitUntilSettled();
  expect(await deliveries()).toMatchObject([{ state: 'delivered', attempts: [500, 200] }]);
});

it('a failed delivery can be retried immediately', async () => {
  inbox.refuse(1);
  await standIn.vendor.customers.create({});
  await waitUntilSettled();
  await control('deliveries/retry');
  expect(types()).toEqual(['customer.created']);
});

it('a delivery is retried later when nothing listens at the URL', async () => {
  await inbox.close();
  await standIn.vendor.customers.create({});
  await waitUntilSettled();
  const [unheard] = await deliveries();
  expect(unheard?.state).toBe('waiting');
  expect(unheard?.attempts[0]).toBe(0);
});

it.each([
  ['as-made', ['customer.created', 'customer.updated']],
  ['reversed', ['customer.updated', 'customer.created']],
])('held deliveries are sent in the requested order: %s', async (order, expected) => {
  await control('deliveries/hold');
  const { id } = await standIn.vendor.customers.create({});
  await standIn.vendor.customers.update(id, { name: 'Late' });
  await waitUntilSettled();
  expect(types()).toEqual([]);
  await control('deliveries/release', { order });
  expect(types()).toEqual(expected);
  await standIn.vendor.customers.update(id, { name: 'Later' });
  await waitUntilSettled();
  expect(types()).toHaveLength(3);
});

it('a delivery can be repeated', async () => {
  await standIn.vendor.customers.create({});
  await waitUntilSettled();
  const [first] = inbox.events;
  await control('deliveries/repeat', { event: first?.id, times: 3 });
  expect(inbox.events.map(({ id }) => id)).toEqual(Array.from({ length: 4 }, () => first?.id));
});

it('events are delivered to the configured URL, or not at all without one', async () => {
  await control('webhook', { webhook: null });
  await standIn.vendor.customers.create({});
  await waitUntilSettled();
  expect(types()).toEqual([]);
  await control('webhook', { webhook: { url: inbox.url, secret: 'whsec_another' } });
  await standIn.vendor.customers.create({});
  await waitUntilSettled();
  const [refusedDelivery] = await deliveries();
  expect(refusedDelivery?.attempts[0]).toBe(400);
});

it('an endpoint gets the requested events, signed with its secret', async () => {
  const secrets: string[] = [];
  const own = await openInbox(() => secrets[0] ?? '');
  const { secret = '' } = await standIn.vendor.webhookEndpoints.create({
    url: own.url,
    enabled_events: ['customer.subscription.created'],
  });
  secrets.push(secret);
  await standIn.subscriber('pro_monthly');
  await waitUntilSettled();
  expect(own.events.map(({ type }) => type)).toEqual(['customer.subscription.created']);
  await own.close();
});
