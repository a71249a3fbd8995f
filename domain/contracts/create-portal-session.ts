import * as z from 'zod/mini';
import { requestIdSchema } from '../generation/request-id.ts';
import { AUTHENTICATION_REQUIRED, INVALID_BODY, RATE_LIMITED, type FunctionContract } from './contract.ts';

const PORTAL_FAILED = 'Your subscription could not be opened. Nothing was changed. Please try again.';
/** With the code `not_found`: there is nothing to manage before the first checkout. */
export const NO_SUBSCRIPTION = 'You have no subscription yet';

/** Strict: another family's customer or a return address of the caller's own is refused, not overlooked. */
const request = z.strictObject({
  userId: z.optional(z.string()),
  requestId: z.optional(requestIdSchema),
});

const response = z.object({
  /** The vendor's page on which the subscription is changed, cancelled and resumed. */
  url: z.string(),
});

/** Opens the vendor's page on which a family manages its own subscription (docs/decisions/0072). */
export const createPortalSessionContract = {
  name: 'createPortalSession',
  request,
  response,
  streams: false,
  refreshToken: false,
  messages: { 400: INVALID_BODY, 401: AUTHENTICATION_REQUIRED, 413: INVALID_BODY, 429: RATE_LIMITED },
  fieldMessages: {},
  exhausted: PORTAL_FAILED,
  unreachable: PORTAL_FAILED,
  invalidResponse: PORTAL_FAILED,
  signedOut: AUTHENTICATION_REQUIRED,
} as const satisfies FunctionContract<typeof request, typeof response>;

export type CreatePortalSessionResponse = z.infer<typeof response>;
