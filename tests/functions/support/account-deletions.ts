import { inject } from 'vitest';
import { createSubscriptionEnder } from '../../../functions/src/billing/operations/refresh-plan.ts';
import { createFirestoreBillingStore } from '../../../functions/src/billing/adapters/firestore-billing-store.ts';
import { createStripeVendor } from '../../../functions/src/billing/adapters/stripe/stripe-vendor.ts';
import { parseConfig } from '../../../functions/src/config.ts';
import type { DeleteAccountDeps } from '../../../functions/src/accounts/operations/delete-account.ts';
import { createAuthSignIns } from '../../../functions/src/accounts/adapters/auth-sign-ins.ts';
import { createBucketFileStore } from '../../../functions/src/accounts/adapters/bucket-file-store.ts';
import { createFirestoreUserDocuments } from '../../../functions/src/families/adapters/firestore-user-documents.ts';
import { createFirestoreAccountDeletions } from '../../../functions/src/accounts/adapters/firestore-account-deletions.ts';
import { adminAuth, adminBucket, adminFirestore } from './cloud-access.ts';
import type { Family } from './family.ts';
import { sharingDeps } from './shared-items.ts';

/** The running cloud with the functions' adapters. */
export function deleteAccountDeps() {
  const { settings, secrets } = inject('cloud').functionsEnvironment;
  return {
    ...sharingDeps(),
    accountDeletions: createFirestoreAccountDeletions(adminFirestore()),
    signIns: signIns(),
    subscriptions: createSubscriptionEnder({
      vendor: createStripeVendor(parseConfig({ ...settings, ...secrets }).payments, () => {}),
      billingStore: createFirestoreBillingStore(adminFirestore()),
      clock: { now: () => Date.now() },
      log: () => {},
    }),
    userDocuments: createFirestoreUserDocuments(adminFirestore()),
    fileStore: createBucketFileStore(adminBucket()),
  } satisfies DeleteAccountDeps;
}

const signIns = () => createAuthSignIns(adminAuth(), inject('cloud').functionsEnvironment.secrets.USER_HASH_SECRET);

/** The path where the usage of the family's email address is kept. Call it while the account exists. */
export async function keptUsagePath({ uid }: Pick<Family, 'uid'>): Promise<string> {
  const [key] = await signIns().emailKeysOf(uid);
  return `address_usage/${key}`;
}
