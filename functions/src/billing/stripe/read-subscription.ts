import { isPaidPlanId, type PaidPlanId } from '@talelantern/domain/subscriptions/plans';
import type { Stripe } from 'stripe';
import type { VendorSubscription } from '../ports.ts';

/** Statuses in which the period that runs is not paid. */
const UNPAID: readonly string[] = ['past_due', 'unpaid'];

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
  latest_invoice: string | Pick<Stripe.Invoice, 'created'> | null;
  items: { data: (PeriodParts & { price: PriceParts })[] };
};

/** What of the vendor's subscription counts for us. The periods stand at its items alone. */
export function readSubscription(subscription: SubscriptionParts): VendorSubscription {
  const { id, status, items, created, ended_at: endedAt } = subscription;
  const periodStart = Math.max(created, ...items.data.map((item) => item.current_period_start));
  const periodEnd = Math.max(created, ...items.data.map((item) => item.current_period_end));
  return {
    id,
    plan: items.data.map(({ price }) => planOf(price)).find((plan) => plan !== null) ?? null,
    status,
    periodStart: toMs(periodStart),
    paidUntil: toMs(UNPAID.includes(status) ? unpaidSince(subscription, periodStart, periodEnd) : periodEnd),
    endedAt: endedAt === null ? null : toMs(endedAt),
    // In the flexible billing mode the portal sets `cancel_at` and leaves the flag alone (stripe-node#2470).
    isEnding: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    createdAt: toMs(created),
  };
}

/** The vendor lets the next period begin whether it is paid or not: since the invoice that is open nothing is. */
function unpaidSince({ latest_invoice: invoice }: SubscriptionParts, periodStart: number, periodEnd: number): number {
  const made = typeof invoice === 'object' ? invoice?.created : undefined;
  return made !== undefined && made > periodStart && made < periodEnd ? made : periodStart;
}

const toMs = (seconds: number): number => seconds * 1000;
