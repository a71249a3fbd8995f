import type { Cloud } from '../cloud.ts';
import { systemClock } from '../core/clock.ts';
import { log } from '../core/request-log.ts';
import { createFirestoreBillingStore } from './adapters/firestore-billing-store.ts';
import { createStripeVendor } from './adapters/stripe/stripe-vendor.ts';
import { createSubscriptionEnder } from './operations/refresh-plan.ts';

export function composeBilling({ auth, firestore, config }: Cloud) {
  const vendor = createStripeVendor(config.payments, log);
  const billingStore = createFirestoreBillingStore(firestore);
  return {
    clock: systemClock,
    log,
    vendor,
    billingStore,
    subscriptions: createSubscriptionEnder({ vendor, billingStore, clock: systemClock, log }),
    pagesPerHour: config.payments.pagesPerHour,
    emailOf: async (uid: string) => (await auth.getUser(uid)).email ?? null,
  };
}
