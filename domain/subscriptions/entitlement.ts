import { DAY_MS } from '../time/day.ts';
import { isPlanId, PLANS, type Plan } from './plans.ts';

/** The plan fields of a profile; `currentPeriodEnd` in milliseconds since 1970. */
export interface SubscriptionState {
  priceId: string | null;
  subscriptionStatus: string | null;
  currentPeriodEnd: number | null;
}

/** Days that a paid plan outlives its period, so that a late webhook takes nothing away (architecture §3). */
export const GRACE_DAYS = 3;

/** A late payment keeps the plan until the grace is over. */
export const PAYING_STATUSES: readonly string[] = ['active', 'past_due'];
/** The vendor's statuses of a subscription whose first payment was never finished: another can be begun. */
export const NEVER_BEGUN_STATUSES: readonly string[] = ['incomplete', 'incomplete_expired'];

/** The plan in force at `now` (ms): the paid one while it is active or past due and not over, else Free. */
export function effectivePlan(state: SubscriptionState | null, now: number): Plan {
  if (!state || !isPlanId(state.priceId) || !PAYING_STATUSES.includes(state.subscriptionStatus ?? ''))
    return PLANS.free;
  const periodEnd = state.currentPeriodEnd ?? 0;
  return now < periodEnd + GRACE_DAYS * DAY_MS ? PLANS[state.priceId] : PLANS.free;
}

export const LIMIT_REACHED = 'You have reached the limit of your plan';
export const UPGRADE_TO_REGENERATE_CHARACTER = 'Please upgrade to regenerate character images';
export const UPGRADE_TO_REGENERATE_LOCATION = 'Please upgrade to regenerate location images';

/** Regenerating needs a paid, active tier (specification §5, architecture §3). */
export const canRegenerateImages = (plan: Plan): boolean => plan.tier !== 'free';
