import type { PaidPlanId } from '@talelantern/domain/plans/plans';
import type { createStripeVendor } from '../adapters/stripe/stripe-vendor.ts';
import type { createFirestoreBillingStore } from '../adapters/firestore-billing-store.ts';

/** A subscription at the vendor. Times in ms since 1970. */
export interface VendorSubscription {
  id: string;
  /** Null for an unknown price. */
  plan: PaidPlanId | null;
  /** The plan that a scheduled change starts with the next period; null for none. */
  nextPlan: PaidPlanId | null;
  /** The vendor's status, which may be unknown to us, or `KEPT_STATUS`. */
  status: string;
  periodStart: number;
  /** Start of the paid period; before `periodStart` while a payment is overdue. */
  paidFrom: number;
  /** End of the paid period; in the past while a payment is overdue. */
  paidUntil: number;
  /** Null while the subscription has not ended. */
  endedAt: number | null;
  /** Whether the subscription is cancelled and ends with its period. */
  isEnding: boolean;
  createdAt: number;
}

export interface Checkout {
  id: string;
  plan: PaidPlanId;
}

/** Times in ms since 1970. */
export interface PaymentEvent {
  id: string;
  type: string;
  createdAt: number;
  /** Whether the event has the mode of our key, live or test. */
  isMatchingMode: boolean;
  /** Whether the event may change a plan; an endpoint that was set up by hand may send others. */
  isAboutPlan: boolean;
  customerId: string | null;
  /** The payment whose money was moved back, or to us again after a dispute; null for other events. */
  movedPayment: { chargeId: string; movement: MoneyMovement } | null;
}

export type MoneyMovement = 'refunded' | 'disputed' | 'reinstated';

/** A period of a subscription, by its first moment in ms since 1970. */
export interface PaidPeriod {
  subscriptionId: string;
  startsAt: number;
}

export interface Payment {
  customerId: string | null;
  /** The whole periods that it paid; none for the difference of an upgrade. */
  paidPeriods: readonly PaidPeriod[];
}

/** The payment vendor. Every method throws AppError `busy` when the vendor fails, or does not know the customer. */
export type PaymentVendor = ReturnType<typeof createStripeVendor>;

/** `customers/{uid}`: the vendor's customer of a user. */
export interface Payer {
  uid: string;
  customerId: string;
  /** The user's checkout page, whether still open or not; a user has at most one. */
  checkout: Checkout | null;
  /** Whether the subscriptions of the disabled account are to end; some may not have ended yet. */
  isToEnd: boolean;
  /** Whether a payment was taken back by the bank and is not back: nothing may be bought until then. */
  isDisputed: boolean;
  /** Incremented with every write of the plan. */
  revision: number;
}

/** The plan's fields in the profile. Times in ms since 1970. */
export interface PlanFields {
  priceId: PaidPlanId | null;
  /** The plan that replaces it with the next period, as chosen in the portal; null for no change. */
  nextPriceId: PaidPlanId | null;
  subscriptionStatus: string | null;
  currentPeriodStart: number | null;
  currentPeriodEnd: number | null;
  cancelAtPeriodEnd: boolean;
  subscribedAt: number | null;
}

/**
 * `extended`: written, and paid for longer than we knew, although no event has said so. `overtaken`: another call has
 * written the plan after `payer` was read.
 */
export type PlanWriteResult = 'written' | 'extended' | 'overtaken' | 'known' | 'gone';

/** Stored payment data. Times in ms since 1970. */
export type BillingStore = ReturnType<typeof createFirestoreBillingStore>;
