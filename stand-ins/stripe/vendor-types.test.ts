import { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { typeErrors, type TypedResponse } from '../vendor-types/type-errors.ts';
import { openInbox, type Inbox } from './testing/inbox.ts';
import { openStandIn, type StandInUnderTest } from './testing/stand-in-under-test.ts';

/** Decimals are strings on the wire, which the vendor's client converts. */
const IMPORTS = `
import type Stripe from 'stripe';
type Decimal = NonNullable<Stripe.Price['unit_amount_decimal']>;
type OnWire<T> = T extends Decimal ? string : T extends object ? { [K in keyof T]: OnWire<T[K]> } : T;
`;

/** The vendor's type of each kind of object. */
const TYPES: Readonly<Record<string, string>> = {
  'billing_portal.configuration': 'Stripe.BillingPortal.Configuration',
  'billing_portal.session': 'Stripe.BillingPortal.Session',
  charge: 'Stripe.Charge',
  'checkout.session': 'Stripe.Checkout.Session',
  customer: 'Stripe.Customer',
  event: 'Stripe.Event',
  invoice: 'Stripe.Invoice',
  invoice_payment: 'Stripe.InvoicePayment',
  price: 'Stripe.Price',
  product: 'Stripe.Product',
  refund: 'Stripe.Refund',
  subscription: 'Stripe.Subscription',
  subscription_schedule: 'Stripe.SubscriptionSchedule',
  webhook_endpoint: 'Stripe.WebhookEndpoint',
};
const DELETED: Readonly<Record<string, string>> = {
  customer: 'Stripe.DeletedCustomer',
  webhook_endpoint: 'Stripe.DeletedWebhookEndpoint',
};
const LISTS: Readonly<Record<string, string>> = { list: 'Stripe.ApiList', search_result: 'Stripe.ApiSearchResult' };

const objectSchema = z.looseObject({
  object: z.string(),
  deleted: z.optional(z.boolean()),
  data: z.optional(z.unknown()),
});

function typeOf(response: unknown): string {
  const { object, deleted, data } = objectSchema.parse(response);
  const list = LISTS[object];
  if (list !== undefined) return `${list}<${Array.isArray(data) && data.length > 0 ? typeOf(data[0]) : 'unknown'}>`;
  const type = deleted ? DELETED[object] : TYPES[object];
  if (type === undefined) throw new Error(`The vendor’s type of '${object}' is not known`);
  return type;
}

const DISPUTES = ['chargeback', 'inquiry', 'inquiry-closed', 'escalated', 'prevented', 'won'];

const responses: TypedResponse[] = [];
const record = (response: unknown) => responses.push({ type: `OnWire<${typeOf(response)}>`, response });

let standIn: StandInUnderTest;
let inbox: Inbox;
let vendor: Stripe;

beforeAll(async () => {
  const secret = 'whsec_types';
  inbox = await openInbox(() => secret);
  standIn = await openStandIn({ webhook: { url: inbox.url, secret } });
  const { hostname, port } = new URL(standIn.url);
  const recording: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    record(await response.clone().json());
    return response;
  };
  const httpClient = Stripe.createFetchHttpClient(recording);
  vendor = new Stripe('sk_test_local', { host: hostname, port, protocol: 'http', httpClient, maxNetworkRetries: 0 });
});
afterAll(async () => {
  await standIn.close();
  await inbox.close();
});

async function subscribe(lookupKey: string): Promise<{ customer: string; subscription: string }> {
  const { id: customer } = await vendor.customers.create({ email: 'family@example.test' });
  const { id: subscription } = await vendor.subscriptions.create({
    customer,
    items: [{ price: await standIn.priceOf(lookupKey) }],
  });
  return { customer, subscription };
}

async function callCatalogue(): Promise<void> {
  const product = await vendor.products.create({ name: 'Plan', metadata: { tier: 'pro' } });
  await vendor.products.retrieve(product.id);
  await vendor.products.update(product.id, { description: 'Stories' });
  await vendor.products.list();
  const price = await vendor.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 500,
    recurring: { interval: 'month' },
  });
  await vendor.prices.retrieve(price.id, { expand: ['product'] });
  await vendor.prices.update(price.id, { active: false });
  await vendor.prices.list({ expand: ['data.product'] });
}

