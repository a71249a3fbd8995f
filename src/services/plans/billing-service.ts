import { createCheckoutSessionContract } from '@talelantern/domain/contracts/create-checkout-session';
import { createPortalSessionContract } from '@talelantern/domain/contracts/create-portal-session';
import type { PaidPlanId } from '@talelantern/domain/plans/plans';
import type { CallerDeps } from '../deps.ts';

/** Checkout and subscription management, on the vendor's pages (docs/decisions/0099). */
export type BillingService = ReturnType<typeof createBillingService>;

export const createBillingService = ({ uid, functions }: CallerDeps) => ({
  /** @throws AppError with the contract's user message; `in_progress` if the family already has a subscription. */
  checkout: async (plan: PaidPlanId): Promise<string> => {
    const order = { plan, userId: uid, requestId: crypto.randomUUID() };
    return (await functions.call(createCheckoutSessionContract, order)).url;
  },

  /** @throws AppError with the contract's user message; `not_found` if the family never had a subscription. */
  manage: async (): Promise<string> => {
    const request = { userId: uid, requestId: crypto.randomUUID() };
    return (await functions.call(createPortalSessionContract, request)).url;
  },

  /** Opens a page that only cancels the subscription. @throws like `manage`. */
  cancel: async (): Promise<string> => {
    const request = { page: 'cancel', userId: uid, requestId: crypto.randomUUID() } as const;
    return (await functions.call(createPortalSessionContract, request)).url;
  },
});
