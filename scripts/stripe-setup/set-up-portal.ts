import type { Stripe } from 'stripe';
import { findPortal, OUR_PORTAL } from '../../functions/src/billing/stripe/stripe-vendor.ts';
import { PATHS } from '../../src/config/paths.ts';
import type { Catalogue } from './set-up-prices.ts';

const featuresFor = ({ products }: Catalogue): Stripe.BillingPortal.ConfigurationCreateParams.Features => ({
  customer_update: { enabled: true, allowed_updates: ['email', 'address', 'tax_id'] },
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: { enabled: true, mode: 'at_period_end' },
  subscription_update: {
    enabled: true,
    default_allowed_updates: ['price'],
    // More is paid for at once, so that it is there at once; less begins when what is paid for is used up.
    proration_behavior: 'always_invoice',
    schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }, { type: 'shortening_interval' }] },
    products: products.map(({ id, prices }) => ({ product: id, prices: [...prices] })),
  },
});

/** The one configuration of the portal that is ours, made or brought up to date. `appUrl` is where the app stands. */
export async function setUpPortal(
  stripe: Stripe,
  catalogue: Catalogue,
  appUrl: string,
  say: (line: string) => void,
): Promise<void> {
  const known = await findPortal(stripe);
  const wanted = {
    business_profile: {
      privacy_policy_url: `${appUrl}${PATHS.privacyPolicy}`,
      terms_of_service_url: `${appUrl}${PATHS.termsOfService}`,
    },
    default_return_url: `${appUrl}${PATHS.subscription}`,
    features: featuresFor(catalogue),
    metadata: { ...OUR_PORTAL },
  };
  if (known === null) await stripe.billingPortal.configurations.create(wanted);
  else await stripe.billingPortal.configurations.update(known, wanted);
  say(`Portal: ${known === null ? 'made' : 'brought up to date'}`);
}
