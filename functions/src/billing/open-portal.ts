import { NO_SUBSCRIPTION } from '@talelantern/domain/contracts/create-portal-session';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { BillingBooks, PaymentVendor } from './ports.ts';

export interface PortalTools {
  vendor: Pick<PaymentVendor, 'openPortal'>;
  billingBooks: Pick<BillingBooks, 'admit'>;
}

/**
 * Answers the address on which the family manages what it pays for: always its own customer's. `origin` is where the
 * vendor sends the person back to.
 * @throws AppError `not_found` for a family that has never been to a checkout.
 */
export async function openPortal({ vendor, billingBooks }: PortalTools, uid: string, origin: string): Promise<string> {
  const payer = await billingBooks.admit(uid);
  const url = payer && (await vendor.openPortal(payer.customerId, origin));
  if (url === null) throw new AppError('not_found', NO_SUBSCRIPTION);
  return url;
}
