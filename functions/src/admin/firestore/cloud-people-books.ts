import { readProfile } from '@talelantern/domain/accounts/profile';
import { MOST_FOUND, PERSON_NOT_FOUND, type PersonStatus } from '@talelantern/domain/admin/people';
import { AppError } from '@talelantern/domain/errors/app-error';
import { readTime, type StoredData } from '@talelantern/domain/stored/read-fields';
import { effectivePlan } from '@talelantern/domain/subscriptions/entitlement';
import { CAPABILITIES, readUsage, takenOf, type Usage } from '@talelantern/domain/usage/usage';
import type { Auth } from 'firebase-admin/auth';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { unlessGone } from '../../storage/auth-sign-ins.ts';
import { toUsageFields } from '../../storage/usage-document.ts';
import type { PeopleBooks, Person } from '../ports.ts';
import { appendAudit } from './firestore-audit-books.ts';

const UID = /^[A-Za-z0-9_-]{20,128}$/;
/** Behind every letter that a name may go on with. */
const LAST = '\u{F8FF}';

/** Profiles and usage in Firestore, and the sign-ins behind them. */
export function createCloudPeopleBooks(firestore: Firestore, auth: Auth): PeopleBooks {
  const [users, usage, tombstones] = [
    firestore.collection('users'),
    firestore.collection('usage'),
    firestore.collection('deleted'),
  ];
  const beginning = async (field: 'email' | 'displayName', text: string): Promise<DocumentSnapshot[]> =>
    (
      await users
        .where(field, '>=', text)
        .where(field, '<', text + LAST)
        .limit(MOST_FOUND)
        .get()
    ).docs;
  const leavingAmong = async (profiles: readonly DocumentSnapshot[]): Promise<ReadonlySet<string>> => {
    if (profiles.length === 0) return new Set();
    const found = await firestore.getAll(...profiles.map(({ id }) => tombstones.doc(id)));
    return new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
  };
  const usageAt = (id: string) => usage.doc(id);
  return {
    async find(query, now) {
      const named = await Promise.all([
        beginning('email', query.toLowerCase()),
        ...spellingsOf(query).map((spelling) => beginning('displayName', spelling)),
        UID.test(query) ? users.doc(query).get() : null,
      ]);
      const holder = query.includes('@') ? await unlessGone(auth.getUserByEmail(query)) : null;
      const documents = [
        ...named.flatMap((found) => found ?? []),
        ...(holder ? [await users.doc(holder.uid).get()] : []),
      ];
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
    async usage(monthId, yearId) {
      const [month, year] = await firestore.getAll(usageAt(monthId), ...(yearId === null ? [] : [usageAt(yearId)]));
      return {
        month: readUsage(month?.data() ?? null),
        year: yearId === null ? null : readUsage(year?.data() ?? null),
      };
    },
    setDisabled: (uid, disabled, act) =>
      firestore.runTransaction(async (transaction) => {
        const data = await readExisting(transaction.get(users.doc(uid)));
        const before = readProfile(uid, data).disabled;
        if (before === disabled) return;
        transaction.update(users.doc(uid), { disabled });
        appendAudit(firestore, transaction, act, {
          target: 'person',
          targetId: uid,
          before: { disabled: before },
          after: { disabled },
        });
      }),
    async switchSignIn(uid, isOn) {
      await unlessGone(auth.updateUser(uid, { disabled: !isOn }));
      if (!isOn) await unlessGone(auth.revokeRefreshTokens(uid));
    },
    resetUsage: (uid, monthId, act) =>
      firestore.runTransaction(async (transaction) => {
        const [profile, month] = await transaction.getAll(users.doc(uid), usageAt(monthId));
        if (!profile?.exists) throw new AppError('not_found', PERSON_NOT_FOUND);
        const before = readUsage(month?.data() ?? null);
        const after = emptied(before);
        transaction.set(usageAt(monthId), { userId: uid, ...toUsageFields(after) }, { merge: true });
        // The rules count what is stored by themselves.
        transaction.update(profile.ref, { storiesThisMonth: 0, charactersThisMonth: 0 });
        appendAudit(firestore, transaction, act, {
          target: 'person',
          targetId: uid,
          before: takenByCapability(before),
          after: takenByCapability(after),
        });
      }),
  };
}

/** As it was typed, and as names are written. */
function spellingsOf(query: string): string[] {
  const lower = query.toLowerCase();
  const titled = lower.replaceAll(/(^|[\s'-])\p{L}/gu, (start) => start.toUpperCase());
  return [...new Set([query, lower, titled, query.toUpperCase()])];
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

const takenByCapability = (usage: Usage): Record<string, number> =>
  Object.fromEntries(CAPABILITIES.map((capability) => [capability, takenOf(usage, capability)]));
