import { BUSY } from '@talelantern/domain/contracts/contract';
import { ALREADY_SUBSCRIBED } from '@talelantern/domain/contracts/create-checkout-session';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { PaidPlanId } from '@talelantern/domain/subscriptions/plans';
import { isHalfBegun, isStanding } from './choose-subscription.ts';
import type { BillingBooks, Payer, PaymentVendor } from './ports.ts';
import { refreshPlan, type RefreshPlanTools } from './refresh-plan.ts';

export interface CheckoutTools extends RefreshPlanTools {
  vendor: PaymentVendor;
  billingBooks: BillingBooks;
  /** The address that the family signs in with; null where it has none. */
  emailOf: (uid: string) => Promise<string | null>;
  /** How many pages one family may open: each costs the vendor several answers, who slows all families for it. */
  pagesPerHour: number;
}

/** Tabs that ask at the same moment. */
const TRIES = 10;

/**
 * Answers the address on which `plan` is paid. A family has one such page at a time: asking again for the same plan
 * gives the same page, asking for another closes the one before it, so that two tabs cannot pay twice. `origin` is where
 * the vendor sends the person back to.
 * @throws AppError `in_progress` for a family that has a subscription: that is changed in the portal; `rate_limited`.
 */
export async function openCheckout(
  tools: CheckoutTools,
  uid: string,
  plan: PaidPlanId,
  origin: string,
): Promise<string> {
  const { vendor, billingBooks, clock, pagesPerHour } = tools;
  await billingBooks.countPage(uid, { perHour: pagesPerHour, now: clock.now() });
  for (let tries = 0; tries < TRIES; tries += 1) {
    const payer = await billingBooks.admit(uid);
    if (!payer) {
      await becomePayer(tools, uid);
      continue;
    }
    const standing = await findOpenPage(tools, payer, plan);
    // Once the page before is closed nothing new can come from there: only now what is there is all there is.
    await refuseSecond(tools, payer);
    if (standing !== null) return standing;
    const opened = await vendor.openCheckout(payer, plan, origin);
    if (opened === null) await billingBooks.disown(payer);
    else if (await billingBooks.noteCheckout(payer, { id: opened.id, plan })) return opened.url;
    else await vendor.closeCheckout(opened.id);
  }
  throw new AppError('busy', BUSY, { cause: new Error('Others went on opening pages') });
}

/** The vendor learns an address only once somebody knows whose it is, and can make the vendor forget it. */
async function becomePayer(tools: CheckoutTools, uid: string): Promise<void> {
  const { vendor, billingBooks, emailOf, clock } = tools;
  const customerId = await vendor.createCustomer(uid);
  let isAdopted = false;
  try {
    isAdopted = await billingBooks.adopt(uid, customerId, clock.now());
  } finally {
    // Also where the account went meanwhile: nobody would make the vendor forget it.
    if (!isAdopted) await vendor.removeCustomer(customerId);
  }
  if (!isAdopted) return;
  const email = await emailOf(uid);
  if (email !== null) await vendor.setAddress(customerId, email);
}

/** The family's page where it is for `plan`; any other is closed. */
async function findOpenPage({ vendor }: CheckoutTools, { checkout }: Payer, plan: PaidPlanId): Promise<string | null> {
  if (checkout?.plan === plan) return vendor.openAddressOf(checkout.id);
  if (checkout) await vendor.closeCheckout(checkout.id);
  return null;
}

/** @throws AppError `in_progress` beside a subscription; one that was begun and never paid goes. */
async function refuseSecond(tools: CheckoutTools, { uid, customerId }: Payer): Promise<void> {
  const subscriptions = await tools.vendor.subscriptionsOf(customerId);
  if (subscriptions.some(isStanding)) {
    // Perhaps nobody told us of it.
    await refreshPlan(tools, uid, null);
    throw new AppError('in_progress', ALREADY_SUBSCRIBED, { field: 'plan' });
  }
  for (const { id } of subscriptions.filter(isHalfBegun)) await tools.vendor.endSubscription(id);
}
