import { ApiError } from '../http/api-error.ts';
import type { CycleAnchor, Invoice, Price, Subscription } from '../account/records.ts';
import type { Deps } from './deps.ts';
import { billInvoice, collect } from './invoices.ts';
import { periodEnd } from './periods.ts';
import { createSchedule, releaseSchedule } from './schedules.ts';
import { hasEnded, onlyItem, periodEndOf, withItem } from './subscription-state.ts';

/** Stores the new state of a subscription and records the differences as an event. */
export function recordChange(deps: Deps, before: Subscription, after: Subscription): Subscription {
  const previous = Object.fromEntries(
    Object.entries(before).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(after[name])),
  );
  deps.account.subscriptions.put(after);
  deps.eventLog.record('customer.subscription.updated', after, previous);
  return after;
}

const ENDED_EVENTS = { void: 'invoice.voided', uncollectible: 'invoice.marked_uncollectible' } as const;

/**
 * Ends an invoice without a payment; a subscription that waited for it is active again.
 * @throws ApiError when it is paid or void.
 */
export function endUnpaid(deps: Deps, invoice: Invoice, status: keyof typeof ENDED_EVENTS): Invoice {
  if (invoice.status !== 'open' && (invoice.status !== 'uncollectible' || status !== 'void'))
    throw new ApiError(400, `This invoice is ${invoice.status} and cannot become ${status}.`, {});
  const endedInvoice = deps.account.invoices.put({ ...invoice, next_payment_attempt: null, status });
  deps.eventLog.record(ENDED_EVENTS[status], endedInvoice);
  const subscription = deps.account.subscriptions.find(invoice.parent.subscription_details.subscription);
  if (subscription?.status === 'past_due' && subscription.latest_invoice === invoice.id)
    recordChange(deps, subscription, { ...subscription, status: 'active' });
  return endedInvoice;
}

/** @throws ApiError for an ended subscription, which cannot be changed. */
export function assertNotEnded(subscription: Subscription): void {
  if (!hasEnded(subscription)) return;
  throw new ApiError(400, 'A canceled subscription can only update its cancellation_details and metadata.', {});
}

/** Changes the price now. Another interval or `now` starts a new period; the unused rest of the old one is credited. */
export function changePrice(
  deps: Deps,
  subscription: Subscription,
  price: Price,
  cycleAnchor: CycleAnchor = 'unchanged',
): Subscription {
  const item = onlyItem(subscription);
  if (item.price.id === price.id) return subscription;
  const now = deps.account.now(subscription.customer);
  const isSameInterval = item.price.recurring?.interval === price.recurring?.interval;
  const isSamePeriod = isSameInterval && cycleAnchor === 'unchanged';
  const anchor = isSamePeriod ? subscription.billing_cycle_anchor : now;
  const start = isSamePeriod ? item.current_period_start : now;
  const end = isSamePeriod ? item.current_period_end : periodEnd(now, price, now);
  const unusedShare = (item.current_period_end - now) / (item.current_period_end - item.current_period_start);
  const rest = Math.round(item.price.unit_amount * unusedShare);
  const cost = isSamePeriod ? Math.round(price.unit_amount * unusedShare) : price.unit_amount;
  const changedSubscription = withItem(releaseSchedule(deps, subscription), {
    price,
    current_period_start: start,
    current_period_end: end,
  });
  const rescheduled = { ...changedSubscription, billing_cycle_anchor: anchor };
  // The vendor keeps a surplus as credit; the stand-in has no customer balance.
  if (cost <= rest) return recordChange(deps, subscription, rescheduled);
  const invoice = billInvoice(deps, rescheduled, {
    amount: cost - rest,
    reason: 'subscription_update',
    now,
    isProration: isSamePeriod,
  });
  return recordChange(deps, subscription, {
    ...rescheduled,
    latest_invoice: invoice.id,
    status: invoice.status === 'paid' ? subscription.status : 'past_due',
  });
}

/** Changes the price with the next period. */
export function schedulePrice(deps: Deps, subscription: Subscription, price: Price): Subscription {
  const { id } = createSchedule(deps, releaseSchedule(deps, subscription), price);
  return recordChange(deps, subscription, { ...subscription, schedule: id });
}

/** Cancels a scheduled change of the price. */
export const keepPrice = (deps: Deps, subscription: Subscription): Subscription =>
  recordChange(deps, subscription, releaseSchedule(deps, subscription));

/** Ends a subscription with its period; with `asPortal` in the format of the vendor's portal. */
export function cancelAtPeriodEnd(deps: Deps, subscription: Subscription, asPortal: boolean): Subscription {
  const isFlexible = subscription.billing_mode.type === 'flexible';
  return recordChange(deps, subscription, {
    ...releaseSchedule(deps, subscription),
    cancel_at: periodEndOf(subscription),
    cancel_at_period_end: !(asPortal && isFlexible),
    canceled_at: deps.account.now(subscription.customer),
    cancellation_details: { ...subscription.cancellation_details, reason: 'cancellation_requested' },
  });
}

/** Revokes a scheduled cancellation. */
export function resume(deps: Deps, subscription: Subscription): Subscription {
  return recordChange(deps, subscription, {
    ...subscription,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { ...subscription.cancellation_details, reason: null },
  });
}

/** Ends a subscription at `at` (seconds). */
export function endSubscription(
  deps: Deps,
  subscription: Subscription,
  { at, reason }: { at: number; reason: 'cancellation_requested' | 'payment_failed' },
): Subscription {
  const endedSubscription = deps.account.subscriptions.put({
    ...releaseSchedule(deps, subscription),
    canceled_at: subscription.canceled_at ?? at,
    cancellation_details: { ...subscription.cancellation_details, reason },
    ended_at: at,
    status: 'canceled',
  });
  deps.eventLog.record('customer.subscription.deleted', endedSubscription);
  return endedSubscription;
}

/** Collects the open invoices of a subscription after a card change. */
export function collectOpen(deps: Deps, subscription: Subscription): Subscription {
  const open = deps.account.invoices.find(subscription.latest_invoice ?? '');
  if (open === undefined || open.status !== 'open') return subscription;
  const { status } = collect(deps, open, deps.account.now(subscription.customer));
  return status === 'paid' ? recordChange(deps, subscription, { ...subscription, status: 'active' }) : subscription;
}
