import { createCheckoutSessionContract } from '@talelantern/domain/contracts/create-checkout-session';
import { createPortalSessionContract } from '@talelantern/domain/contracts/create-portal-session';
import { ALL_SECRETS } from '../config.ts';
import { composeLazily } from '../http/compose-lazily.ts';
import { defineEndpoint, defineFunction } from '../http/define-function.ts';
import { openCancelPage, openCheckout, openPortal } from './operations/payment-pages.ts';
import { serveStripeWebhook } from './stripe-webhook.ts';

/** Each call waits for several requests to the vendor. */
const PAYMENT_OPTIONS = {
  compose: composeLazily(async () => (await import('./compose.ts')).composeBilling),
  secrets: ALL_SECRETS,
  memory: '512MiB',
  concurrency: 20,
  maxInstances: 5,
} as const;

export const createCheckoutSession = defineFunction(
  createCheckoutSessionContract,
  PAYMENT_OPTIONS,
  async (deps, { caller, body, ownOrigin }) => ({
    url: await openCheckout(deps, caller, body.plan, ownOrigin()),
  }),
);

export const createPortalSession = defineFunction(
  createPortalSessionContract,
  PAYMENT_OPTIONS,
  async (deps, { caller, body, ownOrigin }) => ({
    url: await (body.page === 'cancel' ? openCancelPage : openPortal)(deps, caller.uid, ownOrigin()),
  }),
);

/** Called by the vendor; requests without its signature are rejected. */
export const stripeWebhook = defineEndpoint(
  { ...PAYMENT_OPTIONS, timeoutSeconds: createCheckoutSessionContract.timeoutSeconds },
  serveStripeWebhook,
);
