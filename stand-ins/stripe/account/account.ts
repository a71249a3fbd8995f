import * as z from 'zod/mini';
import * as records from './records.ts';
import { Collection } from './collection.ts';

/** State of a customer that the API does not expose. */
const customerStateSchema = z.object({
  id: z.string(),
  /** Offset of the customer's test clock, seconds. */
  ahead: z.int(),
  card: z.enum(['good', 'declined']),
});
type CustomerState = z.infer<typeof customerStateSchema>;

const idSchema = z.object({ id: z.string() });
const secretSchema = z.object({ id: z.string(), secret: z.string() });

/** One account with all its objects and its clock. The names of the collections are stored in its file. */
export class Account {
  readonly customers = new Collection('customer', records.customerSchema);
  readonly goneCustomers = new Collection('customer', idSchema);
  readonly standings = new Collection('customer', customerStateSchema);
  readonly products = new Collection('product', records.productSchema);
  readonly prices = new Collection('price', records.priceSchema);
  readonly subscriptions = new Collection('subscription', records.subscriptionSchema);
  readonly schedules = new Collection('subscription schedule', records.scheduleSchema);
  readonly invoices = new Collection('invoice', records.invoiceSchema);
  readonly invoicePayments = new Collection('invoice payment', records.invoicePaymentSchema);
  readonly checkoutSessions = new Collection('checkout.session', records.checkoutSessionSchema);
  readonly checkoutOrders = new Collection('checkout.session', records.checkoutOrderSchema);
  readonly portalConfigurations = new Collection('billing portal configuration', records.portalConfigurationSchema);
  readonly portalSessions = new Collection('billing portal session', records.portalSessionSchema);
  readonly webhookEndpoints = new Collection('webhook endpoint', records.webhookEndpointSchema);
  readonly webhookSecrets = new Collection('webhook endpoint', secretSchema);
  readonly charges = new Collection('charge', records.chargeSchema);
  readonly events = new Collection('event', records.eventSchema);
  readonly deliveries = new Collection('delivery', records.deliverySchema);

  /** Seconds since 1970; for a customer, by its test clock. */
  now(customer: string | null = null): number {
    const ahead = customer === null ? 0 : this.customerState(customer).ahead;
    return Math.floor(Date.now() / 1000) + ahead;
  }

  customerState(customer: string): CustomerState {
    return this.standings.find(customer) ?? { id: customer, ahead: 0, card: 'good' };
  }

  clear(): void {
    for (const [, collection] of this.collections()) collection.clear();
  }

  /** The account as JSON, for a file. */
  toJson(): Record<string, unknown> {
    return Object.fromEntries(this.collections().map(([name, collection]) => [name, collection.all()]));
  }

  /** Restores the result of `toJson`. @throws ZodError for anything else, after clearing the account. */
  restore(json: Readonly<Record<string, unknown>>): void {
    try {
      for (const [name, collection] of this.collections()) collection.restore(json[name] ?? []);
    } catch (error) {
      this.clear();
      throw error;
    }
  }

  private collections() {
    return Object.entries(this).filter(([, value]) => value instanceof Collection);
  }
}
