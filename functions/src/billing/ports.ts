import type { PaidPlanId } from '@talelantern/domain/subscriptions/plans';

/** What the vendor says of one subscription. Times in ms since 1970. */
export interface VendorSubscription {
  id: string;
  /** Null for a price that is none of ours. */
  plan: PaidPlanId | null;
  /** The vendor's word, known to us or not. */
  status: string;
  periodStart: number;
  /** Until when it is paid: while a payment is missing, since when it is. */
  paidUntil: number;
  /** When it ended; null while it has not. */
  endedAt: number | null;
  /** It ends with its period. */
  isEnding: boolean;
  createdAt: number;
}

/** The vendor's page on which one subscription is paid. */
export interface Checkout {
  id: string;
  plan: PaidPlanId;
}

/** What the vendor tells us has happened. */
export interface PaymentEvent {
  id: string;
  type: string;
  /** Whether it is about real money exactly where our key is. */
  isOfOurMode: boolean;
  customerId: string | null;
  /** The payment that was given back, or that a bank takes back; null for any other event. */
  returnedPayment: { chargeId: string; isTakenBack: boolean } | null;
}

export interface Payment {
  customerId: string | null;
  /** Ms since 1970. */
  madeAt: number;
}

/** Who sells the plans. Every method throws an AppError `busy` when the vendor cannot be asked. */
export interface PaymentVendor {
  /** Answers the new customer's id. The vendor knows no more of it than our id of the family. */
  createCustomer: (uid: string) => Promise<string>;
  /** Where receipts go, and what stands on the payment page; for a customer that is gone nothing happens. */
  setAddress: (customerId: string, email: string) => Promise<void>;
  /** Ends all its subscriptions at once and forgets the customer; one that is gone is no news. */
  removeCustomer: (customerId: string) => Promise<void>;
  /** All of the customer's subscriptions, ended ones included; none for a customer that is gone. */
  subscriptionsOf: (customerId: string) => Promise<VendorSubscription[]>;
  /** Ends it at once; one that has ended is no news. */
  endSubscription: (id: string) => Promise<void>;
  /** Opens a payment page; null when the customer is gone. `origin` is where the app stands. */
  openCheckout: (
    payer: { uid: string; customerId: string },
    plan: PaidPlanId,
    origin: string,
  ) => Promise<{ id: string; url: string } | null>;
  /** The address of a page on which can still be paid; null for any other. */
  openAddressOf: (checkoutId: string) => Promise<string | null>;
  /** From here on nobody can pay there; a page that is over is no news. */
  closeCheckout: (checkoutId: string) => Promise<void>;
  /** Opens the page on which the customer manages its subscription; null when the customer is gone. */
  openPortal: (customerId: string, origin: string) => Promise<string | null>;
  /** @throws AppError `invalid` unless the vendor signed exactly these bytes within the last five minutes. */
  readEvent: (body: Buffer, signature: string) => PaymentEvent;
  /** What was told of payments given or taken back in the last thirty days; nothing where nothing is sold. */
  returnedPayments: () => AsyncIterable<PaymentEvent>;
  findPayment: (chargeId: string) => Promise<Payment | null>;
}

/** `customers/{uid}`: what ties a family to the vendor's customer. */
export interface Payer {
  uid: string;
  customerId: string;
  /** The only page on which this family can pay, open or over. */
  checkout: Checkout | null;
  /** Counts what was written of its plan. */
  revision: number;
}

/** The plan's fields of a profile (specification §3); `currentPeriodEnd` in ms since 1970. */
export interface PlanFields {
  priceId: PaidPlanId | null;
  subscriptionStatus: string | null;
  currentPeriodEnd: number | null;
  cancelAtPeriodEnd: boolean;
}

/** What came of writing a plan: `overtaken` means that somebody wrote since `payer` was read. */
export type PlanWriting = 'written' | 'overtaken' | 'known' | 'gone';

/** What we keep of payments. Times in ms since 1970. */
export interface BillingBooks {
  /**
   * The family's record; null before its first checkout.
   * @throws AppError `unauthenticated` for an account that is deleted or switched off, `forbidden` without a profile.
   */
  admit: (uid: string) => Promise<Payer | null>;
  /** Ties the family to the customer; false when it has one already. Throws as `admit` does. */
  adopt: (uid: string, customerId: string, now: number) => Promise<boolean>;
  /**
   * Counts that the family opens a page of the vendor's; before its first checkout there is nothing to count on.
   * @throws AppError `rate_limited` where it has opened `perHour` within the last hour.
   */
  countPage: (uid: string, limit: { perHour: number; now: number }) => Promise<void>;
  /** Forgets a customer that is gone at the vendor's. */
  disown: (payer: Payer) => Promise<void>;
  /** Makes `checkout` the family's only page; false when another has become it since `payer` was read. */
  noteCheckout: (payer: Payer, checkout: Checkout) => Promise<boolean>;
  /** Does what concerns the family after what was begun for it before, as far as this process knows. */
  inTurn: <Result>(uid: string, task: () => Promise<Result>) => Promise<Result>;
  find: (uid: string) => Promise<Payer | null>;
  findByCustomer: (customerId: string) => Promise<Payer | null>;
  isFollowed: (eventId: string) => Promise<boolean>;
  /** Writes the plan and that the event was followed, together or neither. `event` is null for the sweep. */
  writePlan: (
    payer: Payer,
    plan: PlanFields,
    event: Pick<PaymentEvent, 'id' | 'type'> | null,
    now: number,
  ) => Promise<PlanWriting>;
  /** Families whose plan was last asked for before `before`, the longest ago first. */
  listStale: (before: number) => AsyncIterable<string>;
}
