import { canBeEnded } from '@talelantern/domain/plans/entitlement';
import { BUSY } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { Clock } from '../../core/clock.ts';
import type { Log } from '../../core/log.ts';
import { chooseSubscription } from './choose-subscription.ts';
import type { BillingStore, PaymentEvent, PaymentVendor, PlanWriteResult, Payer } from '../ports/ports.ts';
import { DAY_MS } from '@talelantern/domain/time/day';
import { processEach } from '../../core/process-each.ts';

export interface RefreshPlanDeps {
  vendor: Pick<PaymentVendor, 'subscriptionsOf'>;
  billingStore: Pick<BillingStore, 'withLock' | 'find' | 'writePlan'>;
  clock: Pick<Clock, 'now'>;
  log: Log;
}

/** `unknown_customer`: the vendor's key does not know the customer, so the plan stays and ends with its period. */
export type RefreshResult = Exclude<PlanWriteResult, 'overtaken'> | 'unknown_customer';

/** Number of concurrent events of one user that are supported; the vendor retries the others. */
const TRIES = 20;

/**
 * Reads the user's subscriptions from the vendor and writes the plan, because events come late, twice and in any
 * order. Reads again when another call has written in between, so that the newest state is written last.
 * @throws AppError `busy` when the vendor fails, or after too many retries.
 */
export const refreshPlan = (
  deps: RefreshPlanDeps,
  uid: string,
  event: Pick<PaymentEvent, 'id' | 'type'> | null,
): Promise<RefreshResult> =>
  // A payment causes several events at the same time. In parallel all but one would have to retry, so they take turns.
  deps.billingStore.withLock(uid, async () => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const writing = await readAndWrite(deps, uid, event);
      if (writing !== 'overtaken') return writing;
    }
    throw new AppError('busy', BUSY, { cause: new Error('Other processes kept writing the plan') });
  });

async function readAndWrite(
  { vendor, billingStore, clock, log }: RefreshPlanDeps,
  uid: string,
  event: Pick<PaymentEvent, 'id' | 'type'> | null,
): Promise<RefreshResult | 'overtaken'> {
  const payer = await billingStore.find(uid);
  if (!payer) return 'gone';
  const subscriptions = await vendor.subscriptionsOf(payer.customerId);
  if (subscriptions === null) {
    await billingStore.writePlan(payer, null, null, clock.now());
    return 'unknown_customer';
  }
  const { fields, paying, unrecognized } = chooseSubscription(subscriptions, clock.now());
  const writing = await billingStore.writePlan(payer, fields, event, clock.now());
  if (writing === 'written' || writing === 'extended') {
    if (paying > 1) log('alert', 'several_subscriptions', { customer: payer.customerId, paying });
    if (unrecognized > 0) log('alert', 'strange_subscription', { customer: payer.customerId, strange: unrecognized });
  }
  return writing;
}

interface SubscriptionEnderDeps extends RefreshPlanDeps {
  vendor: Pick<PaymentVendor, 'closeCheckout' | 'removeCustomer' | 'subscriptionsOf' | 'endSubscription'>;
  billingStore: Pick<BillingStore, 'withLock' | 'find' | 'writePlan' | 'setToEnd' | 'listStale' | 'isDisabled'>;
}

/** Ends subscriptions; refunds are made manually (docs/decisions/0098). */
export function createSubscriptionEnder(deps: SubscriptionEnderDeps) {
  const { vendor, billingStore } = deps;
  const closePage = async ({ checkout }: Payer): Promise<void> => {
    if (checkout) await vendor.closeCheckout(checkout.id);
  };
  return {
    /**
     * Ends the subscription of a deleted account immediately; does nothing if the user never paid. Deletes the vendor's customer
     * too; our record is deleted with the profile.
     */
    async end(uid: string) {
      const payer = await billingStore.find(uid);
      if (!payer) return;
      await closePage(payer);
      await vendor.removeCustomer(payer.customerId);
    },
    /** Ends the subscription of a disabled account, if it is still to end; the account can subscribe again. */
    async stop(uid: string) {
      const payer = await billingStore.find(uid);
      // The account may have been enabled while its shares were hidden, so its plan may have to stay.
      if (!payer?.isToEnd) return;
      // Close the checkout first, so that no new subscription can start after the list is read.
      await closePage(payer);
      const subscriptions = await vendor.subscriptionsOf(payer.customerId);
      if (subscriptions === null) throw new AppError('busy', BUSY, { cause: new Error('Unknown customer') });
      const isEnabled = !(await billingStore.isDisabled(uid));
      if (isEnabled || !(await billingStore.find(uid))?.isToEnd) return;
      for (const { id } of subscriptions.filter(({ status }) => canBeEnded(status))) await vendor.endSubscription(id);
      await refreshPlan(deps, uid, null);
      await billingStore.setToEnd(uid, false);
    },
    /**
     * Stores whether the subscription is to end, so that the sweep calls `stop` if the call failed or was never made.
     */
    async setToEnd(uid: string, isToEnd: boolean) {
      const payer = await billingStore.find(uid);
      if (payer && payer.isToEnd !== isToEnd) await billingStore.setToEnd(uid, isToEnd);
    },
    isDisputed: async (uid: string): Promise<boolean> => (await billingStore.find(uid))?.isDisputed === true,
    /** Closes an open payment page; the subscription continues. */
    async closePage(uid: string) {
      const payer = await billingStore.find(uid);
      if (payer) await closePage(payer);
    },
  };
}

export type SubscriptionEnder = ReturnType<typeof createSubscriptionEnder>;

/**
 * Reads the plan of every customer from the vendor once a day, so that a lost event is repaired before the grace period
 * ends. Also ends subscriptions that should have ended, unless the account is enabled again. Returns the number of
 * customers. `now` in ms.
 */
export const reconcilePlans = (deps: SubscriptionEnderDeps, now: number): Promise<number> =>
  processEach(
    deps.billingStore.listStale(now - DAY_MS),
    async (uid) => {
      const payer = await deps.billingStore.find(uid);
      if (payer?.isToEnd && (await deps.billingStore.isDisabled(uid))) return createSubscriptionEnder(deps).stop(uid);
      const result = await refreshPlan(deps, uid, null);
      // An alert, because a webhook that is refused, as with a wrong secret, shows nowhere else.
      if (payer && result === 'extended') deps.log('alert', 'payment_event_lost', { customer: payer.customerId });
      return result === 'written' || result === 'extended';
    },
    deps.log,
  );
