import { BUSY, VERIFY_EMAIL } from '@talelantern/domain/contracts/contract';
import { ALREADY_SUBSCRIBED, PAYMENT_DISPUTED } from '@talelantern/domain/contracts/create-checkout-session';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { PaidPlanId } from '@talelantern/domain/plans/plans';
import { isIncomplete, isOngoing } from './choose-subscription.ts';
import type { BillingStore, Payer, PaymentVendor } from '../ports/ports.ts';
import type { Caller } from '../../generation/ports/ports.ts';
import { refreshPlan, type RefreshPlanDeps } from './refresh-plan.ts';
import { ALREADY_CANCELED, NO_SUBSCRIPTION } from '@talelantern/domain/contracts/create-portal-session';
import { describeCause } from '../../core/log.ts';

export interface PageDeps extends RefreshPlanDeps {
  vendor: PaymentVendor;
  billingStore: BillingStore;
  /** The email address of the sign-in, or null if the sign-in has none. */
  emailOf: (uid: string) => Promise<string | null>;
  /** Rate limit: each page needs several requests to the vendor, whose own limit is shared by all users. */
  pagesPerHour: number;
}

/** Attempts to open a page: as many tabs of a user may ask for one at the same time. */
const TRIES = 10;

/**
 * Returns the URL of the payment page for `plan`. A user has one open page: the same plan returns the same page,
 * a different plan closes the previous page, so that two tabs cannot pay twice. The vendor redirects to `origin`.
 * @throws AppError `verify_email`, because receipts would go to the owner of a mistyped email address; `forbidden`
 * while a payment is disputed; `in_progress` with a subscription, which is changed in the portal; `rate_limited`.
 */
export async function openCheckout(
  deps: PageDeps,
  { uid, emailVerified }: Pick<Caller, 'uid' | 'emailVerified'>,
  plan: PaidPlanId,
  origin: string,
): Promise<string> {
  const { vendor, billingStore, clock, pagesPerHour } = deps;
  if (!emailVerified) throw new AppError('verify_email', VERIFY_EMAIL);
  await billingStore.countPage(uid, { perHour: pagesPerHour, now: clock.now() });
  for (let tries = 0; tries < TRIES; tries += 1) {
    const payer = await billingStore.admit(uid);
    if (!payer) {
      await createPayer(deps, uid);
      continue;
    }
    if (payer.isDisputed) throw new AppError('forbidden', PAYMENT_DISPUTED);
    await updateEmail(deps, payer);
    const openPage = await findOpenPage(deps, payer, plan);
    // Close the previous page first, so that no new subscription can start after the list is read.
    await refuseSecondSubscription(deps, payer);
    if (openPage !== null) return openPage;
    const opened = await vendor.openCheckout(payer, plan, origin);
    if (opened === null) await billingStore.deleteCustomer(payer);
    else if (await billingStore.saveCheckout(payer, { id: opened.id, plan })) return opened.url;
    else await vendor.closeCheckout(opened.id);
  }
  throw new AppError('busy', BUSY, { cause: new Error('Other requests kept opening payment pages') });
}

async function createPayer({ vendor, billingStore, clock }: PageDeps, uid: string): Promise<void> {
  const customerId = await vendor.createCustomer(uid);
  let isStored = false;
  try {
    isStored = await billingStore.saveCustomer(uid, customerId, clock.now());
  } finally {
    // Also removed if the account was deleted in the meantime, because nothing else would delete its customer.
    if (!isStored) await vendor.removeCustomer(customerId);
  }
}

/**
 * Sends the email address only after the customer is stored, so that it can be deleted with the account. A failure must
 * not keep a user from cancelling; a customer that the vendor does not know fails the page itself.
 */
async function updateEmail(
  { vendor, emailOf, log }: Pick<PageDeps, 'vendor' | 'emailOf' | 'log'>,
  { uid, customerId }: Payer,
): Promise<void> {
  try {
    const email = await emailOf(uid);
    if (email !== null) await vendor.setEmail(customerId, email);
  } catch (error) {
    log('warning', 'address_not_set', describeCause(error));
  }
}

/** The open page for `plan`; closes a page for a different plan. */
async function findOpenPage({ vendor }: PageDeps, { checkout }: Payer, plan: PaidPlanId): Promise<string | null> {
  if (checkout?.plan === plan) return vendor.openUrlOf(checkout.id);
  if (checkout) await vendor.closeCheckout(checkout.id);
  return null;
}

/**
 * Ends subscriptions that were never paid.
 * @throws AppError `in_progress` with any other subscription.
 */
async function refuseSecondSubscription(deps: PageDeps, { uid, customerId }: Payer): Promise<void> {
  const subscriptions = await deps.vendor.subscriptionsOf(customerId);
  if (subscriptions === null) throw new AppError('busy', BUSY, { cause: new Error('Unknown customer') });
  if (subscriptions.some(isOngoing)) {
    // Refreshes the plan, because the webhook may have been lost.
    await refreshPlan(deps, uid, null);
    throw new AppError('in_progress', ALREADY_SUBSCRIBED, { field: 'plan' });
  }
  for (const { id } of subscriptions.filter(isIncomplete)) await deps.vendor.endSubscription(id);
}

/** The vendor redirects to `origin`; the rate limit is shared with `openCheckout`. @throws AppError `not_found` without a previous checkout; `rate_limited`. */
export async function openPortal(deps: PageDeps, uid: string, origin: string): Promise<string> {
  const payer = await admitToPortal(deps, uid);
  const url = payer && (await deps.vendor.openPortal(payer.customerId, origin, null));
  if (url === null) throw new AppError('not_found', NO_SUBSCRIPTION);
  return url;
}

/** Like `openPortal`, for a page on which a subscription can be cancelled and nothing bought (docs/decisions/0230). */
export async function openCancelPage(deps: PageDeps, uid: string, origin: string): Promise<string> {
  const payer = await admitToPortal(deps, uid);
  if (payer === null) throw new AppError('not_found', NO_SUBSCRIPTION);
  const subscriptions = await deps.vendor.subscriptionsOf(payer.customerId);
  if (subscriptions === null) throw new AppError('busy', BUSY, { cause: new Error('Unknown customer') });
  const renewingSubscription = subscriptions.find((one) => isOngoing(one) && !one.isEnding);
  const url = renewingSubscription
    ? await deps.vendor.openPortal(payer.customerId, origin, renewingSubscription.id)
    : null;
  if (url !== null) return url;
  // The page showed a plan that renews, so the webhook may have been lost.
  await refreshPlan(deps, uid, null);
  throw new AppError('not_found', ALREADY_CANCELED);
}

async function admitToPortal(deps: PageDeps, uid: string): Promise<Payer | null> {
  const { billingStore, clock, pagesPerHour } = deps;
  await billingStore.countPage(uid, { perHour: pagesPerHour, now: clock.now() });
  const payer = await billingStore.admit(uid);
  if (payer) await updateEmail(deps, payer);
  return payer;
}
