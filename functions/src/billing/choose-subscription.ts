import { effectivePlan, NEVER_BEGUN_STATUSES, PAYING_STATUSES } from '@talelantern/domain/subscriptions/entitlement';
import type { Tier } from '@talelantern/domain/subscriptions/plans';
import type { PlanFields, VendorSubscription } from './ports.ts';

/** Statuses that the vendor documents (https://docs.stripe.com/api/subscriptions/object#subscription_object-status). */
const KNOWN_STATUSES: readonly string[] = [
  ...PAYING_STATUSES,
  'trialing',
  'unpaid',
  'paused',
  'canceled',
  ...NEVER_BEGUN_STATUSES,
];
/** Nothing was paid, or nothing will be any more. */
const OVER: readonly string[] = ['canceled', ...NEVER_BEGUN_STATUSES];

/** Whether nothing but the portal may change it: a second subscription beside it would be paid as well. */
export const isStanding = ({ plan, status }: VendorSubscription): boolean => plan !== null && !OVER.includes(status);

/** Begun and never paid: it may still be, by a link in a mail. */
export const isHalfBegun = ({ plan, status }: VendorSubscription): boolean => plan !== null && status === 'incomplete';

/** What a customer's subscriptions mean for its family. */
export interface Choice {
  fields: PlanFields;
  /** How many pay for a plan of ours; more than one is somebody's mistake. */
  paying: number;
  /** How many have a price or a status that we do not know. They give no plan. */
  strange: number;
}

const NO_PLAN: PlanFields = {
  priceId: null,
  subscriptionStatus: null,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
};

/** The plan that `subscriptions` give at `now` (ms): of several that pay the better one, else the last that there was. */
export function chooseSubscription(subscriptions: readonly VendorSubscription[], now: number): Choice {
  const ours = subscriptions.filter(({ plan, status }) => plan !== null && KNOWN_STATUSES.includes(status));
  const best = ours.toSorted((one, other) => compare(one, other, now)).at(-1);
  return {
    fields: best ? toFields(best) : NO_PLAN,
    paying: ours.filter(({ status }) => PAYING_STATUSES.includes(status)).length,
    strange: subscriptions.length - ours.length,
  };
}

const HEIGHT: Readonly<Record<Tier, number>> = { free: 0, pro: 1, unlimited: 2 };

function compare(one: VendorSubscription, other: VendorSubscription, now: number): number {
  const height = (subscription: VendorSubscription) => HEIGHT[effectivePlan(toFields(subscription), now).tier];
  const begun = ({ status }: VendorSubscription) => Number(!NEVER_BEGUN_STATUSES.includes(status));
  const over = ({ status }: VendorSubscription) => Number(!OVER.includes(status));
  return (
    height(one) - height(other) ||
    over(one) - over(other) ||
    begun(one) - begun(other) ||
    one.paidUntil - other.paidUntil ||
    one.createdAt - other.createdAt
  );
}

const toFields = ({ plan, status, paidUntil, endedAt, isEnding }: VendorSubscription): PlanFields => ({
  priceId: plan,
  subscriptionStatus: status,
  currentPeriodEnd: endedAt === null ? paidUntil : Math.min(endedAt, paidUntil),
  cancelAtPeriodEnd: isEnding,
});
