import type { SubscriptionEnder } from '../operations/ports/departures.ts';
import { isHalfBegun, isStanding } from './choose-subscription.ts';
import type { BillingBooks, Payer, PaymentVendor } from './ports.ts';
import { refreshPlan, type RefreshPlanTools } from './refresh-plan.ts';

interface EndPaymentsTools extends RefreshPlanTools {
  vendor: Pick<PaymentVendor, 'closeCheckout' | 'removeCustomer' | 'subscriptionsOf' | 'endSubscription'>;
  billingBooks: Pick<BillingBooks, 'inTurn' | 'find' | 'writePlan'>;
}

/** Ends what families pay for; what was paid is given back by hand, if at all (docs/decisions/0083). */
export function createSubscriptionEnder(tools: EndPaymentsTools): SubscriptionEnder {
  const { vendor, billingBooks } = tools;
  const closePage = async ({ checkout }: Payer): Promise<void> => {
    if (checkout) await vendor.closeCheckout(checkout.id);
  };
  return {
    /** The vendor forgets the customer too; the family's record goes with its profile. */
    async end(uid) {
      const payer = await billingBooks.find(uid);
      if (!payer) return;
      await closePage(payer);
      await vendor.removeCustomer(payer.customerId);
    },
    async stop(uid) {
      const payer = await billingBooks.find(uid);
      if (!payer) return;
      // Once the page is closed nothing new can come from there: only now what is there is all there is.
      await closePage(payer);
      const subscriptions = await vendor.subscriptionsOf(payer.customerId);
      for (const one of subscriptions) if (isStanding(one) || isHalfBegun(one)) await vendor.endSubscription(one.id);
      await refreshPlan(tools, uid, null);
    },
  };
}
