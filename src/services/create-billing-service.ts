import { createCheckoutSessionContract } from '@talelantern/domain/contracts/create-checkout-session';
import { createPortalSessionContract } from '@talelantern/domain/contracts/create-portal-session';
import type { BillingService } from './billing-service.ts';
import type { FunctionsClient } from './ports/functions-client.ts';
import { newRequestId } from './random-ids.ts';

interface BillingDependencies {
  uid: string;
  functions: Pick<FunctionsClient, 'call'>;
  /** Leads the browser to a page outside of the app. */
  leaveFor: (url: string) => void;
}

export const createBillingService = ({ uid, functions, leaveFor }: BillingDependencies): BillingService => ({
  async checkout(plan) {
    const order = { plan, userId: uid, requestId: newRequestId() };
    leaveFor((await functions.call(createCheckoutSessionContract, order)).url);
  },

  async manage() {
    leaveFor((await functions.call(createPortalSessionContract, { userId: uid, requestId: newRequestId() })).url);
  },
});
