import { DAY_MS } from '../time/day.ts';
import { isPlanId, PLANS, type Plan } from './plans.ts';

export interface SubscriptionState {
  priceId: string | null;
  subscriptionStatus: string | null;
  currentPeriodEnd: number | null;
}

/** Days that a paid plan stays in force after its period, in case a webhook is late; none for `KEPT_STATUS`. */
export const GRACE_DAYS = 3;

/** Length of the subscription period of a user without a profile (docs/specification.md#4, docs/specification.md#9). */
const DEFAULT_PERIOD_DAYS = 30;

export const defaultPeriodEnd = (now: number): number => now + DEFAULT_PERIOD_DAYS * DAY_MS;

/**
 * An upgrade was not paid and its subscription ended; the plan that was paid for stays in force until its period ends
 * (docs/decisions/0213).
 */
export const KEPT_STATUS = 'kept';
/** Statuses in which the vendor will charge again. */
export const CHARGED_STATUSES: readonly string[] = ['active', 'trialing', 'past_due'];
/** A trial counts like a paid plan; a late payment keeps the plan during the grace period. */
export const PAYING_STATUSES: readonly string[] = [...CHARGED_STATUSES, KEPT_STATUS];
/** Statuses of a subscription that was never paid; the user can start another. */
export const NEVER_PAID_STATUSES: readonly string[] = ['incomplete', 'incomplete_expired'];

/** Whether a subscription with this status may still be charged, be paid or give a plan, so that it can be ended. */
export const canBeEnded = (subscriptionStatus: string | null): boolean =>
  subscriptionStatus !== null && !['canceled', 'incomplete_expired'].includes(subscriptionStatus);

/** The plan in force at `now` (ms): the paid one while it is active, on trial or past due and not over, otherwise Free. */
export function effectivePlan(state: SubscriptionState | null, now: number): Plan {
  if (!state || !isPlanId(state.priceId) || !PAYING_STATUSES.includes(state.subscriptionStatus ?? ''))
    return PLANS.free;
  const periodEnd = state.currentPeriodEnd ?? 0;
  const graceDays = state.subscriptionStatus === KEPT_STATUS ? 0 : GRACE_DAYS;
  return now < periodEnd + graceDays * DAY_MS ? PLANS[state.priceId] : PLANS.free;
}

export const LIMIT_REACHED = 'You have reached the limit of your plan';
export const UPGRADE_TO_REGENERATE_CHARACTER = 'Please upgrade to regenerate character images';
export const UPGRADE_TO_REGENERATE_LOCATION = 'Please upgrade to regenerate location images';
/** Shown when a scene is to be regenerated without a paid plan; the specification has no message for that. */
export const REGENERATION_NEEDS_PLAN = 'Repainting comes with Pro and Unlimited.';

/** Whether pictures may be regenerated, which needs a paid, active tier (docs/specification.md#5). */
export const canRegenerateImages = (plan: Plan): boolean => plan.tier !== 'free';
