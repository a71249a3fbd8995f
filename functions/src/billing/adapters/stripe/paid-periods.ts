import type { Stripe } from 'stripe';
import type { PaidPeriod } from '../../ports/ports.ts';
import { idOf } from './read-event.ts';

/** More than a payment has: it belongs to one invoice, unless support books it by hand. */
const MAX_INVOICES = 10;

/** The subscription periods that a payment paid as a whole; none without an invoice. */
export async function findPaidPeriods(stripe: Stripe, paymentIntent: string | null): Promise<PaidPeriod[]> {
  if (paymentIntent === null) return [];
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: paymentIntent },
    expand: ['data.invoice'],
    limit: MAX_INVOICES,
  });
  return data.flatMap(({ invoice }) => (typeof invoice === 'object' && 'lines' in invoice ? periodsOf(invoice) : []));
}

export type InvoiceParts = Pick<Stripe.Invoice, 'parent'> & {
  lines: { data: readonly Pick<Stripe.InvoiceLineItem, 'amount' | 'period' | 'parent'>[] };
};

/** The periods of an invoice's lines, without the rest of a period that an upgrade pays for and without extra items. */
export function periodsOf({ parent, lines }: InvoiceParts): PaidPeriod[] {
  const subscriptionId = idOf(parent?.subscription_details?.subscription);
  if (subscriptionId === null) return [];
  return lines.data
    .filter(({ amount, parent: origin }) => amount > 0 && origin?.subscription_item_details?.proration === false)
    .map(({ period }) => ({ subscriptionId, startsAt: period.start * 1000 }));
}
