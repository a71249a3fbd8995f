import * as z from 'zod/mini';
import { requestFields, plainContract } from './contract-parts.ts';
import type { FunctionContract } from './contract.ts';

const PORTAL_FAILED = 'We couldn’t open your subscription. Nothing has changed. Please try again.';
/** The message for code `not_found`, before the first checkout. */
export const NO_SUBSCRIPTION = 'You have no subscription yet';
/** The message for code `not_found` when there is nothing to cancel. */
export const ALREADY_CANCELED = 'Your subscription is already canceled';

/** Opens the vendor's customer portal (docs/decisions/0099). */
export const createPortalSessionContract = {
  ...plainContract(PORTAL_FAILED),
  name: 'createPortalSession',
  timeoutSeconds: 120,
  /** Strict: rejects a customer or a return URL instead of ignoring it. */
  request: z.strictObject({
    ...requestFields,
    /** `cancel`: a page that only cancels the subscription. Without it, the whole portal. */
    page: z.optional(z.literal('cancel')),
  }),
  response: z.object({ url: z.string() }),
} as const satisfies FunctionContract;
