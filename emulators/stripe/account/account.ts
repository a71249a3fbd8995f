import * as z from 'zod/mini';
import * as records from './records.ts';
import { Shelf } from './shelf.ts';

/** What the account knows of a customer and the vendor shows nobody. */
const standingSchema = z.object({
  id: z.string(),
  /** Seconds by which the customer's test clock is ahead. */
  ahead: z.int(),
  card: z.enum(['good', 'declined']),
});
type Standing = z.infer<typeof standingSchema>;

const idSchema = z.object({ id: z.string() });
const secretSchema = z.object({ id: z.string(), secret: z.string() });

/** One account at the vendor's: everything in it, and what time it is there. */
export class Account {
  readonly customers = new Shelf('customer', records.customerSchema);
  readonly goneCustomers = new Shelf('customer', idSchema);
  readonly standings = new Shelf('customer', standingSchema);
  readonly products = new Shelf('product', records.productSchema);
  readonly prices = new Shelf('price', records.priceSchema);
  readonly subscriptions = new Shelf('subscription', records.subscriptionSchema);
  readonly invoices = new Shelf('invoice', records.invoiceSchema);
  readonly checkoutSessions = new Shelf('checkout.session', records.checkoutSessionSchema);
  readonly checkoutOrders = new Shelf('checkout.session', records.checkoutOrderSchema);
  readonly portalConfigurations = new Shelf('billing portal configuration', records.portalConfigurationSchema);
  readonly portalSessions = new Shelf('billing portal session', records.portalSessionSchema);
  readonly webhookEndpoints = new Shelf('webhook endpoint', records.webhookEndpointSchema);
  readonly webhookSecrets = new Shelf('webhook endpoint', secretSchema);
  readonly charges = new Shelf('charge', records.chargeSchema);
  readonly events = new Shelf('event', records.eventSchema);
  readonly deliveries = new Shelf('delivery', records.deliverySchema);

  /** Seconds since 1970, for a customer by its test clock. */
  now(customer: string | null = null): number {
    const ahead = customer === null ? 0 : this.standing(customer).ahead;
    return Math.floor(Date.now() / 1000) + ahead;
  }

  standing(customer: string): Standing {
    return this.standings.find(customer) ?? { id: customer, ahead: 0, card: 'good' };
  }

  clear(): void {
    for (const [, shelf] of this.shelves()) shelf.clear();
  }

  /** All of it, for a file. */
  toJson(): Record<string, unknown> {
    return Object.fromEntries(this.shelves().map(([name, shelf]) => [name, shelf.all()]));
  }

  /** Becomes what `toJson` gave in an earlier life. @throws ZodError for anything else; it is empty then. */
  restore(json: Readonly<Record<string, unknown>>): void {
    try {
      for (const [name, shelf] of this.shelves()) shelf.restore(json[name]);
    } catch (error) {
      this.clear();
      throw error;
    }
  }

  private shelves() {
    return Object.entries(this).filter(([, value]) => value instanceof Shelf);
  }
}
