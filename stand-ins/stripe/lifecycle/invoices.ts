import { newId } from '../account/ids.ts';
import type { Charge, Invoice, InvoicePayment, Subscription } from '../account/records.ts';
import { UNUSED } from '../account/unused-fields.ts';
import type { Deps } from './deps.ts';
import { chargeCard } from './charges.ts';
import { onlyItem } from './subscription-state.ts';

export type BillingReason = 'subscription_create' | 'subscription_cycle' | 'subscription_update';

const DAY = 86_400;
/** Days between collection attempts; after the last one the subscription ends. */
const RETRY_DAYS = [3, 5, 7];

/** Creates an invoice of `amount` cents and collects it at `now` if the card allows. */
export function billInvoice(
  deps: Deps,
  subscription: Subscription,
  {
    amount,
    reason,
    now,
    isProration = false,
  }: { amount: number; reason: BillingReason; now: number; isProration?: boolean },
): Invoice {
  const id = newId('in', 24);
  const invoice: Invoice = {
    id,
    object: 'invoice',
    ...UNUSED.invoice,
    amount_due: amount,
    amount_paid: 0,
    amount_remaining: amount,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: 'usd',
    customer: subscription.customer,
    customer_email: deps.account.customers.find(subscription.customer)?.email ?? null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    lines: linesFor(subscription, { invoice: id, amount, now, isProration }),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    period_end: now,
    period_start: now,
    status: 'open',
    subtotal: amount,
    total: amount,
  };
  deps.account.invoices.put(invoice);
  deps.eventLog.record('invoice.created', invoice);
  deps.eventLog.record('invoice.finalized', invoice);
  return collect(deps, invoice, now);
}

/** One line for the current period, or as a proration for its rest, with the credit for what it replaces included. */
function linesFor(
  subscription: Subscription,
  { invoice, amount, now, isProration }: { invoice: string; amount: number; now: number; isProration: boolean },
): object {
  const item = onlyItem(subscription);
  const { price, current_period_end: end } = item;
  const start = isProration ? now : item.current_period_start;
  const line = {
    id: newId('il', 24),
    object: 'line_item',
    ...UNUSED.invoiceLine,
    amount,
    currency: 'usd',
    invoice,
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: isProration,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: item.id,
      },
    },
    period: { start, end },
    pricing: {
      type: 'price_details',
      price_details: { price: price.id, product: price.product },
      unit_amount_decimal: String(price.unit_amount),
    },
    subscription: subscription.id,
    subtotal: amount,
  };
  return { object: 'list', data: [line], has_more: false, url: '/v1/invoices/lines' };
}

const paymentOf = ({ id: invoice, total }: Invoice, { payment_intent }: Charge, now: number): InvoicePayment => ({
  id: newId('inpay', 24),
  object: 'invoice_payment',
  amount_paid: total,
  amount_requested: total,
  created: now,
  currency: 'usd',
  invoice,
  is_default: true,
  livemode: false,
  payment: { type: 'payment_intent', payment_intent },
  status: 'paid',
  status_transitions: { canceled_at: null, paid_at: now },
});

/** Tries to collect an open invoice. Returns it paid, or open with the time of the next attempt. */
export function collect(deps: Deps, invoice: Invoice, now: number): Invoice {
  const { account, eventLog } = deps;
  const attempts = invoice.attempt_count + 1;
  if (account.customerState(invoice.customer).card === 'good') {
    const paidInvoice = account.invoices.put({
      ...invoice,
      amount_paid: invoice.amount_due,
      amount_remaining: 0,
      attempt_count: attempts,
      attempted: true,
      next_payment_attempt: null,
      status: 'paid',
    });
    const charge = chargeCard(deps, paidInvoice.customer, paidInvoice.total, now);
    account.invoicePayments.put(paymentOf(paidInvoice, charge, now));
    eventLog.record('invoice.paid', paidInvoice);
    eventLog.record('invoice.payment_succeeded', paidInvoice);
    return paidInvoice;
  }
  const days = RETRY_DAYS[attempts - 1];
  const open = account.invoices.put({
    ...invoice,
    attempt_count: attempts,
    attempted: true,
    next_payment_attempt: days === undefined ? null : now + days * DAY,
  });
  eventLog.record('invoice.payment_failed', open);
  return open;
}
