import { PAYMENT_EVENTS_KEPT_DAYS } from '@talelantern/domain/accounts/account-data';
import { readProfile } from '@talelantern/domain/accounts/profile';
import { AUTHENTICATION_REQUIRED, NO_ACCESS, RATE_LIMITED } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import {
  isRecord,
  readList,
  readNumber,
  readText,
  readTime,
  type StoredData,
} from '@talelantern/domain/stored/read-fields';
import { isPaidPlanId } from '@talelantern/domain/plans/plans';
import { DAY_MS, HOUR_MS } from '@talelantern/domain/time/day';
import { Timestamp, type DocumentSnapshot, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { idGroupsFromCheckpoint } from '../../core/firestore-reads.ts';
import { createKeyedMutex } from '../../core/keyed-mutex.ts';
import type { Checkout, Payer, PaymentEvent, PlanFields, PlanWriteResult } from '../ports/ports.ts';

/** Customers that are asked about concurrently: with three requests each, well below Stripe's hundred requests a second. */
const CONCURRENT_CUSTOMERS = 8;
/** Many attempts, because a user may have many events at the same time. */
const TRANSACTION_ATTEMPTS = 20;

/** `customers/{uid}` and `stripe_events/{id}` in Firestore, for functions only (docs/decisions/0072). */
export function createFirestoreBillingStore(firestore: Firestore) {
  const customers = firestore.collection('customers');
  const events = firestore.collection('stripe_events');
  const withPageLock = createKeyedMutex();
  const profileOf = (uid: string) => firestore.collection('users').doc(uid);

  async function readFamily(transaction: Transaction, uid: string) {
    const documents = [customers.doc(uid), profileOf(uid), firestore.collection('deleted').doc(uid)];
    const [customer, profile, tombstone] = await transaction.getAll(...documents);
    return { payer: toPayer(customer), profile: profile?.data(), isClosed: tombstone?.exists === true };
  }

  async function admit(transaction: Transaction, uid: string): Promise<Payer | null> {
    const { payer, profile, isClosed } = await readFamily(transaction, uid);
    if (isClosed || (profile && readProfile(uid, profile).disabled))
      throw new AppError('unauthenticated', AUTHENTICATION_REQUIRED);
    if (!profile) throw new AppError('forbidden', NO_ACCESS);
    return payer;
  }

  const writePlan =
    (
      { uid, customerId, revision }: Payer,
      plan: PlanFields | null,
      event: Pick<PaymentEvent, 'id' | 'type'> | null,
      now: number,
    ) =>
    async (transaction: Transaction): Promise<PlanWriteResult> => {
      const handled = event && (await transaction.get(events.doc(event.id)));
      if (handled?.exists) return 'known';
      const { payer, profile, isClosed } = await readFamily(transaction, uid);
      if (payer?.customerId !== customerId || !profile || isClosed) return 'gone';
      if (payer.revision !== revision) return 'overtaken';
      if (event) transaction.create(events.doc(event.id), handledEvent(event, now));
      if (plan) transaction.update(profileOf(uid), toProfileFields(plan));
      transaction.update(customers.doc(uid), { revision: revision + 1, askedAt: Timestamp.fromMillis(now) });
      const storedPeriodEnd = readProfile(uid, profile).currentPeriodEnd ?? 0;
      return !event && plan !== null && (plan.currentPeriodEnd ?? 0) > storedPeriodEnd ? 'extended' : 'written';
    };

  return {
    /**
     * The user's record; null before the first checkout.
     * @throws AppError `unauthenticated` for a deleted or disabled account, `forbidden` without a profile.
     */
    admit: (uid: string) => firestore.runTransaction((transaction) => admit(transaction, uid), { readOnly: true }),
    /** Stores the customer of a user; false when there already is one. Throws like `admit`. */
    saveCustomer: (uid: string, customerId: string, now: number) =>
      firestore.runTransaction(async (transaction) => {
        if (await admit(transaction, uid)) return false;
        transaction.create(customers.doc(uid), {
          userId: uid,
          customerId,
          checkout: null,
          revision: 0,
          askedAt: Timestamp.fromMillis(now),
        });
        return true;
      }),
    /**
     * Does nothing before the first checkout. Runs after earlier calls for the same user, because concurrent transactions
     * would make each other retry until some fail. @throws AppError `rate_limited` after `perHour` pages within an hour.
     */
    countPage: (uid: string, { perHour, now }: { perHour: number; now: number }) =>
      withPageLock(uid, () =>
        firestore.runTransaction(
          async (transaction) => {
            const customer = await transaction.get(customers.doc(uid));
            if (!customer.exists) return;
            const opened = readList(customer.get('pagesOpenedAt')).filter(
              (time): time is number => typeof time === 'number' && time > now - HOUR_MS,
            );
            const earliest = opened.at(-perHour);
            if (earliest !== undefined)
              throw new AppError('rate_limited', RATE_LIMITED, {
                retryAfterSeconds: Math.ceil((earliest + HOUR_MS - now) / 1000),
              });
            transaction.update(customer.ref, { pagesOpenedAt: [...opened, now] });
          },
          { maxAttempts: TRANSACTION_ATTEMPTS },
        ),
      ),
    /** Removes a customer that the vendor has deleted. */
    deleteCustomer: ({ uid, customerId }: Payer) =>
      firestore.runTransaction(async (transaction) => {
        const storedPayer = toPayer(await transaction.get(customers.doc(uid)));
        if (storedPayer?.customerId === customerId) transaction.delete(customers.doc(uid));
      }),
    /** Stores `checkout` as the user's only page; false when another page has been stored, or a payment disputed, after `payer` was read. */
    saveCheckout: ({ uid, customerId, checkout: before }: Payer, checkout: Checkout) =>
      firestore.runTransaction(async (transaction) => {
        const { payer: storedPayer, profile, isClosed } = await readFamily(transaction, uid);
        if (isClosed || !profile || readProfile(uid, profile).disabled) return false;
        if (storedPayer?.customerId !== customerId || storedPayer.checkout?.id !== before?.id || storedPayer.isDisputed)
          return false;
        transaction.update(customers.doc(uid), { checkout });
        return true;
      }),
    /** Stores whether the subscriptions are to end; if so, `listStale` returns the user in its next round. */
    setToEnd: async (uid: string, isToEnd: boolean) => {
      const dueNow = isToEnd ? { askedAt: Timestamp.fromMillis(0) } : {};
      await customers.doc(uid).update({ isToEnd, ...dueNow });
    },
    /** Stores when money was last taken back, or came back. Events come in any order, so the later time decides. */
    setDispute: (uid: string, movement: 'disputed' | 'reinstated', at: number) =>
      firestore.runTransaction(
        async (transaction) => {
          const customer = await transaction.get(customers.doc(uid));
          const field = `${movement}At`;
          const last = Math.max(at, readTime(customer.get(field)) ?? 0);
          transaction.update(customer.ref, { [field]: Timestamp.fromMillis(last) });
        },
        { maxAttempts: TRANSACTION_ATTEMPTS },
      ),
    isDisabled: async (uid: string) => (await firestore.collection('switched_off').doc(uid).get()).exists,
    /** Runs tasks of the same user in sequence, within this process. */
    withLock: createKeyedMutex(),
    find: async (uid: string) => toPayer(await customers.doc(uid).get()),
    findByCustomer: async (customerId: string) => {
      const { docs } = await customers.where('customerId', '==', customerId).limit(1).get();
      return toPayer(docs[0]);
    },
    isHandled: async (eventId: string) => (await events.doc(eventId).get()).exists,
    /** Marks an event that does not change a plan as handled. */
    setHandled: async (event: Pick<PaymentEvent, 'id' | 'type'>, now: number) =>
      void (await events.doc(event.id).set(handledEvent(event, now))),
    /**
     * Writes the plan and marks the event as handled, in one transaction. `event` is null in the sweep; if `plan` is
     * null, the stored plan stays until the plan is next read.
     */
    writePlan: (...args: Parameters<typeof writePlan>) =>
      firestore.runTransaction(writePlan(...args), { maxAttempts: TRANSACTION_ATTEMPTS }),
    /** Users whose plan was last read before `before`, oldest first, in groups that are handled concurrently. */
    listStale: (before: number) =>
      idGroupsFromCheckpoint(CONCURRENT_CUSTOMERS, customers, 'reconciled_plans', ['askedAt', before]),
  };
}

const handledEvent = ({ type }: Pick<PaymentEvent, 'type'>, now: number) => ({
  type,
  expiresAt: Timestamp.fromMillis(now + PAYMENT_EVENTS_KEPT_DAYS * DAY_MS),
});

function toPayer(document: DocumentSnapshot | undefined): Payer | null {
  const data = document?.data();
  return document && data
    ? {
        uid: document.id,
        customerId: readText(data['customerId']),
        checkout: isRecord(data['checkout']) ? readCheckout(data['checkout']) : null,
        isToEnd: data['isToEnd'] === true,
        isDisputed: (readTime(data['disputedAt']) ?? 0) > (readTime(data['reinstatedAt']) ?? 0),
        revision: readNumber(data['revision']),
      }
    : null;
}

function readCheckout({ id, plan }: StoredData): Checkout | null {
  return typeof id === 'string' && isPaidPlanId(plan) ? { id, plan } : null;
}

const toProfileFields = ({ currentPeriodStart, currentPeriodEnd, subscribedAt, ...plan }: PlanFields): StoredData => ({
  ...plan,
  currentPeriodStart: toTimestamp(currentPeriodStart),
  currentPeriodEnd: toTimestamp(currentPeriodEnd),
  subscribedAt: toTimestamp(subscribedAt),
});

const toTimestamp = (time: number | null): Timestamp | null => (time === null ? null : Timestamp.fromMillis(time));
