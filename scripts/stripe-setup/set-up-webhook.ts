import { Stripe } from 'stripe';

/** Events that may change a plan; the webhook fetches the rest from the vendor. */
export const EVENTS: Stripe.WebhookEndpointCreateParams.EnabledEvent[] = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  // A smaller plan that starts with the next period.
  'subscription_schedule.created',
  'subscription_schedule.updated',
  'subscription_schedule.released',
  'subscription_schedule.canceled',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
];

/** Sends the account's events to `url`. The vendor shows the secret only once, when the endpoint is created. */
export async function setUpWebhook(stripe: Stripe, url: string, print: (line: string) => void): Promise<void> {
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  const known = data.find((endpoint) => endpoint.url === url);
  if (known) {
    await stripe.webhookEndpoints.update(known.id, { enabled_events: EVENTS, disabled: false });
    print(`Webhook ${url}: brought up to date (its secret stands in the Dashboard, Developers, Webhooks)`);
    return;
  }
  const { secret } = await stripe.webhookEndpoints.create({
    url,
    enabled_events: EVENTS,
    api_version: Stripe.API_VERSION,
    description: 'Talelantern',
  });
  print(`Webhook ${url}: made. Its secret is shown this once:`);
  print(`STRIPE_WEBHOOK_SECRET=${secret}`);
}
