import { readProfile, type Profile } from '@talelantern/domain/accounts/profile';
import { effectivePlan } from '@talelantern/domain/subscriptions/entitlement';
import type { PaidPlanId, PlanId } from '@talelantern/domain/subscriptions/plans';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, expect } from 'vitest';
import * as z from 'zod/mini';
import { startStripe, STRIPE_TEST_KEY, type StripeControls } from '../../support/stripe-stand-in.ts';
import { createFirestoreBillingBooks } from '../../../functions/src/billing/firestore/firestore-billing-books.ts';
import { createStripeVendor } from '../../../functions/src/billing/stripe/stripe-vendor.ts';
import { adminFirestore, storedFields } from './cloud-access.ts';
import { useEveryFunction, type EveryFunction } from './every-function.ts';
import type { Family } from './family.ts';
import type { Answer } from './function-under-test.ts';

export const WEBHOOK_SECRET = 'whsec_of_the_tests';

/** All functions in one process, with a Stripe stand-in of their own whose events reach their webhook. */
export interface Payments {
  functions: EveryFunction;
  stripe: StripeControls;
  buy: (family: Family, plan: PaidPlanId) => Promise<Answer>;
  /** Buys and pays; resolves when the vendor's events have arrived. Answers what the family is at the vendor's. */
  subscribe: (family: Family, plan: PaidPlanId) => Promise<Subscriber>;
  /** Posts to the webhook. `signed` false leaves the signature out. */
  tell: (event: unknown, options?: TellOptions) => Promise<Answer>;
}

interface TellOptions {
  secret?: string;
  /** Seconds since 1970 of the signature. */
  timestamp?: number;
  signature?: string;
}

export interface Subscriber {
  customer: string;
  subscription: string;
}

const answerSchema = z.object({ url: z.url() });

/** The id of the checkout to which an answer leads. */
export function sessionIn({ json }: Answer): string {
  const { pathname } = new URL(answerSchema.parse(json).url);
  return pathname.slice(pathname.lastIndexOf('/') + 1);
}

/** What billing is given in a functions process, for tests that are one themselves. */
export const billingTools = ({ origin }: Pick<StripeControls, 'origin'>) => {
  const keys = { secretKey: STRIPE_TEST_KEY, webhookSecret: WEBHOOK_SECRET };
  return {
    vendor: createStripeVendor({ keys, apiOrigin: origin }, () => {}),
    billingBooks: createFirestoreBillingBooks(adminFirestore()),
    clock: { now: () => Date.now() },
    log: () => {},
  };
};

/** Settings and secrets of a functions process that is paid through this stand-in. */
export const paymentSettings = ({ origin }: Pick<StripeControls, 'origin'>): Record<string, string> => ({
  STRIPE_SECRET_KEY: STRIPE_TEST_KEY,
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_API_ORIGIN: origin,
});

/** To be awaited at the top of a file, before its tests. */
export async function usePayments(settings: Readonly<Record<string, string>> = {}): Promise<Payments> {
  const stripe = await startStripe();
  const functions = useEveryFunction({
    settings: {
      ...paymentSettings(stripe),
      ...settings,
    },
  });
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
    tell: (event, options) => tell(functions.url('stripeWebhook'), event, options),
  };
}

/** Posts an event to the webhook at `url`, signed unless told otherwise. */
export async function tell(
  url: string,
  event: unknown,
  { secret = WEBHOOK_SECRET, timestamp = Math.floor(Date.now() / 1000), signature }: TellOptions = {},
): Promise<Answer> {
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
