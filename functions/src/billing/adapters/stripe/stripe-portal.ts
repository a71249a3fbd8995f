import type { Stripe } from 'stripe';

/** Metadata of the portal configuration that the setup script creates. */
export const PORTAL_METADATA = { app: 'talelantern' } as const;

const CONFIGURATIONS = 100;

/** The portal configuration of the setup script; null for the vendor's default. */
export async function findPortal(stripe: Stripe): Promise<string | null> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: CONFIGURATIONS });
  return data.find(({ metadata }) => metadata?.['app'] === PORTAL_METADATA.app)?.id ?? null;
}

/** URL of the portal, or only of its page that cancels `toCancel`. */
export async function openPortalSession(
  stripe: Stripe,
  { customer, returnUrl, toCancel }: { customer: string; returnUrl: string; toCancel: string | null },
): Promise<string> {
  const configuration = await findPortal(stripe);
  const { url } = await stripe.billingPortal.sessions.create({
    customer,
    return_url: returnUrl,
    ...(configuration === null ? {} : { configuration }),
    ...(toCancel === null ? {} : { flow_data: cancelFlow(toCancel, returnUrl) }),
  });
  return url;
}

/** Without the redirect, the vendor would go on to the whole portal, where a larger plan can be bought. */
const cancelFlow = (subscription: string, returnUrl: string) =>
  ({
    type: 'subscription_cancel',
    subscription_cancel: { subscription },
    after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
  }) as const;
