import { newId } from '../account/ids.ts';
import type { Price, Subscription } from '../account/records.ts';
import { UNUSED } from '../account/unused-fields.ts';
import type { Deps } from './deps.ts';
import { billInvoice } from './invoices.ts';
import { periodEnd } from './periods.ts';
import { planOf } from './subscription-state.ts';

export interface Order {
  customer: string;
  price: Price;
  quantity: number;
  metadata: Record<string, string>;
  billingMode: 'classic' | 'flexible';
}

/** Starts a subscription now and bills its first period: `incomplete` when the card is declined. */
export function beginSubscription(deps: Deps, order: Order): Subscription {
  const now = deps.account.now(order.customer);
  const draft = toSubscription(order, now);
  const amount = order.price.unit_amount * order.quantity;
  const created = deps.account.subscriptions.put(draft);
  const invoice = billInvoice(deps, created, { amount, reason: 'subscription_create', now });
  const newSubscription = deps.account.subscriptions.put({
    ...created,
    latest_invoice: invoice.id,
    status: invoice.status === 'paid' ? 'active' : 'incomplete',
  });
  deps.eventLog.record('customer.subscription.created', newSubscription);
  return newSubscription;
}

function toSubscription({ customer, price, quantity, metadata, billingMode }: Order, now: number): Subscription {
  const id = newId('sub', 24);
  return {
    id,
    object: 'subscription',
    ...UNUSED.subscription,
    application: null,
    automatic_tax: { enabled: false, disabled_reason: null, liability: null },
    billing_cycle_anchor: now,
    billing_mode: { ...UNUSED.billingMode, type: billingMode, updated_at: now },
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { ...UNUSED.cancellationDetails, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: price.currency,
    customer,
    default_payment_method: null,
    description: null,
    discounts: [],
    ended_at: null,
    items: {
      object: 'list',
      data: [
        {
          id: newId('si', 14),
          object: 'subscription_item',
          ...UNUSED.subscriptionItem,
          created: now,
          current_period_end: periodEnd(now, price, now),
          current_period_start: now,
          discounts: [],
          metadata: {},
          plan: planOf(price),
          price,
          quantity,
          subscription: id,
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    metadata,
    pause_collection: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'incomplete',
    test_clock: null,
    trial_end: null,
    trial_start: null,
  };
}
