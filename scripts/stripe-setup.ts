import { createStripeClient } from '../functions/src/billing/stripe/stripe-client.ts';
import { runScript } from './run-script.ts';
import { setUpAccount } from './stripe-setup/set-up-account.ts';
import { readWishes } from './wishes.ts';

const WEBHOOK = '/stripeWebhook';

/** `npm run stripe:setup`: products, prices, portal and webhook in the account of STRIPE_SECRET_KEY; safe to run twice. */
await runScript(async () => {
  const wishes = readWishes();
  const needed = (name: string, example: string): string => {
    const value = wishes[name]?.replace(/\/$/, '') ?? '';
    if (value === '') throw new Error(`Set ${name}, e.g. ${example} (here, in the environment, or in .env)`);
    return value;
  };
  const stripe = createStripeClient(needed('STRIPE_SECRET_KEY', 'sk_test_...'), wishes['STRIPE_API_ORIGIN'] || null);
  const base = needed('VITE_FUNCTIONS_BASE_URL', 'https://us-central1-my-project.cloudfunctions.net');
  const places = { appUrl: needed('VITE_APP_URL', 'https://talelantern.web.app'), webhookUrl: `${base}${WEBHOOK}` };
  await setUpAccount(stripe, places, (line) => console.log(line));
});
