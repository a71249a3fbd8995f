import { createStripeClient } from '../functions/src/billing/adapters/stripe/stripe-client.ts';
import { readUrls } from './deployment/read-deployment.ts';
import { runScript } from './run-script.ts';
import { setUpAccount } from './stripe-setup/set-up-account.ts';
import { readEnvironment } from './environment.ts';

const WEBHOOK = '/stripeWebhook';

await runScript(async () => {
  const environment = readEnvironment();
  const { STRIPE_SECRET_KEY: key = '', STRIPE_API_ORIGIN: apiOrigin } = environment;
  if (key === '') throw new Error('Give the key on the command line: STRIPE_SECRET_KEY=sk_... npm run stripe:setup');
  const { appUrl, functionsUrl } = readUrls(environment);
  const urls = { appUrl, webhookUrl: `${functionsUrl}${WEBHOOK}` };
  await setUpAccount(createStripeClient(key, apiOrigin || null), urls, (line) => console.log(line));
});
