import { createCheckoutSessionContract } from '@talelantern/domain/contracts/create-checkout-session';
import { createPortalSessionContract } from '@talelantern/domain/contracts/create-portal-session';
import type { PaidPlanId } from '@talelantern/domain/plans/plans';
import type { FunctionsClient } from '../ports/functions-client.ts';

interface BillingDeps {
  uid: string;
  functions: Pick<FunctionsClient, 'call'>;
  redirectTo: (url: string) => void;
}

/** Checkout and subscription management, on the vendor's pages (docs/decisions/0099). */
export type BillingService = ReturnType<typeof createBillingService>;

export const createBillingService = ({ uid, functions, redirectTo }: BillingDeps) => ({
  /** @throws AppError with the sentence to show; `in_progress` if the family already has a subscription. */
  checkout: async (plan: PaidPlanId) => {
    const order = { plan, userId: uid, requestId: crypto.randomUUID() };
    redirectTo((await functions.call(createCheckoutSessionContract, order)).url);
  },

  /** @throws AppError with the sentence to show; `not_found` if the family never had a subscription. */
  manage: async () => {
    redirectTo(
      (await functions.call(createPortalSessionContract, { userId: uid, requestId: crypto.randomUUID() })).url,
    );
  },
});
