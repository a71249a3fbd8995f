import { AppError } from '@talelantern/domain/errors/app-error';
import { UID } from '../../functions/src/billing/adapters/stripe/stripe-vendor.ts';
import type { createStripeClient } from '../../functions/src/billing/adapters/stripe/stripe-client.ts';
import type { BillingStore } from '../../functions/src/billing/ports/ports.ts';

/**
 * Stores the customers at the vendor that their families have lost here: otherwise the next payment page makes a second
 * customer, and the family pays twice. The sweep then reads their plans. Returns their number.
 */
export async function findPayers(
  { customers }: Pick<ReturnType<typeof createStripeClient>, 'customers'>,
  billingStore: Pick<BillingStore, 'saveCustomer'>,
): Promise<number> {
  let stored = 0;
  for await (const { id, metadata } of customers.list({ limit: 100 })) {
    const uid = metadata[UID];
    if (uid && (await billingStore.saveCustomer(uid, id, 0).catch(falseIfNoAccount))) stored += 1;
  }
  return stored;
}

/** Deleted and disabled accounts, and those without a profile, may not pay. */
function falseIfNoAccount(error: unknown): false {
  if (error instanceof AppError && ['unauthenticated', 'forbidden'].includes(error.code)) return false;
  throw error;
}
