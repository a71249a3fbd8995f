import type { Stripe } from 'stripe';
import { findPortal, PORTAL_METADATA } from '../../functions/src/billing/adapters/stripe/stripe-portal.ts';
import { PATHS } from '../../src/config/paths.ts';
import type { Catalogue } from './set-up-prices.ts';

const featuresFor = ({ products }: Catalogue): Stripe.BillingPortal.ConfigurationCreateParams.Features => ({
  // No `email`: receipts go to the sign-in's email address, and the next payment page would undo a change.
  customer_update: { enabled: true, allowed_updates: ['address', 'tax_id'] },
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: { enabled: true, mode: 'at_period_end' },
  subscription_update: {
    enabled: true,
    default_allowed_updates: ['price'],
    // An upgrade begins a new period, whose whole price is billed immediately less the rest of the old one, because the
    // allowances of a month are whole (docs/decisions/0232). A downgrade starts with the next period.
    billing_cycle_anchor: 'now',
    proration_behavior: 'always_invoice',
    schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }, { type: 'shortening_interval' }] },
    products: products.map(({ id, prices }) => ({ product: id, prices: [...prices] })),
  },
});

/** Creates or updates our portal configuration. `appUrl`: the app's origin. */
export async function setUpPortal(
  stripe: Stripe,
  catalogue: Catalogue,
  appUrl: string,
  print: (line: string) => void,
): Promise<void> {
  const portalId = await findPortal(stripe);
  const portalSettings = {
    business_profile: {
      privacy_policy_url: `${appUrl}${PATHS.privacyPolicy}`,
      terms_of_service_url: `${appUrl}${PATHS.termsOfService}`,
    },
    default_return_url: `${appUrl}${PATHS.subscription}`,
    features: featuresFor(catalogue),
    metadata: { ...PORTAL_METADATA },
  };
  if (portalId === null) await stripe.billingPortal.configurations.create(portalSettings);
  else await stripe.billingPortal.configurations.update(portalId, portalSettings);
  print(`Portal: ${portalId === null ? 'made' : 'brought up to date'}`);
}
