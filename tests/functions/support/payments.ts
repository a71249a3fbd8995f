import { readProfile, type Profile } from '@talelantern/domain/accounts/profile';
import { effectivePlan } from '@talelantern/domain/plans/entitlement';
import type { PaidPlanId, PlanId } from '@talelantern/domain/plans/plans';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, expect } from 'vitest';
import * as z from 'zod/mini';
import { startStripe, STRIPE_TEST_KEY, type StripeControls } from '../../support/stripe-stand-in.ts';
import { createFirestoreBillingStore } from '../../../functions/src/billing/adapters/firestore-billing-store.ts';
import { createStripeVendor } from '../../../functions/src/billing/adapters/stripe/stripe-vendor.ts';
import { adminFirestore, storedFields } from './cloud-access.ts';
import { setUpFunctions, type FunctionsUnderTest } from './function-under-test.ts';
import type { Log } from '../../../functions/src/core/log.ts';
import type { Family } from './family.ts';
import type { FunctionResponse } from './function-under-test.ts';

/** The webhook secret of the local cloud. */
export const WEBHOOK_SECRET = 'whsec_local';

/** All functions, with a separate Stripe stand-in that delivers to their webhook. */
export interface Payments {
  functions: FunctionsUnderTest;
  stripe: StripeControls;
  buy: (family: Family, plan: PaidPlanId) => Promise<FunctionResponse>;
  /** Buys a plan and pays for it; resolves once the vendor's events have arrived. Returns the family's ids at the vendor. */
  subscribe: (family: Family, plan: PaidPlanId) => Promise<Subscriber>;
  /** Chooses a different plan on the vendor's portal page, as a customer does. */
  changeInPortal: (customer: string, subscription: string, plan: PaidPlanId) => Promise<void>;
  /** Posts to the webhook. `signed` false leaves the signature out. */
  sendEvent: (event: unknown, options?: SendOptions) => Promise<FunctionResponse>;
}

interface SendOptions {
  secret?: string;
  /** Time of the signature, seconds since 1970. */
  timestamp?: number;
  signature?: string;
}

export interface Subscriber {
  customer: string;
  subscription: string;
}

const responseSchema = z.object({ url: z.url() });

/** The checkout session in a response. */
export function sessionIn({ json }: FunctionResponse): string {
  const { pathname } = new URL(responseSchema.parse(json).url);
  return pathname.slice(pathname.lastIndexOf('/') + 1);
}

/** Billing deps as in a functions process, for tests that call it directly. */
export const billingDeps = ({ origin }: Pick<StripeControls, 'origin'>, log: Log = () => {}) => {
  const keys = { secretKey: STRIPE_TEST_KEY, webhookSecret: WEBHOOK_SECRET };
  return {
    vendor: createStripeVendor({ keys, apiOrigin: origin, hasTax: false }, log),
    billingStore: createFirestoreBillingStore(adminFirestore()),
    clock: { now: () => Date.now() },
    log,
  };
};

/** Settings and secrets of a functions process that uses this stand-in. */
export const paymentSettings = ({ origin }: Pick<StripeControls, 'origin'>): Record<string, string> => ({
  STRIPE_SECRET_KEY: STRIPE_TEST_KEY,
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_API_ORIGIN: origin,
});

/** Await it at the top of a file, before its tests. With `settings` the functions run in their own process. */
export async function setUpPayments(settings?: Readonly<Record<string, string>>): Promise<Payments> {
  const stripe = await startStripe();
  const ownProcess = settings && { settings: { ...paymentSettings(stripe), ...settings } };
  const functions = setUpFunctions(ownProcess, new URL(stripe.origin).port);
  beforeAll(() => stripe.setWebhook({ url: functions.url('stripeWebhook'), secret: WEBHOOK_SECRET }));
  afterAll(stripe.close);
  const buy = (family: Family, plan: PaidPlanId) => functions.call('createCheckoutSession', family, { plan });
  return {
    functions,
    stripe,
    buy,
    subscribe: async (family, plan) => {
      expect(await stripe.pay(sessionIn(await buy(family, plan)))).not.toBeNull();
      await stripe.settled();
      const customer = await customerOf(family);
      const [subscription] = (await stripe.vendor.subscriptions.list({ customer })).data;
      return { customer, subscription: subscription?.id ?? '' };
    },
    changeInPortal: async (customer, subscription, plan) => {
      const [price] = (await stripe.vendor.prices.list({ lookup_keys: [plan] })).data;
      const { url } = await stripe.vendor.billingPortal.sessions.create({ customer });
      const body = new URLSearchParams({ action: 'change', subscription, price: price?.id ?? '' });
      await fetch(url, { method: 'POST', body, redirect: 'manual' });
    },
    sendEvent: (event, options) => sendEvent(functions.url('stripeWebhook'), event, options),
  };
}

/** Posts an event to the webhook at `url`, signed by default. */
export async function sendEvent(
  url: string,
  event: unknown,
  { secret = WEBHOOK_SECRET, timestamp = Math.floor(Date.now() / 1000), signature }: SendOptions = {},
): Promise<FunctionResponse> {
  const payload = typeof event === 'string' ? event : JSON.stringify(event);
  const signed = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature ?? signed },
    body: payload,
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: JSON.parse(text) };
}

export async function customerOf({ uid }: Family): Promise<string> {
  return z.parse(z.string(), (await storedFields(`customers/${uid}`))['customerId']);
}

export const profileOf = async ({ uid }: Family): Promise<Profile> =>
  readProfile(uid, await storedFields(`users/${uid}`));

/** The plan in force at `now` (ms), as functions and rules see it. */
export const planOf = async (family: Family, now = Date.now()): Promise<PlanId> =>
  effectivePlan(await profileOf(family), now).id;
