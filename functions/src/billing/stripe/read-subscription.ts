import { isPaidPlanId, type PaidPlanId } from '@talelantern/domain/subscriptions/plans';
import type { Stripe } from 'stripe';
import type { VendorSubscription } from '../ports.ts';

/** Statuses in which the period that runs, or another plan in it, is not paid. */
const UNPAID: readonly string[] = ['past_due', 'unpaid'];
/** A renewal is a draft for an hour while the status says `active` (https://docs.stripe.com/billing/invoices/subscription). */
const UNPAID_INVOICES: readonly (string | null | undefined)[] = ['draft', 'open'];

/** Where the setup script notes a price's plan: its lookup key moves on to the next price when prices change. */
export const PLAN_IN_METADATA = 'plan';

type PriceParts = Pick<Stripe.Price, 'lookup_key' | 'metadata'>;

/** Which plan of ours has this price; null for any other price. */
export function planOf({
  lookup_key: key,
  metadata,
}: Pick<Stripe.Price, 'lookup_key' | 'metadata'>): PaidPlanId | null {
  const plan = key ?? metadata[PLAN_IN_METADATA];
  return isPaidPlanId(plan) ? plan : null;
}

type PeriodParts = Pick<Stripe.SubscriptionItem, 'current_period_start' | 'current_period_end'>;
type OwnParts = 'id' | 'status' | 'created' | 'ended_at' | 'cancel_at' | 'cancel_at_period_end';

/** What is read of the vendor's subscription; the SDK's own type is one. */
export type SubscriptionParts = Pick<Stripe.Subscription, OwnParts> & {
  latest_invoice: string | Pick<Stripe.Invoice, 'status'> | null;
  items: { data: (PeriodParts & { price: PriceParts })[] };
};

type LineParts = Pick<Stripe.InvoiceLineItem, 'amount' | 'period' | 'pricing'>;

/** What was paid last, and until when that lasts (seconds). */
export interface Paid {
  plan: PaidPlanId;
  until: number;
}

/** Whether a payment is missing: the vendor begins a period or another plan paid or not. */
export function isUnpaid({ status, latest_invoice: invoice }: SubscriptionParts): boolean {
  const isInvoiceOpen = typeof invoice === 'object' && UNPAID_INVOICES.includes(invoice?.status);
  return UNPAID.includes(status) || (status === 'active' && isInvoiceOpen);
}

/**
 * What of the vendor's subscription counts for us: what is paid. The periods stand at its items alone. `lastPaid` is asked
 * for where a payment is missing, null where there was never one.
 */
export function readSubscription(subscription: SubscriptionParts, lastPaid: Paid | null): VendorSubscription {
  const { id, status, items, created, ended_at: endedAt } = subscription;
  const periodStart = Math.max(created, ...items.data.map((item) => item.current_period_start));
  const periodEnd = Math.max(created, ...items.data.map((item) => item.current_period_end));
  return {
    id,
    plan: lastPaid?.plan ?? items.data.map(({ price }) => planOf(price)).find((plan) => plan !== null) ?? null,
    status,
    periodStart: toMs(periodStart),
    paidUntil: toMs(isUnpaid(subscription) ? (lastPaid?.until ?? periodStart) : periodEnd),
    endedAt: endedAt === null ? null : toMs(endedAt),
    // In the flexible billing mode the portal sets `cancel_at` and leaves the flag alone (stripe-node#2470).
    isEnding: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    createdAt: toMs(created),
  };
}

/** The longest that a line of a paid invoice pays for; credits for a plan before are less than nothing. */
export function longestLine(lines: readonly LineParts[]): LineParts | null {
  const positive = lines.filter(({ amount }) => amount > 0);
  return positive.toSorted((one, other) => one.period.end - other.period.end).at(-1) ?? null;
}

const toMs = (seconds: number): number => seconds * 1000;
