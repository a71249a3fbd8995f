import { Stripe } from 'stripe';
import { startStripeStandIn, type StripeStandInOptions } from '../server.ts';

const KEY = 'sk_test_local';

/** A stand-in with the vendor's client and the test controls. */
export interface StandInUnderTest {
  url: string;
  vendor: Stripe;
  /** The vendor's client with a different key. */
  client: (key: string) => Stripe;
  /** Calls a test control and returns its response. */
  control: (method: string, path: string, body?: object) => Promise<unknown>;
  /** Submits a form of one of its pages, as a browser does, and returns the redirect. */
  submit: (pageUrl: string, fields: Readonly<Record<string, string>>) => Promise<{ status: number; leadsTo: string }>;
  /** The id of the price with this lookup key. */
  priceOf: (lookupKey: string) => Promise<string>;
  /** A customer who has subscribed to this plan. */
  subscriber: (lookupKey: string) => Promise<{ customer: string; subscription: string }>;
  close: () => Promise<void>;
}

export async function openStandIn(options: Omit<StripeStandInOptions, 'port'> = {}): Promise<StandInUnderTest> {
  const standIn = await startStripeStandIn({ port: 0, ...options });
  const { hostname, port } = new URL(standIn.url);
  const client = (key: string): Stripe =>
    new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 });
  const vendor = client(KEY);
  const priceOf = async (lookupKey: string): Promise<string> => {
    const { data } = await vendor.prices.list({ lookup_keys: [lookupKey] });
    if (data[0] === undefined) throw new Error(`No price for ${lookupKey}`);
    return data[0].id;
  };
  return {
    url: standIn.url,
    vendor,
    client,
    control: async (method, path, body) => {
      const init = { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
      const response = await fetch(`${standIn.url}/__controls/${path}`, init);
      if (!response.ok) throw new Error(await response.text());
      return response.json();
    },
    submit: async (pageUrl, fields) => {
      const response = await fetch(pageUrl, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
      return { status: response.status, leadsTo: response.headers.get('location') ?? '' };
    },
    priceOf,
    subscriber: async (lookupKey) => {
      const { id: customer } = await vendor.customers.create({ email: 'family@example.test' });
      const price = await priceOf(lookupKey);
      const { id: subscription } = await vendor.subscriptions.create({ customer, items: [{ price }] });
      return { customer, subscription };
    },
    close: standIn.close,
  };
}
