import { Stripe } from 'stripe';
import { PLAN_EVENTS } from '../../functions/src/billing/adapters/stripe/read-event.ts';

/** Sends the account's events to `url`. The vendor shows the secret only once, when the endpoint is created. */
export async function setUpWebhook(stripe: Stripe, url: string, print: (line: string) => void): Promise<void> {
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  const existingEndpoint = data.find((endpoint) => endpoint.url === url);
  if (existingEndpoint) {
    await stripe.webhookEndpoints.update(existingEndpoint.id, { enabled_events: PLAN_EVENTS, disabled: false });
    print(`Webhook ${url}: brought up to date (its secret stands in the Dashboard, Developers, Webhooks)`);
    return;
  }
  const { secret } = await stripe.webhookEndpoints.create({
    url,
    enabled_events: PLAN_EVENTS,
    api_version: Stripe.API_VERSION,
    description: 'Talelantern',
  });
  print(`Webhook ${url}: made. Its secret is shown this once:`);
  print(`STRIPE_WEBHOOK_SECRET=${secret}`);
}
