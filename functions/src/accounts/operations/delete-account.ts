import { RECENT_SIGN_IN_MINUTES } from '@talelantern/domain/accounts/account-data';
import {
  RECENT_SIGN_IN_FIELD,
  SIGN_IN_AGAIN_FIRST,
  type DeleteAccountResponse,
} from '@talelantern/domain/contracts/delete-account';
import { AppError } from '@talelantern/domain/errors/app-error';
import { MINUTE_MS } from '@talelantern/domain/time/day';
import { ownerPrefix } from '@talelantern/domain/images/media-url';
import type { AccountEmail } from '../../core/email-keys.ts';
import type { FileStore, AccountDeletions, SignIns } from '../ports/ports.ts';
import { OWN_COLLECTIONS, type OwnCollection, type UserDocuments } from '../../families/ports/ports.ts';
import type { SubscriptionEnder } from '../../billing/operations/refresh-plan.ts';
import { sharePrefix } from '../../sharing/operations/shared-pictures.ts';
import { withdrawShare, type WithdrawDeps } from '../../sharing/operations/withdraw-share.ts';

export interface DeleteAccountDeps extends WithdrawDeps {
  accountDeletions: AccountDeletions;
  signIns: SignIns;
  subscriptions: SubscriptionEnder;
  userDocuments: UserDocuments;
  fileStore: Pick<FileStore, 'removeAll'>;
}

/** @throws AppError `forbidden` without a recent sign-in: another person may hold the device. Times in ms. */
export function assertRecentSignIn(signedInAt: number, now: number): void {
  const isRecent = signedInAt > now - RECENT_SIGN_IN_MINUTES * MINUTE_MS;
  if (!isRecent) throw new AppError('forbidden', SIGN_IN_AGAIN_FIRST, { field: RECENT_SIGN_IN_FIELD });
}

/** @throws AppError like `assertRecentSignIn`. */
export async function deleteOwnAccount(
  deps: DeleteAccountDeps,
  { uid, signedInAt }: { uid: string; signedInAt: number },
  now: number,
): Promise<DeleteAccountResponse> {
  assertRecentSignIn(signedInAt, now);
  await deleteAccount(deps, uid, now);
  return { deleted: true };
}

/**
 * Deletes the account `uid` and all of its data, except its tombstone and the month's usage under keyed hashes of its
 * email addresses. The sweep continues an interrupted deletion; every step may be repeated, and the sign-in goes last,
 * so that the user can repeat it too. `now` in ms.
 */
export async function deleteAccount(deps: DeleteAccountDeps, uid: string, now: number): Promise<void> {
  const { accountDeletions, signIns, subscriptions } = deps;
  const [emailKey = null] = await signIns.emailKeysOf(uid);
  await accountDeletions.begin({ uid, emailKey }, now);
  // Public data goes first, because the payment service may be unavailable for hours.
  await deletePublicData(deps, uid, now);
  await subscriptions.end(uid);
  await deleteOtherData(deps, uid);
  await signIns.remove(uid);
}

/**
 * Handles the deletion of a sign-in that bypassed `deleteAccount`: a client may delete its sign-in directly, which must
 * neither leave data behind nor give a new allowance. Does nothing after our own deletion. `email`: of the deleted
 * sign-in.
 */
export async function handleSignInDeletion(
  deps: DeleteAccountDeps,
  { uid, email }: { uid: string; email: AccountEmail | null },
  now: number,
): Promise<void> {
  const { accountDeletions, signIns } = deps;
  const [emailKey = null] = email === null ? [] : signIns.keysOf(email);
  if (await accountDeletions.begin({ uid, emailKey }, now)) await deleteAccount(deps, uid, now);
}

/** Deleted first: without its job, a running generation cannot store a result. */
const JOBS: readonly OwnCollection[] = ['jobs'];
/** Deleted before the shares: an item that is gone cannot be shared again, so the list of shares is complete. */
const ITEMS: readonly OwnCollection[] = ['stories', 'characters', 'locations'];
const OTHER_COLLECTIONS = OWN_COLLECTIONS.filter((collection) => ![...JOBS, ...ITEMS].includes(collection));

async function deletePublicData(deps: DeleteAccountDeps, uid: string, now: number): Promise<void> {
  const { userDocuments, fileStore } = deps;
  for (const collection of [...JOBS, ...ITEMS]) await userDocuments.deleteAll(uid, collection);
  for await (const shareId of userDocuments.shareIds(uid)) {
    await withdrawShare(deps, shareId, now);
    await fileStore.removeAll(sharePrefix(shareId));
    await userDocuments.deleteShare(shareId);
  }
  await userDocuments.deleteComments(uid);
  await userDocuments.deleteLikes(uid);
}

async function deleteOtherData(
  { userDocuments, fileStore }: Pick<DeleteAccountDeps, 'userDocuments' | 'fileStore'>,
  uid: string,
): Promise<void> {
  for (const collection of OTHER_COLLECTIONS) await userDocuments.deleteAll(uid, collection);
  // Files are deleted after the documents, which would otherwise refer to missing files.
  await fileStore.removeAll(ownerPrefix(uid));
  await userDocuments.deleteProfile(uid);
}
