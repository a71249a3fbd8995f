import { inject } from 'vitest';
import { createSubscriptionEnder } from '../../../functions/src/billing/end-payments.ts';
import { createFirestoreBillingBooks } from '../../../functions/src/billing/firestore/firestore-billing-books.ts';
import { createStripeVendor } from '../../../functions/src/billing/stripe/stripe-vendor.ts';
import { parseConfig } from '../../../functions/src/config.ts';
import type { DepartureTools } from '../../../functions/src/operations/accounts/delete-account.ts';
import { createAuthSignIns } from '../../../functions/src/storage/auth-sign-ins.ts';
import { createBucketFileShelf } from '../../../functions/src/storage/bucket-file-shelf.ts';
import { createFirestoreBelongings } from '../../../functions/src/storage/firestore-belongings.ts';
import { createFirestoreDepartures } from '../../../functions/src/storage/firestore-departures.ts';
import { adminAuth, adminBucket, adminFirestore } from './cloud-access.ts';
import type { Family } from './family.ts';
import { sharingTools } from './shared-items.ts';

/** The real cloud, as the functions themselves reach it. */
export function departureTools() {
  const { settings, secrets } = inject('cloud').functionsEnvironment;
  return {
    ...sharingTools(),
    departures: createFirestoreDepartures(adminFirestore()),
    signIns: signIns(),
    subscriptions: createSubscriptionEnder({
      vendor: createStripeVendor(parseConfig({ ...settings, ...secrets }).payments, () => {}),
      billingBooks: createFirestoreBillingBooks(adminFirestore()),
      clock: { now: () => Date.now() },
      log: () => {},
    }),
    belongings: createFirestoreBelongings(adminFirestore()),
    fileShelf: createBucketFileShelf(adminBucket()),
  } satisfies DepartureTools;
}

const signIns = () => createAuthSignIns(adminAuth(), inject('cloud').functionsEnvironment.secrets.USER_HASH_SECRET);

/** Where what is kept of the family's address would stand. To be asked while the account is there. */
export async function keptUsagePath({ uid }: Pick<Family, 'uid'>): Promise<string> {
  return `deleted_usage/${await signIns().addressKeyOf(uid)}`;
}
