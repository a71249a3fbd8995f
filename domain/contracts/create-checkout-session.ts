import * as z from 'zod/mini';
import { requestFields, plainContract } from './contract-parts.ts';
import { PAID_PLAN_IDS } from '../plans/plans.ts';
import type { FunctionContract } from './contract.ts';

const CHECKOUT_FAILED = 'We couldn’t open the payment page. You weren’t charged. Please try again.';
export const PLAN_REQUIRED = 'Please choose a plan first';
/** The message for code `in_progress`: an existing subscription is changed in the portal. */
export const ALREADY_SUBSCRIBED = 'You already have a subscription. You can change it under Manage subscription.';
/** The message for code `forbidden`. */
export const PAYMENT_DISPUTED =
  'Your bank has taken back an earlier payment, so you can’t start a plan for now. Please write to us.';

/** Opens the vendor's payment page for a plan (docs/decisions/0099). */
export const createCheckoutSessionContract = {
  ...plainContract(CHECKOUT_FAILED),
  name: 'createCheckoutSession',
  timeoutSeconds: 120,
  /** Strict: rejects a price, an amount or a URL instead of ignoring it. */
  request: z.strictObject({ plan: z.enum(PAID_PLAN_IDS), ...requestFields }),
  response: z.object({ url: z.string() }),
  fieldMessages: { plan: PLAN_REQUIRED },
} as const satisfies FunctionContract;
