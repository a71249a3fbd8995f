import { KEPT_STATUS } from '@talelantern/domain/plans/entitlement';
import { isPaidPlanId, type PaidPlanId } from '@talelantern/domain/plans/plans';
import type { Stripe } from 'stripe';
import type { VendorSubscription } from '../../ports/ports.ts';

/** Statuses in which the current period or a change of plan is not paid. */
const UNPAID_STATUSES: readonly string[] = ['past_due', 'unpaid'];
/**
 * Statuses of an unpaid invoice although the subscription is `active`: a renewal is a draft for an hour
 * (https://docs.stripe.com/billing/invoices/subscription), and an uncollectible invoice is still owed, unlike a voided
 * one.
 */
const UNPAID_INVOICES: readonly (string | null | undefined)[] = ['draft', 'open', 'uncollectible'];

/** Metadata key, set by the setup script: the lookup key moves to the new price when prices change. */
export const PLAN_KEY = 'plan';
/** Metadata of a subscription that we ended after the vendor had: its last payment no longer gives a plan. */
export const ENDED_BY_US = { ended: 'yes' } as const;

type PriceParts = Pick<Stripe.Price, 'lookup_key' | 'metadata'>;

/** The plan that the price is for; null for an unknown price. */
export function planOf({ lookup_key: key, metadata }: PriceParts): PaidPlanId | null {
  const plan = key ?? metadata[PLAN_KEY];
  return isPaidPlanId(plan) ? plan : null;
}

type PeriodParts = Pick<Stripe.SubscriptionItem, 'current_period_start' | 'current_period_end'>;
type OwnParts =
  | 'id'
  | 'status'
  | 'created'
  | 'ended_at'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'cancellation_details'
  | 'metadata';
/** A scheduled change of a subscription, with expanded prices. */
export type ScheduleParts = Pick<Stripe.SubscriptionSchedule, 'current_phase'> & {
  phases: { start_date: number; items: { price: string | PriceParts | Stripe.DeletedPrice }[] }[];
};

/** The fields that are read of the SDK's subscription. */
export type SubscriptionParts = Pick<Stripe.Subscription, OwnParts> & {
  latest_invoice: string | Pick<Stripe.Invoice, 'status'> | null;
  items: { data: (PeriodParts & { price: PriceParts })[] };
};

type LineParts = Pick<Stripe.InvoiceLineItem, 'amount' | 'period' | 'pricing'>;

/** The plan that was last paid, and its period (seconds). */
export interface Paid {
  plan: PaidPlanId;
  from: number;
  until: number;
}

/** Whether a payment is missing: the vendor starts a period or a different plan before it is paid. */
export function isUnpaid({ status, latest_invoice: invoice }: SubscriptionParts): boolean {
  const isInvoiceOpen = typeof invoice === 'object' && UNPAID_INVOICES.includes(invoice?.status);
  return UNPAID_STATUSES.includes(status) || (status === 'active' && isInvoiceOpen);
}

/**
 * Whether the plan in force follows from an earlier payment: a payment is missing, or the subscription ended because
 * one failed.
 */
export const needsLastPaid = (subscription: SubscriptionParts): boolean =>
  isUnpaid(subscription) ||
  (subscription.status === 'canceled' &&
    subscription.cancellation_details?.reason === 'payment_failed' &&
    subscription.metadata['ended'] !== ENDED_BY_US.ended);

/** The first second after the running period of all items. */
export const periodEndOf = ({ created, items }: Pick<SubscriptionParts, 'created' | 'items'>): number =>
  Math.max(created, ...items.data.map((item) => item.current_period_end));

/** The plan that a schedule changes to by `periodEnd` (seconds); null for none, or for an unknown price. */
export function nextPlanOf({ current_phase: current, phases }: ScheduleParts, periodEnd: number): PaidPlanId | null {
  const next = phases.find(
    ({ start_date: start }) => current !== null && start >= current.end_date && start <= periodEnd,
  );
  const price = next?.items[0]?.price;
  return typeof price === 'object' && 'lookup_key' in price ? planOf(price) : null;
}

/**
 * Converts the vendor's subscription; only what is paid counts. The periods are on its items. `lastPaid` is used if
 * `needsLastPaid`, and null when nothing was ever paid; `nextPlan` is a scheduled change.
 */
export function readSubscription(
  subscription: SubscriptionParts,
  lastPaid: Paid | null,
  nextPlan: PaidPlanId | null,
): VendorSubscription {
  const { id, status, items, created, ended_at: endedAt } = subscription;
  const periodStart = Math.max(created, ...items.data.map((item) => item.current_period_start));
  const periodEnd = periodEndOf(subscription);
  // Not `cancel_at_period_end`: in the flexible billing mode the portal sets only `cancel_at`
  // (stripe-node#2470), and support may set any day.
  const cancelAt = subscription.cancel_at ?? Number.POSITIVE_INFINITY;
  const read = {
    id,
    nextPlan,
    plan: lastPaid?.plan ?? items.data.map(({ price }) => planOf(price)).find((plan) => plan !== null) ?? null,
    status,
    periodStart: toMs(periodStart),
    paidFrom: toMs((isUnpaid(subscription) ? lastPaid?.from : null) ?? periodStart),
    paidUntil: toMs(isUnpaid(subscription) ? (lastPaid?.until ?? periodStart) : Math.min(periodEnd, cancelAt)),
    endedAt: endedAt === null ? null : toMs(endedAt),
    isEnding: subscription.cancel_at_period_end || cancelAt <= periodEnd,
    createdAt: toMs(created),
  };
  if (endedAt === null || lastPaid === null || lastPaid.until <= endedAt) return read;
  const { from, until } = lastPaid;
  return {
    ...read,
    status: KEPT_STATUS,
    periodStart: toMs(from),
    paidFrom: toMs(from),
    paidUntil: toMs(until),
    endedAt: null,
    isEnding: true,
  };
}

/** The line of a paid invoice with the longest period; credits for a previous plan have negative amounts. */
export function longestLine(lines: readonly LineParts[]): LineParts | null {
  const positive = lines.filter(({ amount }) => amount > 0);
  return positive.toSorted((one, other) => one.period.end - other.period.end).at(-1) ?? null;
}

const toMs = (seconds: number): number => seconds * 1000;
