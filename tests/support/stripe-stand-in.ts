import { Stripe } from 'stripe';
import * as z from 'zod/mini';
import { startStripeStandIn, type StripeStandInOptions } from '../../emulators/stripe/server.ts';

/** How the card behaves that somebody types on the hosted page. */
export type Card = 'good' | 'declined' | 'fails-later';

const deliverySchema = z.object({
  id: z.string(),
  event: z.string(),
  type: z.string(),
  url: z.string(),
  state: z.enum(['held', 'waiting', 'delivered', 'given-up']),
  /** The status of each attempt so far; 0 where nobody answered. */
  attempts: z.array(z.int()),
});
export type Delivery = z.infer<typeof deliverySchema>;

const deliveriesSchema = z.object({ deliveries: z.array(deliverySchema) });
const requestsSchema = z.object({
  requests: z.array(
    z.object({
      method: z.string(),
      path: z.string(),
      headers: z.record(z.string(), z.unknown()),
      params: z.record(z.string(), z.unknown()),
    }),
  ),
});
type VendorRequest = z.infer<typeof requestsSchema>['requests'][number];

/**
 * `status` refuses, `drop` breaks the connection before anything happens, `lost-answer` after it has happened, `hang`
 * never answers, `hold` waits for its release.
 */
export type StripeFault =
  | { kind: 'status'; status: number; code?: string }
  | { kind: 'drop' | 'lost-answer' | 'hang' }
  | { kind: 'hold'; token: string };

/** What a test lets a Stripe stand-in do that the vendor's own API cannot. */
export interface StripeControls {
  /** For STRIPE_API_ORIGIN; its pages stand here too. E.g. 'http://127.0.0.1:8414'. */
  origin: string;
  /** The vendor's own client without retries, to read what is true and to do what the product never does. */
  vendor: Stripe;
  /** Pays on the hosted page of a checkout as a browser does. Answers the address it leads to, null where it stays. */
  pay: (sessionId: string, card?: Card) => Promise<string | null>;
  /** Moves a customer's clock on, by days or to the end of the running period of its subscriptions. */
  advance: (customer: string, by: 'period' | { days: number }) => Promise<void>;
  /** How the card on file behaves from now on. */
  setCard: (customer: string, card: Exclude<Card, 'fails-later'>) => Promise<void>;
  /** Writes fields of a subscription as they stand, e.g. a status that nobody knows, and announces the change. */
  alter: (subscription: string, fields: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Lets the payer's bank take a charge back. */
  dispute: (charge: string) => Promise<void>;
  /** Where events go from now on, beside the endpoints that were created; null for nowhere. */
  setWebhook: (webhook: { url: string; secret: string } | null) => Promise<void>;
  /** Keeps events back from now on. */
  holdDeliveries: () => Promise<void>;
  /** Sends what is held back, one after the other, and keeps nothing back any more. */
  releaseDeliveries: (order?: 'as-made' | 'reversed') => Promise<void>;
  /** Sends an event again, so many times at once. */
  repeat: (event: string, times?: number) => Promise<void>;
  /** Tries what failed again now, without the wait. */
  retryNow: () => Promise<void>;
  /** All deliveries, oldest first. */
  deliveries: () => Promise<Delivery[]>;
  /** Resolves when nothing is on its way: all is delivered, held back or waits for a further try. */
  settled: () => Promise<void>;
  planFault: (fault: StripeFault, match?: { path?: string; method?: string; times?: number }) => Promise<void>;
  release: (token: string) => Promise<void>;
  /** The API requests so far, without keys, or those to `path`, e.g. '/v1/checkout/sessions'. */
  requests: (path?: string) => Promise<VendorRequest[]>;
  /** As new: prices and portal of the plan table and nobody there; the webhook stays. */
  reset: () => Promise<void>;
}

/** A key that only the stand-in accepts. */
export const STRIPE_TEST_KEY = 'sk_test_local';

/** The controls of the stand-in at this address. */
function stripeControls(origin: string): StripeControls {
  const { hostname, port } = new URL(origin);
  const control = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(new URL(`/__controls/${path}`, origin), {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`The Stripe stand-in refuses ${method} ${path}: ${await response.text()}`);
    return response.json();
  };
  const post = async (path: string, body: object = {}): Promise<void> => {
    await control('POST', path, body);
  };
  return {
    origin,
    vendor: new Stripe(STRIPE_TEST_KEY, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 }),
    pay: async (sessionId, card = 'good') => {
      const body = new URLSearchParams({ card });
      const response = await fetch(new URL(`/c/pay/${sessionId}`, origin), {
        method: 'POST',
        body,
        redirect: 'manual',
      });
      return response.headers.get('location');
    },
    advance: (customer, by) => post('advance', { customer, by }),
    setCard: (customer, card) => post('card', { customer, card }),
    alter: (subscription, fields) => post('alter', { subscription, fields }),
    dispute: (charge) => post('dispute', { charge }),
    setWebhook: (webhook) => post('webhook', { webhook }),
    holdDeliveries: () => post('deliveries/hold'),
    releaseDeliveries: (order = 'as-made') => post('deliveries/release', { order }),
    repeat: (event, times = 1) => post('deliveries/repeat', { event, times }),
    retryNow: () => post('deliveries/retry'),
    deliveries: async () => deliveriesSchema.parse(await control('GET', 'deliveries')).deliveries,
    settled: () => post('deliveries/settled'),
    planFault: (fault, { times, ...match } = {}) =>
      post('faults', { match, fault, ...(times === undefined ? {} : { times }) }),
    release: (token) => post('release', { token }),
    requests: async (path) => {
      const { requests } = requestsSchema.parse(await control('GET', 'requests'));
      return requests.filter((request) => path === undefined || request.path === path);
    },
    reset: () => post('reset'),
  };
}

/** The Stripe stand-in of one test file: no other file's customers and events get in its way. */
export async function startStripe(
  options: Omit<StripeStandInOptions, 'port'> = {},
): Promise<StripeControls & { close: () => Promise<void> }> {
  const { url, close } = await startStripeStandIn({ port: 0, ...options });
  return { ...stripeControls(url), close };
}
