import { composeBilling } from '../billing/compose.ts';
import type { Cloud } from '../cloud.ts';
import { composeSharing } from '../sharing/compose.ts';
import { createFirestoreAccountDeletions } from './adapters/firestore-account-deletions.ts';
import { composeAccounts } from './compose.ts';

/** Deleting an account also ends its subscription and withdraws its shares. */
export const composeAccountDeletion = (cloud: Cloud) => ({
  ...composeAccounts(cloud),
  ...composeBilling(cloud),
  ...composeSharing(cloud),
  accountDeletions: createFirestoreAccountDeletions(cloud.firestore),
});
