import { readProfile } from '@talelantern/domain/accounts/profile';
import { hasNameWithPrefix, tailPrefix, tailsPath } from '@talelantern/domain/admin/name-tails';
import { MAX_USERS_FOUND, type UserStatus } from '@talelantern/domain/contracts/admin/users';
import { readText, readTime, type StoredData } from '@talelantern/domain/stored/read-fields';
import { canBeEnded, effectivePlan } from '@talelantern/domain/plans/entitlement';
import type { Plan } from '@talelantern/domain/plans/plans';
import {
  allowanceOf,
  CAPABILITIES,
  readUsage,
  consumedOf,
  usageIdsOf,
  type Usage,
  type UsageIds,
} from '@talelantern/domain/plans/usage';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { Timestamp, type DocumentSnapshot, type Firestore, type Query } from 'firebase-admin/firestore';
import { nullIfMissing } from '../../accounts/adapters/auth-sign-ins.ts';
import { beginFollowUp } from '../../sharing/adapters/firestore-removals.ts';
import { toUsageFields } from '../../core/usage-document.ts';
import type { UserAccount, AuditedAction } from '../ports/ports.ts';
import { appendAudit } from './firestore-audit-store.ts';
import { signInFactsOf } from './sign-in-facts.ts';

const UID = /^(?!__.*__$)[A-Za-z0-9_-]{20,128}$/;
/** End of a prefix search; sorts after every letter. */
const PREFIX_END = '\u{F8FF}';

export function createCloudUserStore(firestore: Firestore, auth: Auth) {
  const [users, usageDocuments, tombstones, disabledUsers] = [
    firestore.collection('users'),
    firestore.collection('usage'),
    firestore.collection('deleted'),
    firestore.collection('switched_off'),
  ];
  const startingWith = async (query: Query, field: string, text: string): Promise<Found> => {
    const matching = query.where(field, '>=', text).where(field, '<', text + PREFIX_END);
    const { docs } = await matching.limit(MAX_USERS_FOUND).get();
    return { documents: docs, isCut: docs.length === MAX_USERS_FOUND };
  };
  const byEmail = (text: string) => startingWith(users, 'email', text);
  const byName = async (query: string): Promise<Found> => {
    const tail = tailPrefix(query);
    if (tail === null) return { documents: [], isCut: false };
    // A family has several tails, so few families may use up the limit; the uids are made unique.
    const tails = await startingWith(firestore.collection(tailsPath(tail)), 'tail', tail);
    const uids = new Set(tails.documents.map((name) => readText(name.get('userId'))));
    if (uids.size === 0) return { documents: [], isCut: false };
    const profiles = await firestore.getAll(...Array.from(uids, (uid) => users.doc(uid)));
    const documents = profiles.filter((profile) => {
      const { displayName, penName } = readProfile(profile.id, profile.data() ?? {});
      return hasNameWithPrefix([displayName, penName], query);
    });
    return { documents, isCut: tails.isCut };
  };
  const byExactMatch = async (query: string): Promise<DocumentSnapshot[]> => {
    const holder = query.includes('@') ? await nullIfMissing(auth.getUserByEmail(query)) : null;
    const uids = [...(UID.test(query) ? [query] : []), ...(holder ? [holder.uid] : [])];
    return Promise.all(uids.map((uid) => users.doc(uid).get()));
  };
  const beingDeletedAmong = async (accounts: readonly Account[]): Promise<ReadonlySet<string>> => {
    if (accounts.length === 0) return new Set();
    const accountTombstones = await firestore.getAll(...accounts.map(({ uid }) => tombstones.doc(uid)));
    return new Set(accountTombstones.filter(({ exists }) => exists).map(({ id }) => id));
  };
  /** The account from its profile, or from its Auth user when it has no profile; null if it has neither. */
  const accountOf = async (profile: DocumentSnapshot): Promise<Account | null> => {
    const stored = profile.data();
    if (stored) return { uid: profile.id, fields: stored, hasProfile: true };
    const authUser = await nullIfMissing(auth.getUser(profile.id));
    return authUser && { uid: profile.id, fields: profileFieldsOf(authUser), hasProfile: false };
  };
  const stateOf = (uid: string) => [users.doc(uid), disabledUsers.doc(uid)] as const;
  const usageAt = (id: string) => usageDocuments.doc(id);
  return {
    /** Finds at most MAX_USERS_FOUND users; `isCut` if there may be more. */
    async find(query: string, now: number) {
      const [exact, ...searches] = await Promise.all([
        byExactMatch(query),
        byEmail(query.toLowerCase()),
        byName(query),
      ]);
      const found = [...exact, ...searches.flatMap(({ documents }) => documents)];
      const documents = new Map(found.map((document) => [document.id, document]));
      const foundUsers = await Promise.all(Array.from(documents.values(), accountOf));
      const accounts = foundUsers.filter((account) => account !== null).slice(0, MAX_USERS_FOUND);
      const beingDeleted = await beingDeletedAmong(accounts);
      return {
        people: accounts.map((account) => toUser(account, now, beingDeleted.has(account.uid)).summary),
        isCut: documents.size > MAX_USERS_FOUND || searches.some(({ isCut }) => isCut),
      };
    },
    async read(uid: string, now: number) {
      const [profile, tombstone] = await firestore.getAll(users.doc(uid), tombstones.doc(uid));
      const account = profile ? await accountOf(profile) : null;
      return account && toUser(account, now, tombstone?.exists ?? false);
    },
    async signIn(uid: string) {
      const user = await nullIfMissing(auth.getUser(uid));
      return user && signInFactsOf(user);
    },
    async usage(ids: UsageIds) {
      const [month, year] = await firestore.getAll(
        usageAt(ids.month),
        ...(ids.year === null ? [] : [usageAt(ids.year)]),
      );
      return {
        month: readUsage(month?.data() ?? null),
        year: ids.year === null ? null : readUsage(year?.data() ?? null),
      };
    },
    /** In Firestore only: subscription and sign-in stay. The audit entry says whether the subscription is to end. */
    setDisabled: (
      uid: string,
      { disabled, endsSubscription }: { disabled: boolean; endsSubscription: boolean },
      act: AuditedAction,
    ) =>
      firestore.runTransaction(async (transaction) => {
        const [profile, mark] = await transaction.getAll(...stateOf(uid));
        const { priceId: pays, subscriptionStatus } = readProfile(uid, profile?.data() ?? {});
        const isEnding = endsSubscription && canBeEnded(subscriptionStatus);
        const wasDisabled = isDisabled(profile, mark);
        if (!isEnding && wasDisabled === disabled && mark?.exists === disabled) return;
        if (profile?.exists) transaction.update(profile.ref, { disabled });
        // The security rules read this mark on every request, so it takes effect immediately (docs/decisions/0081).
        if (disabled) transaction.set(disabledUsers.doc(uid), { at: Timestamp.fromMillis(act.now) });
        else transaction.delete(disabledUsers.doc(uid));
        beginFollowUp(firestore, transaction, uid, act.now);
        appendAudit(firestore, transaction, act, {
          target: 'person',
          targetId: uid,
          before: { disabled: wasDisabled, ...(isEnding ? { pays } : {}) },
          after: { disabled, ...(isEnding ? { pays: null } : {}) },
        });
      }),
    /** Repeats until the sign-in, if any, matches the profile, even with concurrent calls. Disabling ends sessions. */
    async syncSignIn(uid: string) {
      let isOff: boolean | null = null;
      for (;;) {
        const [profile, mark] = await firestore.getAll(...stateOf(uid));
        const disabled = isDisabled(profile, mark);
        if (disabled === isOff) return;
        await nullIfMissing(auth.updateUser(uid, { disabled }));
        if (disabled) await nullIfMissing(auth.revokeRefreshTokens(uid));
        isOff = disabled;
      }
    },
    /** Clears the usage of the month, of the year if the plan counts by year, and the profile's monthly counters. */
    resetUsage: (uid: string, act: AuditedAction) =>
      firestore.runTransaction(async (transaction) => {
        const profile = await transaction.get(users.doc(uid));
        const owner = readProfile(uid, profile.data() ?? {});
        const ids = usageIdsOf(owner, act.now);
        const plan = effectivePlan(owner, act.now);
        const periods = [ids.month, ...(ids.year === null ? [] : [ids.year])].map(usageAt);
        const before = (await transaction.getAll(...periods)).map((period) => readUsage(period.data() ?? null));
        const after = before.map(withoutCounts);
        for (const [index, period] of periods.entries()) {
          const usage = after[index];
          if (usage) transaction.set(period, { userId: uid, ...toUsageFields(usage) }, { merge: true });
        }
        // The security rules use these counters of the profile instead of the usage.
        if (profile.exists) transaction.update(profile.ref, { storiesThisMonth: 0, charactersThisMonth: 0 });
        appendAudit(firestore, transaction, act, {
          target: 'person',
          targetId: uid,
          before: usedByCapability(plan, before),
          after: usedByCapability(plan, after),
        });
      }),
  };
}

