import { NO_SUBSCRIPTION } from '@talelantern/domain/contracts/create-portal-session';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { Clock } from '../operations/ports/clock.ts';
import type { BillingBooks, PaymentVendor } from './ports.ts';

export interface PortalTools {
  vendor: Pick<PaymentVendor, 'openPortal'>;
  billingBooks: Pick<BillingBooks, 'admit' | 'countPage'>;
  clock: Pick<Clock, 'now'>;
  /** As of `openCheckout`, both counted together. */
  pagesPerHour: number;
}

/**
 * Answers the address on which the family manages what it pays for: always its own customer's. `origin` is where the
 * vendor sends the person back to.
 * @throws AppError `not_found` for a family that has never been to a checkout; `rate_limited`.
 */
export async function openPortal(tools: PortalTools, uid: string, origin: string): Promise<string> {
  const { vendor, billingBooks, clock, pagesPerHour } = tools;
  await billingBooks.countPage(uid, { perHour: pagesPerHour, now: clock.now() });
  const payer = await billingBooks.admit(uid);
  const url = payer && (await vendor.openPortal(payer.customerId, origin));
  if (url === null) throw new AppError('not_found', NO_SUBSCRIPTION);
  return url;
}
