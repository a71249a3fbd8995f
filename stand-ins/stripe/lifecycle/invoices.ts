import { newId } from '../account/ids.ts';
import type { Invoice, Subscription } from '../account/records.ts';
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
  { amount, reason, now }: { amount: number; reason: BillingReason; now: number },
): Invoice {
  const invoice: Invoice = {
    id: newId('in', 24),
    object: 'invoice',
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
    lines: linesFor(subscription, amount),
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

/** One line for the current period, with the credit for the previous one included. */
function linesFor(subscription: Subscription, amount: number): object {
  const { price, current_period_start: start, current_period_end: end } = onlyItem(subscription);
  const line = {
    id: newId('il', 24),
    object: 'line_item',
    amount,
    currency: 'usd',
    period: { start, end },
    pricing: { type: 'price_details', price_details: { price: price.id, product: price.product } },
    subscription: subscription.id,
  };
  return { object: 'list', data: [line], has_more: false, url: '/v1/invoices/lines' };
}

/** Tries to collect an open invoice. Returns it paid, or open with the time of the next attempt. */
export function collect(deps: Deps, invoice: Invoice, now: number): Invoice {
  const { account, eventLog } = deps;
  const attempts = invoice.attempt_count + 1;
  if (account.customerState(invoice.customer).card === 'good') {
    const paid = account.invoices.put({
      ...invoice,
      amount_paid: invoice.amount_due,
      amount_remaining: 0,
      attempt_count: attempts,
      attempted: true,
      next_payment_attempt: null,
      status: 'paid',
    });
    chargeCard(deps, paid.customer, paid.total, now);
    eventLog.record('invoice.paid', paid);
    eventLog.record('invoice.payment_succeeded', paid);
    return paid;
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
