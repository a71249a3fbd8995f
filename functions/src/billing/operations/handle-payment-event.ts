import { isOngoing } from './choose-subscription.ts';
import type { BillingStore, Payer, Payment, PaymentEvent, PaymentVendor, VendorSubscription } from '../ports/ports.ts';
import { refreshPlan, type RefreshPlanDeps } from './refresh-plan.ts';
import { processEach } from '../../sweeps/operations/sweeps.ts';

export interface PaymentEventDeps extends RefreshPlanDeps {
  vendor: Pick<PaymentVendor, 'subscriptionsOf' | 'endSubscription' | 'findPayment'>;
  billingStore: Pick<BillingStore, 'withLock' | 'find' | 'findByCustomer' | 'isHandled' | 'writePlan'>;
}

export type EventOutcome = 'written' | 'known' | 'gone' | 'other_mode' | 'no_customer' | 'unknown_customer';

/** Reads the user's plan from the vendor after an event. Does nothing for a known event or an unknown customer. */
export async function handlePaymentEvent(deps: PaymentEventDeps, event: PaymentEvent): Promise<EventOutcome> {
  const { vendor, billingStore } = deps;
  if (!event.isMatchingMode) return 'other_mode';
  // The ended subscription does not come back by itself: somebody must write to the family.
  if (event.isReinstated) deps.log('alert', 'dispute_won', { event: event.id });
  if (await billingStore.isHandled(event.id)) return 'known';
  const reversed = event.reversedPayment && (await vendor.findPayment(event.reversedPayment.chargeId));
  const customerId = event.customerId ?? reversed?.customerId ?? null;
  if (customerId === null) return 'no_customer';
  const payer = await billingStore.findByCustomer(customerId);
  if (!payer) return 'unknown_customer';
  if (reversed) await endPaidSubscription(deps, payer, { ...reversed, ...event.reversedPayment });
  return refreshPlan(deps, payer.uid, event);
}

/**
 * Ends the subscription whose running period was paid with the refunded payment. A dispute ends every subscription:
 * otherwise a user could dispute the previous payment every month.
 */
async function endPaidSubscription(
  { vendor }: PaymentEventDeps,
  payer: Payer,
  { paidPeriods, isDisputed = false }: Payment & { isDisputed?: boolean },
): Promise<void> {
  const isPaidWith = ({ id, periodStart }: VendorSubscription): boolean =>
    paidPeriods.some(({ subscriptionId, startsAt }) => subscriptionId === id && startsAt >= periodStart);
  const subscriptions = await vendor.subscriptionsOf(payer.customerId);
  const paid = subscriptions.filter((one) => isOngoing(one) && (isDisputed || isPaidWith(one)));
  for (const { id } of paid) await vendor.endSubscription(id);
}

interface ReversedPaymentsDeps extends PaymentEventDeps {
  vendor: PaymentEventDeps['vendor'] & Pick<PaymentVendor, 'reversedPayments'>;
}

/**
 * Handles refunds and disputes whose webhook was lost: the vendor retries for three days only, and the subscription
 * does not show them. Returns their number.
 */
export const handleReversedPayments = (deps: ReversedPaymentsDeps): Promise<number> =>
  processEach(
    deps.vendor.reversedPayments(),
    async (event) => (await handlePaymentEvent(deps, event)) === 'written',
    deps.log,
  );
