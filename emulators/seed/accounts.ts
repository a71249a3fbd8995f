import { STARTING_COUNTERS } from '@talelantern/domain/accounts/profile';
import { ADMIN_PERMISSIONS } from '@talelantern/domain/admin/permissions';
import { usagePeriod } from '@talelantern/domain/usage/usage';
import type { DocumentValue } from './emulator-admin.ts';

export type SeedAccount = {
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
  /** What is stored with a new account: document path to fields. */
  readonly documents: (uid: string, now: Date) => Readonly<Record<string, Readonly<Record<string, DocumentValue>>>>;
};

export const DEMO_PASSWORD = 'lantern1';

export const DEMO_FAMILY: SeedAccount = {
  email: 'family@talelantern.test',
  password: DEMO_PASSWORD,
  displayName: 'The Lantern Family',
  documents: (uid, now) => ({ [`users/${uid}`]: newProfile(DEMO_FAMILY, now) }),
};

export const DEMO_ADMIN: SeedAccount = {
  email: 'admin@talelantern.test',
  password: DEMO_PASSWORD,
  displayName: 'Demo Admin',
  documents: (uid, now) => ({
    [`users/${uid}`]: newProfile(DEMO_ADMIN, now),
    [`admins/${uid}`]: { userId: uid, role: 'admin', permissions: ADMIN_PERMISSIONS, createdAt: now },
  }),
};

/** Add an account here to have it on every first start. */
export const SEED_ACCOUNTS: readonly SeedAccount[] = [DEMO_FAMILY, DEMO_ADMIN];

/** A profile as signing up creates it (specification §3). */
export function newProfile(
  { email, displayName }: Pick<SeedAccount, 'email' | 'displayName'>,
  now: Date,
): Record<string, DocumentValue> {
  return {
    email,
    displayName,
    photoURL: null,
    createdAt: now,
    lastLoginAt: now,
    updatedAt: now,
    ...STARTING_COUNTERS,
    usagePeriod: usagePeriod(now.getTime()),
  };
}
