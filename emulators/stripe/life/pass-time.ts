import type { Subscription } from '../account/records.ts';
import type { Books } from './books.ts';
import { announceChange, endSubscription } from './change-subscription.ts';
import { expireSession } from './complete-checkout.ts';
import { billInvoice, collect } from './invoices.ts';
import { periodEnd } from './periods.ts';
import { isOver, onlyItem, periodEndOf, withItem } from './subscription-state.ts';

/** Something that a subscription does by itself when its time has come. */
interface Due {
  at: number;
  happen: () => void;
}

/** A first payment that nobody completes lapses after so many seconds. */
const INCOMPLETE_FOR = 23 * 3600;

/** Statuses in which a period is followed by the next. */
const RENEWED: readonly string[] = ['active', 'past_due'];

/** Lets happen in their order all that was due up to now, by each customer's clock. */
export function passTime(books: Books): void {
  for (const session of books.account.checkoutSessions.all()) {
    if (session.status === 'open' && session.expires_at <= books.account.now(session.customer))
      expireSession(books, session);
  }
  for (const subscription of books.account.subscriptions.all()) passTimeOf(books, subscription.id);
}

/** Moves a customer's test clock on by so many seconds; everything that falls due happens at its own time. */
export function advanceClock(books: Books, customer: string, seconds: number): void {
  const { account } = books;
  const standing = account.standing(customer);
  account.standings.put({ ...standing, ahead: standing.ahead + seconds });
  for (const subscription of subscriptionsOf(books, customer)) passTimeOf(books, subscription.id);
}

/** Moves the clock a second beyond the running period of the customer's subscriptions, if there are any. */
export function advanceToPeriodEnd(books: Books, customer: string): void {
  const ends = subscriptionsOf(books, customer).map(periodEndOf);
  if (ends.length > 0) advanceClock(books, customer, Math.max(0, Math.min(...ends) + 1 - books.account.now(customer)));
}

const subscriptionsOf = ({ account }: Books, customer: string): Subscription[] =>
  account.subscriptions.all().filter((subscription) => subscription.customer === customer && !isOver(subscription));

function passTimeOf(books: Books, id: string): void {
  for (;;) {
    const subscription = books.account.subscriptions.need(id);
    const next = nextDue(books, subscription);
    if (next === null || next.at > books.account.now(subscription.customer)) return;
    next.happen();
  }
}

function nextDue(books: Books, subscription: Subscription): Due | null {
  if (isOver(subscription)) return null;
  const dues = [endDue(books, subscription), renewalDue(books, subscription), retryDue(books, subscription)];
  const [first] = dues.filter((due) => due !== null).toSorted((one, other) => one.at - other.at);
  return first ?? null;
}

function endDue(books: Books, subscription: Subscription): Due | null {
  if (subscription.status === 'incomplete') {
    const at = subscription.created + INCOMPLETE_FOR;
    return { at, happen: () => announceChange(books, subscription, { ...subscription, status: 'incomplete_expired' }) };
  }
  const at = subscription.cancel_at;
  if (at === null) return null;
  return { at, happen: () => endSubscription(books, subscription, { at, reason: 'cancellation_requested' }) };
}

function renewalDue(books: Books, subscription: Subscription): Due | null {
  if (!RENEWED.includes(subscription.status)) return null;
  const at = periodEndOf(subscription);
  return { at, happen: () => renew(books, subscription, at) };
}

function renew(books: Books, subscription: Subscription, at: number): void {
  const { price, quantity } = onlyItem(subscription);
  const end = periodEnd(subscription.billing_cycle_anchor, price, at);
  const renewed = withItem(subscription, { current_period_start: at, current_period_end: end });
  const amount = price.unit_amount * quantity;
  const invoice = billInvoice(books, renewed, { amount, reason: 'subscription_cycle', now: at });
  announceChange(books, subscription, {
    ...renewed,
    latest_invoice: invoice.id,
    status: invoice.status === 'paid' ? 'active' : 'past_due',
  });
}

function retryDue(books: Books, subscription: Subscription): Due | null {
  const open = books.account.invoices.find(subscription.latest_invoice ?? '');
  if (subscription.status !== 'past_due' || open?.status !== 'open' || open.next_payment_attempt === null) return null;
  const at = open.next_payment_attempt;
  const happen = (): void => {
    const tried = collect(books, open, at);
    if (tried.status === 'paid') announceChange(books, subscription, { ...subscription, status: 'active' });
    else if (tried.next_payment_attempt === null)
      endSubscription(books, subscription, { at, reason: 'payment_failed' });
  };
  return { at, happen };
}
