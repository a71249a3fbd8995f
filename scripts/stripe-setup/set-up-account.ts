import type { Stripe } from 'stripe';
import { setUpPortal } from './set-up-portal.ts';
import { setUpPrices } from './set-up-prices.ts';
import { setUpWebhook } from './set-up-webhook.ts';

interface SetupUrls {
  /** The app's origin, e.g. 'https://talelantern.web.app'. */
  appUrl: string;
  /** The URL for the vendor's events. */
  webhookUrl: string;
}

/** Settings that the vendor's API does not offer and that must be made in its dashboard. */
const MANUAL_STEPS = [
  'By hand, in the Dashboard:',
  '- Settings, Tax, if you must collect any: the origin address and your registrations; then set STRIPE_TAX=on.',
  '- Settings, Customer emails: successful payments and refunds (the receipts).',
  '- Settings, Billing, Subscriptions and emails: failed card payments, expiring cards, upcoming renewals 30 days ahead; after all retries, cancel the subscription.',
];

/** Creates what the plan table defines and keeps what exists; safe to repeat. */
export async function setUpAccount(stripe: Stripe, urls: SetupUrls, print: (line: string) => void): Promise<void> {
  const catalogue = await setUpPrices(stripe, print);
  await setUpPortal(stripe, catalogue, urls.appUrl, print);
  // These prices are deactivated only after the portal no longer offers them.
  for (const id of catalogue.outdated) await stripe.prices.update(id, { active: false });
  await setUpWebhook(stripe, urls.webhookUrl, print);
  for (const line of MANUAL_STEPS) print(line);
}
