import type { Firestore } from 'firebase-admin/firestore';
import { createFirestoreBillingStore } from '../../functions/src/billing/adapters/firestore-billing-store.ts';
import { createStripeClient } from '../../functions/src/billing/adapters/stripe/stripe-client.ts';
import { DEMO_FAMILY } from '../../local-cloud/seed/accounts.ts';
import type { Emulators } from './owner-access.ts';

const PLAN = 'pro_monthly';

/**
 * Subscribes the demo family at the stand-in for Stripe to the plan that its profile has, so that it can be changed and
 * cancelled. Does nothing with the real Stripe. @throws Error when the stand-in does not sell the plan
 */
export async function subscribeDemoFamily(firestore: Firestore, cloud: Emulators, now: Date): Promise<void> {
  const { settings, secrets } = cloud.functionsEnvironment;
  const origin = settings['STRIPE_API_ORIGIN'];
  if (origin === undefined) return;
  const stripe = createStripeClient(secrets.STRIPE_SECRET_KEY, origin);
  const { uid, email } = DEMO_FAMILY;
  const customer = await stripe.customers.create({ email, metadata: { uid } });
  // Saved before the subscription, whose events have this customer.
  await createFirestoreBillingStore(firestore).saveCustomer(uid, customer.id, now.getTime());
  const { data: prices } = await stripe.prices.list({ lookup_keys: [PLAN] });
  if (!prices[0]) throw new Error(`The stand-in for Stripe has no price '${PLAN}'`);
  await stripe.subscriptions.create({ customer: customer.id, items: [{ price: prices[0].id }], metadata: { uid } });
}
