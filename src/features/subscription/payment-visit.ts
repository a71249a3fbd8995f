import { isRecord, readChoice, readText, parseJson } from '@talelantern/domain/stored/read-fields';
import { PAID_PLAN_IDS, type PaidPlanId } from '@talelantern/domain/plans/plans';
import { PAGE_STORAGE_KEYS } from '../../config/page-storage-keys.ts';
import type { PlanUsage } from '../../services/plans/usage-service.ts';
import { keep, readStored } from '../../shared/drafts/stored-draft.ts';

export interface PaymentVisit {
  plan: PaidPlanId | null;
  before: string;
}

export const subscriptionFingerprint = ({ subscription, nextPriceId, cancelsAtPeriodEnd }: PlanUsage): string => {
  const { priceId, subscriptionStatus, currentPeriodEnd } = subscription;
  return [priceId, nextPriceId, subscriptionStatus, currentPeriodEnd, cancelsAtPeriodEnd].join(' ');
};

export const storeVisit = (uid: string, visit: PaymentVisit): void =>
  keep(PAGE_STORAGE_KEYS.paymentVisit(uid), JSON.stringify(visit));

export const clearVisit = (uid: string): void => keep(PAGE_STORAGE_KEYS.paymentVisit(uid), null);

export function readVisit(uid: string): PaymentVisit | null {
  const visit = parseJson(readStored(PAGE_STORAGE_KEYS.paymentVisit(uid)));
  return isRecord(visit)
    ? { plan: readChoice(visit['plan'], PAID_PLAN_IDS, null), before: readText(visit['before']) }
    : null;
}
