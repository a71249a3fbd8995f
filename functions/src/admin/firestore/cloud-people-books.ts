import { readProfile } from '@talelantern/domain/accounts/profile';
import { doesNameBegin, tailIn, tailsPath } from '@talelantern/domain/admin/name-tails';
import { MOST_FOUND, PERSON_NOT_FOUND, type PersonStatus } from '@talelantern/domain/admin/people';
import { AppError } from '@talelantern/domain/errors/app-error';
import { readText, readTime, type StoredData } from '@talelantern/domain/stored/read-fields';
import { effectivePlan, PAYING_STATUSES } from '@talelantern/domain/subscriptions/entitlement';
import { CAPABILITIES, readUsage, takenOf, usageIdsOf, type Usage } from '@talelantern/domain/usage/usage';
import type { Auth } from 'firebase-admin/auth';
import { Timestamp, type DocumentSnapshot, type Firestore, type Query } from 'firebase-admin/firestore';
import { unlessGone } from '../../storage/auth-sign-ins.ts';
import { toUsageFields } from '../../storage/usage-document.ts';
import type { PeopleBooks, Person } from '../ports.ts';
import { appendAudit } from './firestore-audit-books.ts';

const UID = /^(?!__.*__$)[A-Za-z0-9_-]{20,128}$/;
/** Behind every letter that a name may go on with. */
const LAST = '\u{F8FF}';

/** Profiles and usage in Firestore, and the sign-ins behind them. */
export function createCloudPeopleBooks(firestore: Firestore, auth: Auth): PeopleBooks {
  const [users, usage, tombstones, switchedOff] = [
    firestore.collection('users'),
    firestore.collection('usage'),
    firestore.collection('deleted'),
    firestore.collection('switched_off'),
  ];
  const documentsOf = async (query: Query): Promise<DocumentSnapshot[]> => (await query.limit(MOST_FOUND).get()).docs;
  const beginningWith = (query: Query, field: string, text: string) =>
    documentsOf(query.where(field, '>=', text).where(field, '<', text + LAST));
  const byAddress = (text: string) => beginningWith(users, 'email', text);
  const byName = async (query: string): Promise<DocumentSnapshot[]> => {
    const tail = tailIn(query);
    if (tail === null) return [];
    const found = await beginningWith(firestore.collection(tailsPath(tail)), 'tail', tail);
    const uids = new Set(found.map((name) => readText(name.get('userId'))));
    if (uids.size === 0) return [];
    const profiles = await firestore.getAll(...Array.from(uids, (uid) => users.doc(uid)));
    return profiles.filter((profile) => {
      const { displayName, penName } = readProfile(profile.id, profile.data() ?? {});
      return doesNameBegin([displayName, penName], query);
    });
  };
  const byWhole = async (query: string): Promise<DocumentSnapshot[]> => {
    const holder = query.includes('@') ? await unlessGone(auth.getUserByEmail(query)) : null;
    const uids = [...(UID.test(query) ? [query] : []), ...(holder ? [holder.uid] : [])];
    return Promise.all(uids.map((uid) => users.doc(uid).get()));
  };
  const leavingAmong = async (profiles: readonly DocumentSnapshot[]): Promise<ReadonlySet<string>> => {
    if (profiles.length === 0) return new Set();
    const found = await firestore.getAll(...profiles.map(({ id }) => tombstones.doc(id)));
    return new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
  };
  const usageAt = (id: string) => usage.doc(id);
  return {
    async find(query, now) {
      const [exact, ...named] = await Promise.all([byWhole(query), byAddress(query.toLowerCase()), byName(query)]);
      const documents = [...exact, ...named].flat();
      const found = new Map(documents.flatMap((document) => (document.exists ? [[document.id, document]] : [])));
      const profiles = [...found.values()].slice(0, MOST_FOUND);
      const leaving = await leavingAmong(profiles);
      return profiles.map((profile) => toPerson(profile, now, leaving.has(profile.id)).summary);
    },
    async read(uid, now) {
      const [profile, tombstone] = await firestore.getAll(users.doc(uid), tombstones.doc(uid));
      return profile?.exists ? toPerson(profile, now, tombstone?.exists ?? false) : null;
    },
    async signIn(uid) {
      const user = await unlessGone(auth.getUser(uid));
      if (!user) return null;
      const { emailVerified, disabled, providerData, metadata } = user;
      return {
        emailVerified,
        disabled,
        providers: providerData.map(({ providerId }) => providerId),
        createdAt: readTime(metadata.creationTime),
        lastSignInAt: readTime(metadata.lastSignInTime),
      };
    },
    async usage(ids) {
      const [month, year] = await firestore.getAll(
        usageAt(ids.month),
        ...(ids.year === null ? [] : [usageAt(ids.year)]),
      );
      return {
        month: readUsage(month?.data() ?? null),
        year: ids.year === null ? null : readUsage(year?.data() ?? null),
      };
    },
    setDisabled: (uid, { disabled, endsSubscription }, act) =>
      firestore.runTransaction(async (transaction) => {
        const profile = readProfile(uid, await readExisting(transaction.get(users.doc(uid))));
        const { priceId: pays, subscriptionStatus } = profile;
        const isEnding = endsSubscription && PAYING_STATUSES.includes(subscriptionStatus ?? '');
        transaction.update(users.doc(uid), { disabled });
        // What the rules ask for with every read (docs/decisions/0081).
        if (disabled) transaction.set(switchedOff.doc(uid), { at: Timestamp.fromMillis(act.now) });
        else transaction.delete(switchedOff.doc(uid));
        appendAudit(firestore, transaction, act, {
          target: 'person',
          targetId: uid,
          before: { disabled: profile.disabled, ...(isEnding ? { pays } : {}) },
          after: { disabled, ...(isEnding ? { pays: null } : {}) },
        });
      }),
    async switchSignIn(uid) {
      let isOff: boolean | null = null;
      for (;;) {
        const profile = await users.doc(uid).get();
        const { disabled } = readProfile(uid, profile.data() ?? {});
        if (!profile.exists || disabled === isOff) return;
        await unlessGone(auth.updateUser(uid, { disabled }));
        if (disabled) await unlessGone(auth.revokeRefreshTokens(uid));
        isOff = disabled;
      }
    },
    resetUsage: (uid, act) =>
      firestore.runTransaction(async (transaction) => {
        const data = await readExisting(transaction.get(users.doc(uid)));
        const ids = usageIdsOf(readProfile(uid, data), act.now);
        const periods = [ids.month, ...(ids.year === null ? [] : [ids.year])].map(usageAt);
        const before = (await transaction.getAll(...periods)).map((period) => readUsage(period.data() ?? null));
        const after = before.map(emptied);
        for (const [index, period] of periods.entries()) {
          const usageThen = after[index];
          if (usageThen) transaction.set(period, { userId: uid, ...toUsageFields(usageThen) }, { merge: true });
        }
        // The rules count what is stored by themselves.
        transaction.update(users.doc(uid), { storiesThisMonth: 0, charactersThisMonth: 0 });
        appendAudit(firestore, transaction, act, {
          target: 'person',
          targetId: uid,
          before: takenByCapability(before),
          after: takenByCapability(after),
        });
      }),
  };
}

