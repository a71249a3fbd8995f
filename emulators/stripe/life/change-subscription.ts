import { ApiError } from '../http/api-error.ts';
import type { Price, Subscription } from '../account/records.ts';
import type { Books } from './books.ts';
import { billInvoice, collect } from './invoices.ts';
import { periodEnd } from './periods.ts';
import { isOver, onlyItem, periodEndOf, withItem } from './subscription-state.ts';

/** Writes the new state of a subscription down and announces what is different. */
export function announceChange(books: Books, before: Subscription, after: Subscription): Subscription {
  const previous = Object.fromEntries(
    Object.entries(before).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(after[name])),
  );
  books.account.subscriptions.put(after);
  books.announcer.announce('customer.subscription.updated', after, previous);
  return after;
}

/** @throws ApiError for a subscription that is over: the vendor changes nothing of it any more. */
export function assertNotOver(subscription: Subscription): void {
  if (!isOver(subscription)) return;
  throw new ApiError(400, 'A canceled subscription can only update its cancellation_details and metadata.', {});
}

/**
 * Moves a subscription to another price now. Another interval begins a new period; the rest of the old one is taken off
 * the bill.
 */
export function changePrice(books: Books, subscription: Subscription, price: Price): Subscription {
  const item = onlyItem(subscription);
  if (item.price.id === price.id) return subscription;
  const now = books.account.now(subscription.customer);
  const isSameInterval = item.price.recurring?.interval === price.recurring?.interval;
  const anchor = isSameInterval ? subscription.billing_cycle_anchor : now;
  const start = isSameInterval ? item.current_period_start : now;
  const end = isSameInterval ? item.current_period_end : periodEnd(now, price, now);
  const share = (item.current_period_end - now) / (item.current_period_end - item.current_period_start);
  const rest = Math.round(item.price.unit_amount * share);
  const cost = isSameInterval ? Math.round(price.unit_amount * share) : price.unit_amount;
  const changed = withItem(subscription, { price, current_period_start: start, current_period_end: end });
  const moved = { ...changed, billing_cycle_anchor: anchor };
  // The vendor credits what is too much; the stand-in keeps no balance.
  if (cost <= rest) return announceChange(books, subscription, moved);
  const invoice = billInvoice(books, moved, { amount: cost - rest, reason: 'subscription_update', now });
  return announceChange(books, subscription, {
    ...moved,
    latest_invoice: invoice.id,
    status: invoice.status === 'paid' ? subscription.status : 'past_due',
  });
}

/** Lets a subscription end with its period; where `asPortal`, written as the vendor's portal writes it. */
export function cancelAtPeriodEnd(books: Books, subscription: Subscription, asPortal: boolean): Subscription {
  const isFlexible = subscription.billing_mode.type === 'flexible';
  return announceChange(books, subscription, {
    ...subscription,
    cancel_at: periodEndOf(subscription),
    cancel_at_period_end: !(asPortal && isFlexible),
    canceled_at: books.account.now(subscription.customer),
    cancellation_details: { ...subscription.cancellation_details, reason: 'cancellation_requested' },
  });
}

/** Takes a planned end back. */
export function resume(books: Books, subscription: Subscription): Subscription {
  return announceChange(books, subscription, {
    ...subscription,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { ...subscription.cancellation_details, reason: null },
  });
}

/** Ends a subscription at `at` (seconds). */
export function endSubscription(
  books: Books,
  subscription: Subscription,
  { at, reason }: { at: number; reason: 'cancellation_requested' | 'payment_failed' },
): Subscription {
  const ended = books.account.subscriptions.put({
    ...subscription,
    canceled_at: subscription.canceled_at ?? at,
    cancellation_details: { ...subscription.cancellation_details, reason },
    ended_at: at,
    status: 'canceled',
  });
  books.announcer.announce('customer.subscription.deleted', ended);
  return ended;
}

/** Collects what is still open of a subscription, after somebody has given a better card. */
export function collectOpen(books: Books, subscription: Subscription): Subscription {
  const open = books.account.invoices.find(subscription.latest_invoice ?? '');
  if (open === undefined || open.status !== 'open') return subscription;
  const { status } = collect(books, open, books.account.now(subscription.customer));
  return status === 'paid' ? announceChange(books, subscription, { ...subscription, status: 'active' }) : subscription;
}