async function callCustomers(): Promise<void> {
  const { customer, subscription } = await subscribe('pro_monthly');
  await vendor.customers.retrieve(customer);
  await vendor.customers.update(customer, { name: 'Family' });
  await vendor.customers.list({ limit: 3 });
  await vendor.customers.search({ query: "email:'family@example.test'" });
  const { data: invoices } = await vendor.invoices.list({ customer });
  const invoice = invoices[0]?.id ?? '';
  await vendor.invoices.retrieve(invoice);
  await vendor.invoicePayments.list({ invoice });
  await vendor.subscriptions.retrieve(subscription, { expand: ['latest_invoice', 'customer'] });
  await vendor.subscriptions.list({ customer, status: 'all' });
  await vendor.subscriptions.update(subscription, { cancel_at_period_end: true });
  await vendor.subscriptions.cancel(subscription);
  await vendor.customers.del(customer);
  await vendor.customers.retrieve(customer);
}

async function pay(): Promise<void> {
  const { customer, subscription } = await subscribe('unlimited_monthly');
  await standIn.control('POST', 'advance', { customer, by: 'period' });
  await standIn.control('POST', 'card', { customer, card: 'declined' });
  await standIn.control('POST', 'advance', { customer, by: 'period' });
  await standIn.control('POST', 'alter', { subscription, fields: { status: 'paused' } });
  const { data: charges } = await vendor.charges.list({ customer });
  const [charge = '', other = ''] = charges.map(({ id }) => id);
  await vendor.charges.retrieve(charge);
  await vendor.refunds.create({ charge, amount: 1 });
  await vendor.refunds.create({ charge });
  for (const kind of DISPUTES) await standIn.control('POST', 'dispute', { charge: other, kind });
  await standIn.control('POST', 'advance', { customer, by: { days: 40 } });
}

async function checkOut(): Promise<void> {
  const order = {
    mode: 'subscription' as const,
    line_items: [{ price: await standIn.priceOf('pro_yearly'), quantity: 1 }],
    success_url: 'https://app.test/done',
    cancel_url: 'https://app.test/back',
  } satisfies Stripe.Checkout.SessionCreateParams;
  const { id, url } = await vendor.checkout.sessions.create(order);
  await standIn.submit(url ?? '', { card: 'good' });
  await vendor.checkout.sessions.retrieve(id);
  const { id: abandoned } = await vendor.checkout.sessions.create(order);
  await vendor.checkout.sessions.expire(abandoned);
  await vendor.checkout.sessions.list({ limit: 2 });
}

async function callPortal(): Promise<void> {
  const { customer, subscription } = await subscribe('unlimited_monthly');
  const { id } = await vendor.billingPortal.configurations.create({
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: {
        enabled: true,
        mode: 'at_period_end',
        cancellation_reason: { enabled: true, options: ['unused', 'other'] },
      },
    },
  });
  await vendor.billingPortal.configurations.retrieve(id);
  await vendor.billingPortal.configurations.update(id, { active: false });
  await vendor.billingPortal.configurations.list();
  const session = { customer, return_url: 'https://app.test/subscription' };
  await vendor.billingPortal.sessions.create(session);
  await vendor.billingPortal.sessions.create({
    ...session,
    flow_data: {
      type: 'subscription_cancel',
      subscription_cancel: { subscription },
      after_completion: { type: 'redirect', redirect: { return_url: session.return_url } },
    },
  });
}

async function callWebhooks(): Promise<void> {
  const { id } = await vendor.webhookEndpoints.create({ url: 'https://app.test/hook', enabled_events: ['*'] });
  await vendor.webhookEndpoints.retrieve(id);
  await vendor.webhookEndpoints.update(id, { disabled: true });
  await vendor.webhookEndpoints.list();
  await vendor.webhookEndpoints.del(id);
  const { data } = await vendor.events.list({ limit: 1 });
  await vendor.events.retrieve(data[0]?.id ?? '');
}

it('every response and event has the type of the installed Stripe package', async () => {
  for (const call of [callCatalogue, callCustomers, pay, checkOut, callPortal, callWebhooks]) await call();
  await standIn.control('POST', 'deliveries/settled');
  inbox.events.forEach(record);
  expect(typeErrors('stripe', IMPORTS, responses)).toEqual([]);
});
