import { DAY_MS } from '@talelantern/domain/time/day';
import { GRACE_DAYS, KEPT_STATUS, NEVER_PAID_STATUSES } from '@talelantern/domain/plans/entitlement';
import { isPaidPlanId, PLANS, type Plan } from '@talelantern/domain/plans/plans';
import type { PlanUsage } from '../../services/plans/usage-service.ts';

/** The status of a subscription. Times in ms since 1970; `paid` is the subscription's plan, in force or not. */
export type PlanStatus =
  | { is: 'free' }
  | { is: 'active'; paid: Plan; nextPayment: number }
  | { is: 'trial'; paid: Plan; endsAt: number }
  /** Another plan starts with the next period. */
  | { is: 'changing'; paid: Plan; next: Plan; changesAt: number }
  /** Cancelled: in force until the end of the paid period, or of a trial, in which nothing was paid. */
  | { is: 'ending'; paid: Plan; endsAt: number; isTrial: boolean }
  /** Ended because an upgrade was not paid: the plan paid before stays until its period ends. */
  | { is: 'kept'; paid: Plan; endsAt: number }
  /** A payment failed; the plan is kept during a grace period. */
  | { is: 'late'; paid: Plan; keptUntil: number }
  /** An upgrade is not paid yet; the plan before it is. */
  | { is: 'unpaid-upgrade'; paid: Plan; paidUntil: number }
  /** The paid period is over and no payment is known; the plan is kept during a grace period. */
  | { is: 'waiting'; paid: Plan; paidUntil: number; keptUntil: number }
  /** Not paid, and the grace period is over. */
  | { is: 'unpaid'; paid: Plan }
  /** Paused at the vendor, or in a state that we do not know: it does not give a plan, and no payment is missing. */
  | { is: 'paused'; paid: Plan }
  | { is: 'ended'; paid: Plan; endedAt: number | null };

type PlanStatusField = 'plan' | 'subscription' | 'nextPriceId' | 'cancelsAtPeriodEnd';

export function planStatusOf(
  { plan, subscription, nextPriceId, cancelsAtPeriodEnd }: Pick<PlanUsage, PlanStatusField>,
  now: number,
): PlanStatus {
  const { priceId, subscriptionStatus, currentPeriodEnd } = subscription;
  if (!isPaidPlanId(priceId) || NEVER_PAID_STATUSES.includes(subscriptionStatus ?? '')) return { is: 'free' };
  const paidPlan = PLANS[priceId];
  if (plan.id !== priceId || currentPeriodEnd === null) return notInForce(paidPlan, subscription, cancelsAtPeriodEnd);
  const keptUntil = currentPeriodEnd + GRACE_DAYS * DAY_MS;
  const isTrial = subscriptionStatus === 'trialing';
  if (subscriptionStatus === KEPT_STATUS) return { is: 'kept', paid: paidPlan, endsAt: currentPeriodEnd };
  if (subscriptionStatus === 'past_due')
    return now < currentPeriodEnd
      ? { is: 'unpaid-upgrade', paid: paidPlan, paidUntil: currentPeriodEnd }
      : { is: 'late', paid: paidPlan, keptUntil };
  if (cancelsAtPeriodEnd) return { is: 'ending', paid: paidPlan, endsAt: currentPeriodEnd, isTrial };
  if (isTrial) return { is: 'trial', paid: paidPlan, endsAt: currentPeriodEnd };
  if (now >= currentPeriodEnd) return { is: 'waiting', paid: paidPlan, paidUntil: currentPeriodEnd, keptUntil };
  if (isPaidPlanId(nextPriceId))
    return { is: 'changing', paid: paidPlan, next: PLANS[nextPriceId], changesAt: currentPeriodEnd };
  return { is: 'active', paid: paidPlan, nextPayment: currentPeriodEnd };
}

/** Last stored statuses of a plan that ran out while a payment was due. */
const PAYMENT_DUE_STATUSES: readonly (string | null)[] = ['active', 'past_due', 'unpaid'];
/** Last stored statuses of a cancelled subscription that ran out with no payment due. */
const NO_PAYMENT_DUE_STATUSES: readonly (string | null)[] = ['active', 'trialing', KEPT_STATUS];

function notInForce(
  paid: Plan,
  { subscriptionStatus, currentPeriodEnd }: Pick<PlanUsage['subscription'], 'subscriptionStatus' | 'currentPeriodEnd'>,
  cancelsAtPeriodEnd: boolean,
): PlanStatus {
  const hasEnded = cancelsAtPeriodEnd && NO_PAYMENT_DUE_STATUSES.includes(subscriptionStatus);
  if (hasEnded || subscriptionStatus === 'canceled' || subscriptionStatus === null)
    return { is: 'ended', paid, endedAt: currentPeriodEnd };
  return PAYMENT_DUE_STATUSES.includes(subscriptionStatus) ? { is: 'unpaid', paid } : { is: 'paused', paid };
}

/** Whether the family has a subscription to manage, and so cannot start another. */
export const isManaged = ({ is }: PlanStatus): boolean => is !== 'free' && is !== 'ended' && is !== 'kept';