function toPerson(document: DocumentSnapshot, now: number, isLeaving: boolean): Person {
  const data = document.data() ?? {};
  const profile = readProfile(document.id, data);
  const { uid, email, displayName, penName, createdAt } = profile;
  const status: PersonStatus = profile.disabled ? 'disabled' : 'active';
  return {
    profile,
    summary: {
      uid,
      email,
      displayName,
      penName,
      plan: effectivePlan(profile, now).id,
      status: isLeaving ? 'leaving' : status,
      createdAt,
      lastLoginAt: readTime(data['lastLoginAt']),
    },
  };
}

async function readExisting(asked: Promise<DocumentSnapshot>): Promise<StoredData> {
  const data = (await asked).data();
  if (!data) throw new AppError('not_found', PERSON_NOT_FOUND);
  return data;
}

/** What is under way stays reserved: it settles or is given back by itself. */
function emptied({ tallies, recentStarts, recentRefusals }: Usage): Usage {
  const kept = { ...tallies };
  for (const capability of CAPABILITIES) kept[capability] = { reserved: tallies[capability].reserved, used: 0 };
  return { tallies: kept, days: {}, recentStarts, recentRefusals };
}

/** Of the month and, where that is counted too, of the year: what one of them counts the other does not. */
const takenByCapability = (usages: readonly Usage[]): Record<string, number> =>
  Object.fromEntries(
    CAPABILITIES.map((capability) => [
      capability,
      usages.reduce((total, usageThen) => total + takenOf(usageThen, capability), 0),
    ]),
  );
