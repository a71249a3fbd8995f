import { Stripe } from 'stripe';
import * as z from 'zod/mini';
import type { DisputeKind } from '../../stand-ins/stripe/lifecycle/disputes.ts';
import { startStripeStandIn, type StripeStandInOptions } from '../../stand-ins/stripe/server.ts';
import { controlsAt } from './controls.ts';

/** The behavior of the card on the hosted page. */
export type Card = 'good' | 'declined' | 'fails-later';

const deliverySchema = z.object({
  id: z.string(),
  event: z.string(),
  type: z.string(),
  url: z.string(),
  state: z.enum(['held', 'waiting', 'delivered', 'given-up']),
  /** The status of each attempt; 0 if none arrived. */
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
 * `status` refuses, `drop` disconnects before processing, `lost-answer` after it, `hang` never responds, `hold` waits
 * for its release.
 */
export type StripeFault =
  | { kind: 'status'; status: number; code?: string }
  | { kind: 'drop' | 'lost-answer' | 'hang' }
  | { kind: 'hold'; token: string };

/** Test controls of the Stripe stand-in that the vendor's API lacks. */
export interface StripeControls {
  /** The origin of the API and its pages, for STRIPE_API_ORIGIN, e.g. 'http://127.0.0.1:8414'. */
  origin: string;
  /** The vendor's client without retries. */
  vendor: Stripe;
  /** Pays on the hosted page as a browser does. Returns the URL of the redirect, or null. */
  pay: (sessionId: string, card?: Card) => Promise<string | null>;
  /** Advances a customer's clock, by days or to the end of the current period. */
  advance: (customer: string, by: 'period' | { days: number }) => Promise<void>;
  /** Sets the behavior of the card on file. */
  setCard: (customer: string, card: Exclude<Card, 'fails-later'>) => Promise<void>;
  /** Overwrites fields of a subscription, e.g. an unknown status, and sends the event. */
  alter: (subscription: string, fields: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Lets the payer's bank dispute a charge; by default it takes the money back immediately. */
  dispute: (charge: string, kind?: DisputeKind) => Promise<void>;
  /** Sets where events go, besides created endpoints; null for nowhere. */
  setWebhook: (webhook: { url: string; secret: string } | null) => Promise<void>;
  /** Starts holding events. */
  holdDeliveries: () => Promise<void>;
  /** Sends the held events one after another, and stops holding. */
  releaseDeliveries: (order?: 'as-made' | 'reversed') => Promise<void>;
  /** Sends an event again, `times` times in parallel. */
  repeat: (event: string, times?: number) => Promise<void>;
  /** Retries failed deliveries without the delay. */
  retryNow: () => Promise<void>;
  /** All deliveries, oldest first. */
  deliveries: () => Promise<Delivery[]>;
  /** Resolves when no delivery is in progress; those that are held or wait for a retry do not count. */
  settled: () => Promise<void>;
  planFault: (fault: StripeFault, match?: { path?: string; method?: string; times?: number }) => Promise<void>;
  release: (token: string) => Promise<void>;
  /** All API requests so far without keys, or those to `path`, e.g. '/v1/checkout/sessions'. */
  requests: (path?: string) => Promise<VendorRequest[]>;
  /** Resets to the prices and portal of the plan table without customers; the webhook stays. */
  reset: () => Promise<void>;
}

/** A key that only the stand-in accepts. */
export const STRIPE_TEST_KEY = 'sk_test_local';

/** The controls of the stand-in at this URL. */
function stripeControls(origin: string): StripeControls {
  const { hostname, port } = new URL(origin);
  const control = controlsAt(origin);
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
    dispute: (charge, kind) => post('dispute', { charge, kind }),
    setWebhook: (webhook) => post('webhook', { webhook }),
    holdDeliveries: () => post('deliveries/hold'),
    releaseDeliveries: (order = 'as-made') => post('deliveries/release', { order }),
    repeat: (event, times = 1) => post('deliveries/repeat', { event, times }),
    retryNow: () => post('deliveries/retry'),
    deliveries: async () => deliveriesSchema.parse(await control('GET', 'deliveries')).deliveries,
    settled: () => post('deliveries/settled'),
    planFault: (fault, { times, ...match } = {}) => post('faults', { match, fault, times }),
    release: (token) => post('release', { token }),
    requests: async (path) => {
      const { requests } = requestsSchema.parse(await control('GET', 'requests'));
      return requests.filter((request) => path === undefined || request.path === path);
    },
    reset: () => post('reset'),
  };
}

/** The Stripe stand-in of one test file, with separate customers and events. */
export async function startStripe(
  options: Omit<StripeStandInOptions, 'port'> = {},
): Promise<StripeControls & { close: () => Promise<void> }> {
  const { url, close } = await startStripeStandIn({ port: 0, ...options });
  return { ...stripeControls(url), close };
}
