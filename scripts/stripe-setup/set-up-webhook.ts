import { Stripe } from 'stripe';

/** What changes a plan; the webhook asks the vendor for all the rest. */
const EVENTS: Stripe.WebhookEndpointCreateParams.EnabledEvent[] = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
];

/** Sends the account's events to `url`. The secret is told by the vendor only once, when the endpoint is made. */
export async function setUpWebhook(stripe: Stripe, url: string, say: (line: string) => void): Promise<void> {
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  const known = data.find((endpoint) => endpoint.url === url);
  if (known) {
    await stripe.webhookEndpoints.update(known.id, { enabled_events: EVENTS, disabled: false });
    say(`Webhook ${url}: brought up to date (its secret stands in the Dashboard, Developers, Webhooks)`);
    return;
  }
  const { secret } = await stripe.webhookEndpoints.create({
    url,
    enabled_events: EVENTS,
    api_version: Stripe.API_VERSION,
    description: 'Talelantern',
  });
  say(`Webhook ${url}: made. Its secret is shown this once:`);
  say(`STRIPE_WEBHOOK_SECRET=${secret}`);
}
