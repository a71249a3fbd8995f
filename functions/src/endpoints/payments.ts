import { createCheckoutSessionContract } from '@talelantern/domain/contracts/create-checkout-session';
import { createPortalSessionContract } from '@talelantern/domain/contracts/create-portal-session';
import { type HttpsOptions, onRequest } from 'firebase-functions/https';
import { handleCreateCheckoutSession } from '../handlers/create-checkout-session.ts';
import { handleCreatePortalSession } from '../handlers/create-portal-session.ts';
import { handleStripeWebhook } from '../handlers/stripe-webhook.ts';
import { ownOrigin } from '../http/own-origin.ts';
import { serve } from '../http/serve.ts';
import { composed } from './composed.ts';
import { ALL_SECRETS, OPTIONS } from './options.ts';

/** Each call asks the vendor a few times over and waits for it. */
const PAYING: HttpsOptions = {
  ...OPTIONS,
  secrets: ALL_SECRETS,
  timeoutSeconds: 120,
  memory: '512MiB',
  maxInstances: 5,
};

export const createCheckoutSession = onRequest(
  { ...PAYING, concurrency: 20 },
  composed((tools, request, response) =>
    serve(createCheckoutSessionContract, tools, request, response, (call) =>
      handleCreateCheckoutSession(tools, call, ownOrigin(request, tools.allowedOrigins)),
    ),
  ),
);

export const createPortalSession = onRequest(
  { ...PAYING, concurrency: 20 },
  composed((tools, request, response) =>
    serve(createPortalSessionContract, tools, request, response, (call) =>
      handleCreatePortalSession(tools, call, ownOrigin(request, tools.allowedOrigins)),
    ),
  ),
);

/** Called by the vendor alone: what it has not signed goes no further than its signature. */
export const stripeWebhook = onRequest({ ...PAYING, concurrency: 20 }, composed(handleStripeWebhook));