interface Found {
  documents: readonly DocumentSnapshot[];
  isCut: boolean;
}

interface Account {
  uid: string;
  fields: StoredData;
  hasProfile: boolean;
}

/** The profile fields that the sign-in service knows too. */
const profileFieldsOf = ({ email, displayName, disabled, metadata }: UserRecord): StoredData => ({
  email,
  displayName,
  disabled,
  createdAt: metadata.creationTime,
  lastLoginAt: metadata.lastSignInTime,
});

const isDisabled = (profile: DocumentSnapshot | undefined, mark: DocumentSnapshot | undefined): boolean =>
  profile?.exists ? readProfile(profile.id, profile.data() ?? {}).disabled : (mark?.exists ?? false);

function toUser({ uid, fields, hasProfile }: Account, now: number, isBeingDeleted: boolean): UserAccount {
  const profile = readProfile(uid, fields);
  const { email, displayName, penName, createdAt } = profile;
  const status: UserStatus = profile.disabled ? 'disabled' : 'active';
  return {
    profile,
    hasProfile,
    summary: {
      uid,
      email,
      displayName,
      penName,
      plan: effectivePlan(profile, now).id,
      status: isBeingDeleted ? 'leaving' : status,
      createdAt,
      lastLoginAt: readTime(fields['lastLoginAt']),
    },
  };
}

/** Reservations of running jobs stay; they are settled or released later. */
function withoutCounts({ tallies, spent, recentStarts, recentRefusals }: Usage): Usage {
  const reservedTallies = { ...tallies };
  for (const capability of CAPABILITIES)
    reservedTallies[capability] = { reserved: tallies[capability].reserved, used: 0 };
  const unspent = { ...spent, used: 0, sold: 0, failed: 0 };
  return { tallies: reservedTallies, spent: unspent, days: {}, recentStarts, recentRefusals };
}

/** Usage by capability. What a yearly plan counts is also in the monthly document, in case the user switches plans. */
const usedByCapability = (plan: Plan, [month, year]: readonly Usage[]): Record<string, number> =>
  Object.fromEntries(
    CAPABILITIES.map((capability) => {
      const usage = allowanceOf(plan, capability).per === 'year' ? (year ?? month) : month;
      return [capability, usage ? consumedOf(usage, capability) : 0];
    }),
  );
