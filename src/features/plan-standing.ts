import { GRACE_DAYS, NEVER_BEGUN_STATUSES } from '@talelantern/domain/subscriptions/entitlement';
import { isPaidPlanId, PLANS, type Plan } from '@talelantern/domain/subscriptions/plans';
import type { PlanUsage } from '../services/usage-service.ts';

/**
 * How a family stands with its subscription. Times in ms since 1970; `paid` is the plan that the subscription is for,
 * whether it holds or not.
 */
export type Standing =
  | { is: 'free' }
  | { is: 'active'; paid: Plan; nextPayment: number }
  /** Cancelled: it holds until its paid time is over. */
  | { is: 'ending'; paid: Plan; endsAt: number }
  /** A payment failed; the plan is kept meanwhile. */
  | { is: 'late'; paid: Plan; keptUntil: number }
  /** The paid time is over and nothing was heard yet; the plan is kept meanwhile. */
  | { is: 'waiting'; paid: Plan; paidUntil: number; keptUntil: number }
  /** A payment is missing for so long that the plan no longer holds. */
  | { is: 'unpaid'; paid: Plan }
  | { is: 'ended'; paid: Plan; endedAt: number | null };

const DAY_MS = 86_400_000;

/** Reads how the family stands at `now`, ms (specification §4, architecture §3 'Effective tier'). */
export function standingOf(
  { plan, subscription, cancelsAtPeriodEnd }: Pick<PlanUsage, 'plan' | 'subscription' | 'cancelsAtPeriodEnd'>,
  now: number,
): Standing {
  const { priceId, subscriptionStatus, currentPeriodEnd } = subscription;
  if (!isPaidPlanId(priceId) || NEVER_BEGUN_STATUSES.includes(subscriptionStatus ?? '')) return { is: 'free' };
  const paid = PLANS[priceId];
  if (plan.id !== priceId || currentPeriodEnd === null)
    return subscriptionStatus === 'canceled' || subscriptionStatus === null
      ? { is: 'ended', paid, endedAt: currentPeriodEnd }
      : { is: 'unpaid', paid };
  const keptUntil = currentPeriodEnd + GRACE_DAYS * DAY_MS;
  if (cancelsAtPeriodEnd) return { is: 'ending', paid, endsAt: currentPeriodEnd };
  if (subscriptionStatus === 'past_due') return { is: 'late', paid, keptUntil };
  if (now >= currentPeriodEnd) return { is: 'waiting', paid, paidUntil: currentPeriodEnd, keptUntil };
  return { is: 'active', paid, nextPayment: currentPeriodEnd };
}

/** Whether there is a subscription to change; another is not begun beside it. */
export const isManaged = ({ is }: Standing): boolean => is !== 'free' && is !== 'ended';
