import type { Subscription } from '../account/records.ts';
import type { Deps } from './deps.ts';
import { recordChange, endSubscription } from './change-subscription.ts';
import { expireSession } from './complete-checkout.ts';
import { billInvoice, collect } from './invoices.ts';
import { periodEnd } from './periods.ts';
import { nextPriceOf, releaseSchedule } from './schedules.ts';
import { hasEnded, onlyItem, periodEndOf, withItem } from './subscription-state.ts';

/** A scheduled change of a subscription. */
interface DueChange {
  at: number;
  apply: () => void;
}

/** Time after which an incomplete first payment expires, seconds. */
const INCOMPLETE_LIFETIME = 23 * 3600;

/** Statuses in which a subscription is renewed. */
const RENEWABLE_STATUSES: readonly string[] = ['active', 'past_due'];

/** Applies everything due until now, in chronological order, by each customer's clock. */
export function passTime(deps: Deps): void {
  for (const session of deps.account.checkoutSessions.all()) {
    if (session.status === 'open' && session.expires_at <= deps.account.now(session.customer))
      expireSession(deps, session);
  }
  for (const subscription of deps.account.subscriptions.all()) passSubscriptionTime(deps, subscription.id);
}

/** Advances a customer's test clock by `seconds`; everything due is applied at its scheduled time. */
export function advanceClock(deps: Deps, customer: string, seconds: number): void {
  const { account } = deps;
  const customerState = account.customerState(customer);
  account.standings.put({ ...customerState, ahead: customerState.ahead + seconds });
  for (const subscription of subscriptionsOf(deps, customer)) passSubscriptionTime(deps, subscription.id);
}

/** Advances the clock to a second after the current period of the customer's subscriptions, if any. */
export function advanceToPeriodEnd(deps: Deps, customer: string): void {
  const ends = subscriptionsOf(deps, customer).map(periodEndOf);
  if (ends.length > 0) advanceClock(deps, customer, Math.max(0, Math.min(...ends) + 1 - deps.account.now(customer)));
}

const subscriptionsOf = ({ account }: Deps, customer: string): Subscription[] =>
  account.subscriptions.all().filter((subscription) => subscription.customer === customer && !hasEnded(subscription));

function passSubscriptionTime(deps: Deps, id: string): void {
  for (;;) {
    const subscription = deps.account.subscriptions.getOrThrow(id);
    const next = nextDue(deps, subscription);
    if (next === null || next.at > deps.account.now(subscription.customer)) return;
    next.apply();
  }
}

function nextDue(deps: Deps, subscription: Subscription): DueChange | null {
  if (hasEnded(subscription)) return null;
  const dueChanges = [endDue(deps, subscription), renewalDue(deps, subscription), retryDue(deps, subscription)];
  const [first] = dueChanges.filter((due) => due !== null).toSorted((one, other) => one.at - other.at);
  return first ?? null;
}

function endDue(deps: Deps, subscription: Subscription): DueChange | null {
  if (subscription.status === 'incomplete') {
    const at = subscription.created + INCOMPLETE_LIFETIME;
    return { at, apply: () => recordChange(deps, subscription, { ...subscription, status: 'incomplete_expired' }) };
  }
  const at = subscription.cancel_at;
  if (at === null) return null;
  return { at, apply: () => endSubscription(deps, subscription, { at, reason: 'cancellation_requested' }) };
}

function renewalDue(deps: Deps, subscription: Subscription): DueChange | null {
  if (!RENEWABLE_STATUSES.includes(subscription.status)) return null;
  const at = periodEndOf(subscription);
  return { at, apply: () => renew(deps, subscription, at) };
}

function renew(deps: Deps, subscription: Subscription, at: number): void {
  const { price: current, quantity } = onlyItem(subscription);
  const price = nextPriceOf(deps, subscription) ?? current;
  const isSameInterval = price.recurring?.interval === current.recurring?.interval;
  const anchor = isSameInterval ? subscription.billing_cycle_anchor : at;
  const end = periodEnd(anchor, price, at);
  const unscheduled = { ...releaseSchedule(deps, subscription), billing_cycle_anchor: anchor };
  const renewed = withItem(unscheduled, { price, current_period_start: at, current_period_end: end });
  const amount = price.unit_amount * quantity;
  const invoice = billInvoice(deps, renewed, { amount, reason: 'subscription_cycle', now: at });
  recordChange(deps, subscription, {
    ...renewed,
    latest_invoice: invoice.id,
    status: invoice.status === 'paid' ? 'active' : 'past_due',
  });
}

function retryDue(deps: Deps, subscription: Subscription): DueChange | null {
  const open = deps.account.invoices.find(subscription.latest_invoice ?? '');
  if (subscription.status !== 'past_due' || open?.status !== 'open' || open.next_payment_attempt === null) return null;
  const at = open.next_payment_attempt;
  const apply = (): void => {
    const tried = collect(deps, open, at);
    if (tried.status === 'paid') recordChange(deps, subscription, { ...subscription, status: 'active' });
    else if (tried.next_payment_attempt === null) endSubscription(deps, subscription, { at, reason: 'payment_failed' });
  };
  return { at, apply };
}
