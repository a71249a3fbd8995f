import type { AdminRequest, AdminResponse } from '@talelantern/domain/contracts/admin/actions';
import type { ShareState, ShareSummary } from '@talelantern/domain/contracts/admin/moderation';
import { ACCOUNT_IS_ADMIN, USER_NOT_FOUND, type UserUsage } from '@talelantern/domain/contracts/admin/users';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { Profile } from '@talelantern/domain/accounts/profile';
import { effectivePlan } from '@talelantern/domain/plans/entitlement';
import { allowanceOf, CAPABILITIES, consumedOf, usageIdsOf } from '@talelantern/domain/plans/usage';
import { deleteAccount, type DeleteAccountDeps } from '../../accounts/operations/delete-account.ts';
import { refreshUserShares, type RefreshUserSharesDeps } from '../../sharing/operations/refresh-user-shares.ts';
import type { ActingAdmin, Admins, AuditStore, ModerationStore, UserStore, UserAccount } from '../ports/ports.ts';
import { toShareSummary } from './share-summary.ts';

export interface UserAdminDeps extends DeleteAccountDeps, RefreshUserSharesDeps {
  admins: Admins;
  userDocuments: DeleteAccountDeps['userDocuments'];
  userStore: UserStore;
  auditStore: AuditStore;
}

interface ReadPersonDeps extends Pick<UserAdminDeps, 'admins' | 'userStore' | 'auditStore' | 'clock'> {
  subscriptions: Pick<UserAdminDeps['subscriptions'], 'isDisputed'>;
  moderationStore: Pick<ModerationStore, 'writtenBy'>;
}

/** @throws AppError `not_found`. */
export async function readPerson(
  { admins, userStore, auditStore, moderationStore, subscriptions, clock }: ReadPersonDeps,
  { uid }: AdminRequest<'readPerson'>,
): Promise<AdminResponse<'readPerson'>> {
  const now = clock.now();
  const { summary, profile, hasProfile } = await requireUser(userStore, uid, now);
  const [isAdmin, signIn, usage, { shares, written }, isDisputed, history] = await Promise.all([
    admins.hasRecord(uid),
    userStore.signIn(uid),
    usageOf(userStore, profile, now),
    moderationStore.writtenBy(uid),
    subscriptions.isDisputed(uid),
    auditStore.historyOf('person', uid),
  ]);
  const { priceId, nextPriceId, subscriptionStatus, currentPeriodEnd, cancelAtPeriodEnd } = profile;
  return {
    person: summary,
    hasProfile,
    isAdmin,
    signIn,
    subscription: { priceId, nextPriceId, status: subscriptionStatus, currentPeriodEnd, cancelAtPeriodEnd, isDisputed },
    usage,
    counts: {
      characters: profile.charactersTotal,
      locations: profile.locationsTotal,
      children: profile.childrenTotal,
    },
    shares: shares
      .map((storedShare) => {
        const { title: _title, sharedBy: _sharedBy, ...share } = toShareSummary(storedShare);
        return share;
      })
      .toSorted((one, other) => rankOf(one) - rankOf(other) || (other.sharedAt ?? 0) - (one.sharedAt ?? 0)),
    written,
    history,
  };
}

/** Shares that wait for an administrator come first, then other held shares, then shown ones. */
const rankOf = ({ state, hold }: Pick<ShareSummary, 'state' | 'hold'>): number =>
  state === 'held' && hold === 'review' ? -1 : STATE_ORDER.indexOf(state);

const STATE_ORDER: readonly ShareState[] = ['held', 'shown', 'withdrawn'];

/**
 * Disables or enables an account. Firestore comes first, so that nothing more is written for the account and a failed
 * call can be repeated. A disabled user's shares are hidden, the payment page is closed, and the subscription ends unless
 * `endsSubscription` is false, because the user cannot cancel it.
 * @throws AppError `not_found`; `forbidden` for an administrator's account; `busy` from the payment service.
 */
export async function setPersonDisabled(
  deps: UserAdminDeps,
  admin: ActingAdmin,
  { uid, disabled, endsSubscription = true, note }: AdminRequest<'setPersonDisabled'>,
): Promise<AdminResponse<'setPersonDisabled'>> {
  await refuseAdmins(deps, uid);
  const { userStore, subscriptions, clock } = deps;
  const now = clock.now();
  await requireUser(userStore, uid, now);
  const change = { disabled, endsSubscription: disabled && endsSubscription };
  await userStore.setDisabled(uid, change, { admin, action: 'setPersonDisabled', note, now });
  // Stored before steps that may fail or take long, so that the sweep follows the latest decision.
  await subscriptions.setToEnd(uid, change.endsSubscription);
  await userStore.syncSignIn(uid);
  await refreshUserShares(deps, uid, now);
  if (change.endsSubscription) await subscriptions.stop(uid);
  else if (disabled) await subscriptions.closePage(uid);
  return { disabled };
}

/** @throws AppError `not_found`. */
export async function resetUsage(
  { userStore, clock }: UserAdminDeps,
  admin: ActingAdmin,
  { uid, note }: AdminRequest<'resetUsage'>,
): Promise<AdminResponse<'resetUsage'>> {
  const now = clock.now();
  const { profile } = await requireUser(userStore, uid, now);
  await userStore.resetUsage(uid, { admin, action: 'resetUsage', note, now });
  return { usage: await usageOf(userStore, profile, now) };
}

/**
 * Deletes an account with all its data. The audit entry is written first, while its plan and status are known.
 * @throws AppError `not_found`; `forbidden` for an administrator's account; `busy` from the payment service.
 */
export async function deletePerson(
  deps: UserAdminDeps,
  admin: ActingAdmin,
  { uid, note }: AdminRequest<'deletePerson'>,
): Promise<AdminResponse<'deletePerson'>> {
  await refuseAdmins(deps, uid);
  const { userStore, auditStore, clock } = deps;
  const now = clock.now();
  const { plan, status } = (await requireUser(userStore, uid, now)).summary;
  await auditStore.append(
    { admin, action: 'deletePerson', note, now },
    { target: 'person', targetId: uid, before: { plan, status }, after: null },
  );
  await deleteAccount(deps, uid, now);
  return { deleted: true };
}

async function requireUser(store: Pick<UserStore, 'read'>, uid: string, now: number): Promise<UserAccount> {
  const person = await store.read(uid, now);
  if (!person) throw new AppError('not_found', USER_NOT_FOUND);
  return person;
}

async function refuseAdmins({ admins }: Pick<UserAdminDeps, 'admins'>, uid: string): Promise<void> {
  if (await admins.hasRecord(uid)) throw new AppError('forbidden', ACCOUNT_IS_ADMIN, { field: 'uid' });
}

async function usageOf(store: Pick<UserStore, 'usage'>, profile: Profile, now: number): Promise<UserUsage> {
  const plan = effectivePlan(profile, now);
  const { month, year } = await store.usage(usageIdsOf(profile, now));
  return CAPABILITIES.map((capability) => {
    const { per, limit } = allowanceOf(plan, capability);
    const usage = per === 'year' && year ? year : month;
    return { capability, taken: consumedOf(usage, capability), limit: limit ?? null, per };
  });
}
