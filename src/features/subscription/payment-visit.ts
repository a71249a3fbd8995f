import { isRecord, readChoice, readText } from '@talelantern/domain/stored/read-fields';
import { PAID_PLAN_IDS, type PaidPlanId } from '@talelantern/domain/subscriptions/plans';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import type { PlanUsage } from '../../services/usage-service.ts';
import { keep, readKept } from '../kept-draft.ts';

/** Somebody has left this page for one of the vendor's. */
export interface PaymentVisit {
  /** To pay for; null: to manage what there is. */
  plan: PaidPlanId | null;
  /** How the subscription stood when they left, as `subscriptionMark` says it. */
  before: string;
}

/** The same for two readings between which nothing happened to the subscription. */
export const subscriptionMark = ({ subscription, cancelsAtPeriodEnd }: PlanUsage): string =>
  [subscription.priceId, subscription.subscriptionStatus, subscription.currentPeriodEnd, cancelsAtPeriodEnd].join(' ');

export const noteVisit = (uid: string, visit: PaymentVisit): void =>
  keep(STORAGE_KEYS.paymentVisit(uid), JSON.stringify(visit));

export const forgetVisit = (uid: string): void => keep(STORAGE_KEYS.paymentVisit(uid), null);

/** The visit that this tab has come back from; null where there was none. */
export function readVisit(uid: string): PaymentVisit | null {
  const kept = readKept(STORAGE_KEYS.paymentVisit(uid));
  if (kept === null) return null;
  try {
    const visit: unknown = JSON.parse(kept);
    return isRecord(visit)
      ? { plan: readChoice(visit['plan'], PAID_PLAN_IDS, null), before: readText(visit['before']) }
      : null;
  } catch {
    return null;
  }
}
