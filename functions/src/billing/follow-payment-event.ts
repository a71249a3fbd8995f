import { DAY_MS } from '@talelantern/domain/time/day';
import { isStanding } from './choose-subscription.ts';
import type { BillingBooks, Payer, Payment, PaymentEvent, PaymentVendor } from './ports.ts';
import { refreshPlan, type RefreshPlanTools } from './refresh-plan.ts';

export interface FollowPaymentTools extends RefreshPlanTools {
  vendor: Pick<PaymentVendor, 'subscriptionsOf' | 'endSubscription' | 'findPayment'>;
  billingBooks: Pick<BillingBooks, 'inTurn' | 'find' | 'findByCustomer' | 'isFollowed' | 'writePlan'>;
}

/** What came of an event, for the log. */
export type Following = 'written' | 'known' | 'gone' | 'other_mode' | 'no_customer' | 'unknown_customer';

/**
 * Follows what the vendor tells: whoever it is about gets the plan that the vendor says now. An event that was followed
 * before, or that is not about one of our customers, changes nothing.
 */
export async function followPaymentEvent(tools: FollowPaymentTools, event: PaymentEvent): Promise<Following> {
  const { vendor, billingBooks } = tools;
  if (!event.isOfOurMode) return 'other_mode';
  if (await billingBooks.isFollowed(event.id)) return 'known';
  const returned = event.returnedPayment && (await vendor.findPayment(event.returnedPayment.chargeId));
  const customerId = event.customerId ?? returned?.customerId ?? null;
  if (customerId === null) return 'no_customer';
  const payer = await billingBooks.findByCustomer(customerId);
  if (!payer) return 'unknown_customer';
  if (returned) await endWhatWasPaid(tools, payer, { ...returned, ...event.returnedPayment });
  return refreshPlan(tools, payer.uid, event);
}

/** A payment is made when the period that it pays for begins: this much before it at the earliest. */
const EARLIEST_MS = DAY_MS;

/**
 * Whoever has their money back has paid for nothing; what an earlier period was paid with says nothing about this one.
 * Whoever lets a bank take it back could do so every month with the payment before.
 */
async function endWhatWasPaid(
  { vendor }: FollowPaymentTools,
  payer: Payer,
  { madeAt, isTakenBack = false }: Payment & { isTakenBack?: boolean },
): Promise<void> {
  const subscriptions = await vendor.subscriptionsOf(payer.customerId);
  const paid = subscriptions.filter(
    (one) => isStanding(one) && (isTakenBack || madeAt >= one.periodStart - EARLIEST_MS),
  );
  for (const { id } of paid) await vendor.endSubscription(id);
}
