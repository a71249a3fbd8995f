import type { PaidPlanId } from '@talelantern/domain/plans/plans';

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

export interface PaymentEvent {
  id: string;
  type: string;
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
export interface PaymentVendor {
  /** Returns the new customer's id. The vendor gets only the uid. */
  createCustomer: (uid: string) => Promise<string>;
  /** Sets the address for receipts and the payment page, if it differs; does nothing when the customer is deleted. */
  setAddress: (customerId: string, email: string) => Promise<void>;
  /** Ends all subscriptions at once and deletes the customer; does nothing when it is deleted. */
  removeCustomer: (customerId: string) => Promise<void>;
  /** All subscriptions, including ended ones; empty when the customer is deleted, null when the key does not know it. */
  subscriptionsOf: (customerId: string) => Promise<VendorSubscription[] | null>;
  /** Ends the subscription at once, or the plan that is kept of one that has ended. */
  endSubscription: (id: string) => Promise<void>;
  /** Opens a payment page; null when the customer is deleted. `origin` is the app's. */
  openCheckout: (
    payer: { uid: string; customerId: string },
    plan: PaidPlanId,
    origin: string,
  ) => Promise<{ id: string; url: string } | null>;
  /** Address of the page while it can be paid; otherwise null. */
  openAddressOf: (checkoutId: string) => Promise<string | null>;
  /** Does nothing when the page is paid or expired. */
  closeCheckout: (checkoutId: string) => Promise<void>;
  /** Opens the customer portal; null when the customer is deleted. */
  openPortal: (customerId: string, origin: string) => Promise<string | null>;
  /** @throws AppError `invalid` unless the vendor signed exactly these bytes within the last five minutes. */
  readEvent: (body: Buffer, signature: string) => PaymentEvent;
  /** Refunds and disputes of the last thirty days; empty when payments are off. */
  paymentMovements: () => AsyncIterable<PaymentEvent>;
  findPayment: (chargeId: string) => Promise<Payment | null>;
}

/** `customers/{uid}`: the vendor's customer of a user. */
export interface Payer {
  uid: string;
  customerId: string;
  /** The user's checkout page, whether still open or not; a user has at most one. */
  checkout: Checkout | null;
  /** Whether the subscriptions of the disabled account are to end, and some may not have. */
  isToEnd: boolean;
  /** Incremented with every write of the plan. */
  revision: number;
}

/** The plan's fields in the profile; `currentPeriodEnd` in ms since 1970. */
export interface PlanFields {
  priceId: PaidPlanId | null;
  /** The plan that replaces it with the next period, as chosen in the portal; null for no change. */
  nextPriceId: PaidPlanId | null;
  subscriptionStatus: string | null;
  currentPeriodEnd: number | null;
  cancelAtPeriodEnd: boolean;
}

/** `overtaken`: another call has written the plan since `payer` was read. */
export type PlanWriteResult = 'written' | 'overtaken' | 'known' | 'gone';

/** Stored payment data. Times in ms since 1970. */
export interface BillingStore {
  /**
   * The user's record; null before the first checkout.
   * @throws AppError `unauthenticated` for a deleted or disabled account, `forbidden` without a profile.
   */
  admit: (uid: string) => Promise<Payer | null>;
  /** Stores the customer of a user; false when there already is one. Throws like `admit`. */
  saveCustomer: (uid: string, customerId: string, now: number) => Promise<boolean>;
  /** Does nothing before the first checkout. @throws AppError `rate_limited` after `perHour` pages within an hour. */
  countPage: (uid: string, limit: { perHour: number; now: number }) => Promise<void>;
  /** Removes a customer that the vendor has deleted. */
  deleteCustomer: (payer: Payer) => Promise<void>;
  /** Stores `checkout` as the user's only page; false when another page has been stored since `payer` was read. */
  saveCheckout: (payer: Payer, checkout: Checkout) => Promise<boolean>;
  /** Stores whether the subscriptions are to end; if so, `listStale` lists the user in its next round. */
  setToEnd: (uid: string, isToEnd: boolean) => Promise<void>;
  isDisabled: (uid: string) => Promise<boolean>;
  /** Runs tasks of the same user in sequence, within this process. */
  withLock: <Result>(uid: string, task: () => Promise<Result>) => Promise<Result>;
  find: (uid: string) => Promise<Payer | null>;
  findByCustomer: (customerId: string) => Promise<Payer | null>;
  isHandled: (eventId: string) => Promise<boolean>;
  /** Marks an event that changes no plan as handled. */
  setHandled: (event: Pick<PaymentEvent, 'id' | 'type'>, now: number) => Promise<void>;
  /**
   * Writes the plan and marks the event as handled, in one transaction. `event` is null in the sweep; a `plan` that is
   * null leaves the stored one, until the next look.
   */
  writePlan: (
    payer: Payer,
    plan: PlanFields | null,
    event: Pick<PaymentEvent, 'id' | 'type'> | null,
    now: number,
  ) => Promise<PlanWriteResult>;
  /** Users whose plan was last read before `before`, in turns, oldest first. */
  listStale: (before: number) => AsyncIterable<string>;
}

export interface SubscriptionEnder {
  /** Ends the subscription of a deleted account at once; does nothing without one. */
  end: (uid: string) => Promise<void>;
  /** Stores whether the sweep is to `stop` the disabled account if that fails or is never called. */
  setToEnd: (uid: string, isToEnd: boolean) => Promise<void>;
  /** Ends the subscription of an account that is kept, if it is still to end; the account can subscribe again. */
  stop: (uid: string) => Promise<void>;
  /** Closes an open payment page; the subscription goes on. */
  closePage: (uid: string) => Promise<void>;
}
