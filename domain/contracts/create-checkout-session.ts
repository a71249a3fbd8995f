import * as z from 'zod/mini';
import { requestIdSchema } from '../generation/request-id.ts';
import { PAID_PLAN_IDS } from '../subscriptions/plans.ts';
import { AUTHENTICATION_REQUIRED, INVALID_BODY, RATE_LIMITED, type FunctionContract } from './contract.ts';

const CHECKOUT_FAILED = 'The payment page could not be opened. Nothing was paid. Please try again.';
export const PLAN_REQUIRED = 'Please choose a plan first';
/** With the code `in_progress`: what a family has is changed in the portal. */
export const ALREADY_SUBSCRIBED = 'You have a subscription already. You can change it where you manage it.';

/** Strict: a price, an amount or an address of the caller's own is refused, not overlooked. */
const request = z.strictObject({
  plan: z.enum(PAID_PLAN_IDS),
  userId: z.optional(z.string()),
  requestId: z.optional(requestIdSchema),
});

const response = z.object({
  /** The vendor's page on which the plan is paid. */
  url: z.string(),
});

/** Opens the vendor's payment page for a plan; price, customer and return addresses are the function's (docs/decisions/0072). */
export const createCheckoutSessionContract = {
  name: 'createCheckoutSession',
  request,
  response,
  streams: false,
  refreshToken: false,
  messages: { 400: INVALID_BODY, 401: AUTHENTICATION_REQUIRED, 413: INVALID_BODY, 429: RATE_LIMITED },
  fieldMessages: { plan: PLAN_REQUIRED },
  exhausted: CHECKOUT_FAILED,
  unreachable: CHECKOUT_FAILED,
  invalidResponse: CHECKOUT_FAILED,
  signedOut: AUTHENTICATION_REQUIRED,
} as const satisfies FunctionContract<typeof request, typeof response>;

export type CreateCheckoutSessionRequest = z.infer<typeof request>;
export type CreateCheckoutSessionResponse = z.infer<typeof response>;
