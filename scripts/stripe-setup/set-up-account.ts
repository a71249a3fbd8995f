import type { Stripe } from 'stripe';
import { setUpPortal } from './set-up-portal.ts';
import { setUpPrices } from './set-up-prices.ts';
import { setUpWebhook } from './set-up-webhook.ts';

interface Places {
  /** Where the app stands, e.g. 'https://talelantern.web.app'. */
  appUrl: string;
  /** Where the vendor's events go. */
  webhookUrl: string;
}

/** What the vendor lets nobody set from outside. */
const BY_HAND = [
  'By hand, in the Dashboard:',
  '- Settings, Customer emails: successful payments and refunds (the receipts).',
  '- Settings, Billing, Subscriptions and emails: failed card payments, expiring cards; after all retries, cancel the subscription.',
];

/** Makes in the account what the plan table says, and leaves alone what is there: it may run any number of times. */
export async function setUpAccount(stripe: Stripe, places: Places, say: (line: string) => void): Promise<void> {
  const catalogue = await setUpPrices(stripe, say);
  await setUpPortal(stripe, catalogue, places.appUrl, say);
  // Only now does no portal offer them any more.
  for (const id of catalogue.outdated) await stripe.prices.update(id, { active: false });
  await setUpWebhook(stripe, places.webhookUrl, say);
  for (const line of BY_HAND) say(line);
}
