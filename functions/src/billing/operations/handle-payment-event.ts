import { isKept, isOngoing } from './choose-subscription.ts';
import type { BillingStore, Payer, Payment, PaymentEvent, PaymentVendor, VendorSubscription } from '../ports/ports.ts';
import { refreshPlan, type RefreshPlanDeps, type RefreshResult } from './refresh-plan.ts';
import { processEach } from '../../core/process-each.ts';

export interface PaymentEventDeps extends RefreshPlanDeps {
  vendor: PaymentVendor;
  billingStore: BillingStore;
}

export type EventOutcome = RefreshResult | 'other_mode' | 'other_event' | 'no_customer';

/** Reads the user's plan from the vendor after an event. Does nothing for a known event or an unknown customer. */
export async function handlePaymentEvent(deps: PaymentEventDeps, event: PaymentEvent): Promise<EventOutcome> {
  const { vendor, billingStore } = deps;
  if (!event.isMatchingMode) return 'other_mode';
  // Events about new customers and email addresses are skipped: they would contend for the customer's document with the
  // checkout that causes them.
  if (!event.isAboutPlan) return 'other_event';
  if (await billingStore.isHandled(event.id)) return 'known';
  const payment = event.movedPayment && (await vendor.findPayment(event.movedPayment.chargeId));
  const customerId = event.customerId ?? payment?.customerId ?? null;
  if (customerId === null) return 'no_customer';
  const payer = await billingStore.findByCustomer(customerId);
  if (!payer) {
    // Otherwise every sweep would ask the vendor about the event again, as long as the vendor lists it.
    if (event.movedPayment) await billingStore.setHandled(event, deps.clock.now());
    return 'unknown_customer';
  }
  const movement = event.movedPayment?.movement;
  if (movement === 'disputed' || movement === 'reinstated') await recordDispute(deps, payer, event, movement);
  if (payment && movement !== 'reinstated')
    await endPaidSubscription(deps, payer, { ...payment, isDisputed: movement === 'disputed' });
  return refreshPlan(deps, payer.uid, event);
}

/** Refuses payment pages while a payment is disputed, and closes the open one (docs/decisions/0232). */
async function recordDispute(
  { vendor, billingStore, log }: PaymentEventDeps,
  { uid, customerId }: Payer,
  { id, createdAt }: PaymentEvent,
  movement: 'disputed' | 'reinstated',
): Promise<void> {
  await billingStore.setDispute(uid, movement, createdAt);
  // Both outcomes raise an alert, so that an operator contacts the family: a dispute ends the subscription, and nothing
  // restores it automatically.
  if (movement === 'reinstated') return log('alert', 'dispute_won', { event: id, customer: customerId });
  log('alert', 'payment_disputed', { event: id, customer: customerId });
  const checkout = (await billingStore.find(uid))?.checkout;
  if (checkout) await vendor.closeCheckout(checkout.id);
}

/**
 * Ends the subscription whose running period was paid with the refunded payment. A dispute ends every subscription:
 * otherwise a user could dispute the previous payment every month.
 */
async function endPaidSubscription(
  { vendor }: PaymentEventDeps,
  payer: Payer,
  { paidPeriods, isDisputed }: Payment & { isDisputed: boolean },
): Promise<void> {
  const isPaidWith = ({ id, periodStart }: VendorSubscription): boolean =>
    paidPeriods.some(({ subscriptionId, startsAt }) => subscriptionId === id && startsAt >= periodStart);
  const subscriptions = await vendor.subscriptionsOf(payer.customerId);
  const paid = (subscriptions ?? []).filter(
    (one) => (isOngoing(one) || isKept(one)) && (isDisputed || isPaidWith(one)),
  );
  for (const { id } of paid) await vendor.endSubscription(id);
}

/**
 * Handles refunds, disputes and won disputes whose webhook was lost: the vendor retries for three days only, and the
 * subscription does not show them. Returns their number.
 */
export const handlePaymentMovements = (deps: PaymentEventDeps): Promise<number> =>
  processEach(
    deps.vendor.paymentMovements(),
    async (event) => (await handlePaymentEvent(deps, event)) === 'written',
    deps.log,
  );
