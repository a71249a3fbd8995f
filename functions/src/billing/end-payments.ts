import type { SubscriptionEnder } from '../operations/ports/departures.ts';
import type { BillingBooks, PaymentVendor } from './ports.ts';

interface EndPaymentsTools {
  vendor: Pick<PaymentVendor, 'closeCheckout' | 'removeCustomer'>;
  billingBooks: Pick<BillingBooks, 'find'>;
}

/** Ends what a family that goes pays for, and makes the vendor forget it; the family's record goes with its profile. */
export const createSubscriptionEnder = ({ vendor, billingBooks }: EndPaymentsTools): SubscriptionEnder => ({
  async end(uid) {
    const payer = await billingBooks.find(uid);
    if (!payer) return;
    if (payer.checkout) await vendor.closeCheckout(payer.checkout.id);
    await vendor.removeCustomer(payer.customerId);
  },
});
