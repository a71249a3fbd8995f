import {
  CHARGED_STATUSES,
  effectivePlan,
  KEPT_STATUS,
  NEVER_PAID_STATUSES,
  PAYING_STATUSES,
} from '@talelantern/domain/plans/entitlement';
import type { Tier } from '@talelantern/domain/plans/plans';
import type { PlanFields, VendorSubscription } from '../ports/ports.ts';

/** The documented statuses (https://docs.stripe.com/api/subscriptions/object#subscription_object-status). */
const KNOWN_STATUSES: readonly string[] = [...PAYING_STATUSES, 'unpaid', 'paused', 'canceled', ...NEVER_PAID_STATUSES];
/** Statuses in which nothing is paid and never will be. */
const ENDED_STATUSES: readonly string[] = ['canceled', KEPT_STATUS, ...NEVER_PAID_STATUSES];

/** Whether the subscription must be changed in the portal, because a second one would be paid in addition. */
export const isOngoing = ({ status }: VendorSubscription): boolean => !ENDED_STATUSES.includes(status);

/** Whether the subscription was never paid, but can still be paid by a link in an e-mail. */
export const isIncomplete = ({ status }: VendorSubscription): boolean => status === 'incomplete';

/** Whether the subscription has ended, but gives the plan that was paid before. */
export const isKept = ({ status }: VendorSubscription): boolean => status === KEPT_STATUS;

const NO_PLAN: PlanFields = {
  priceId: null,
  nextPriceId: null,
  subscriptionStatus: null,
  currentPeriodStart: null,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  subscribedAt: null,
};

/**
 * The plan that `subscriptions` give at `now` (ms): the best plan that is paid, otherwise the last plan that was paid. An
 * unknown status does not give a plan, but is shown, because a second subscription is refused beside it.
 */
export function chooseSubscription(subscriptions: readonly VendorSubscription[], now: number) {
  const ours = subscriptions.filter(({ plan }) => plan !== null).toSorted((one, other) => compare(one, other, now));
  const best = ours.at(-1);
  const charged = ours.filter(({ status }) => CHARGED_STATUSES.includes(status));
  const next = best && isKept(best) ? charged.at(-1) : undefined;
  return {
    fields: best ? { ...toFields(best, now), ...(next && toFollowing(next, best)) } : NO_PLAN,
    /** Number of subscriptions that are charged; more than one is a mistake. */
    paying: charged.length,
    /** Number of subscriptions that may be charged and have an unknown price or status. */
    unrecognized: subscriptions.filter(
      (one) => isOngoing(one) && (one.plan === null || !KNOWN_STATUSES.includes(one.status)),
    ).length,
  };
}

const TIER_RANK: Readonly<Record<Tier, number>> = { free: 0, pro: 1, unlimited: 2 };

function compare(one: VendorSubscription, other: VendorSubscription, now: number): number {
  const rank = (subscription: VendorSubscription) => TIER_RANK[effectivePlan(toFields(subscription, now), now).tier];
  const startedRank = ({ status }: VendorSubscription) => Number(!NEVER_PAID_STATUSES.includes(status));
  const ongoingRank = ({ status }: VendorSubscription) => Number(!ENDED_STATUSES.includes(status));
  return (
    rank(one) - rank(other) ||
    ongoingRank(one) - ongoingRank(other) ||
    startedRank(one) - startedRank(other) ||
    one.paidUntil - other.paidUntil ||
    one.createdAt - other.createdAt
  );
}

/** A smaller plan that was bought beside a kept one follows it, unless it ends before (docs/decisions/0213). */
function toFollowing(
  { plan, status, isEnding, paidUntil, createdAt }: VendorSubscription,
  currentSubscription: VendorSubscription,
): Partial<PlanFields> {
  const endsBefore = isEnding && paidUntil <= currentSubscription.paidUntil;
  return {
    nextPriceId: endsBefore ? null : plan,
    subscriptionStatus: status,
    cancelAtPeriodEnd: endsBefore,
    subscribedAt: createdAt,
  };
}

function toFields(subscription: VendorSubscription, now: number): PlanFields {
  const { plan, nextPlan, status, paidFrom, paidUntil, endedAt, isEnding, createdAt } = subscription;
  return {
    priceId: plan,
    nextPriceId: isEnding || endedAt !== null || nextPlan === plan ? null : nextPlan,
    // Otherwise the grace period would wait for a payment, but none is expected.
    subscriptionStatus: isKept(subscription) && paidUntil <= now ? 'canceled' : status,
    currentPeriodStart: paidFrom,
    currentPeriodEnd: endedAt === null ? paidUntil : Math.min(endedAt, paidUntil),
    cancelAtPeriodEnd: isEnding,
    subscribedAt: createdAt,
  };
}
