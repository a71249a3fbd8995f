import { STARTING_COUNTERS } from '@talelantern/domain/accounts/profile';
import { ADMIN_PERMISSIONS } from '@talelantern/domain/admin/permissions';
import { usagePeriod } from '@talelantern/domain/plans/usage';
import { DAY_MS } from '@talelantern/domain/time/day';
import type { DocumentValue } from './emulator-admin.ts';

export type SeedAccount = {
  /** A fixed uid, for an account with prepared files that have it in their paths. */
  readonly uid?: string;
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
  readonly documents: (uid: string, now: Date) => Readonly<Record<string, Readonly<Record<string, DocumentValue>>>>;
};

const DEMO_PASSWORD = 'lantern1';
const PLAN_DAYS = 30;

export const DEMO_FAMILY: SeedAccount & { readonly uid: string } = {
  uid: 'TheLanternFamilyOfTheDemo001',
  email: 'family@talelantern.test',
  password: DEMO_PASSWORD,
  displayName: 'The Lantern Family',
  documents: (uid, now) => ({
    [`users/${uid}`]: {
      ...newProfile(DEMO_FAMILY, now),
      penName: 'The Lantern Family',
      // The counts of the items that scripts/demo-family restores.
      storiesThisMonth: 2,
      charactersThisMonth: 3,
      charactersTotal: 3,
      locationsTotal: 2,
      // A plan with recorded narrations, because one of the stories has one (docs/decisions/0128).
      priceId: 'pro_monthly',
      subscriptionStatus: 'active',
      currentPeriodEnd: new Date(now.getTime() + PLAN_DAYS * DAY_MS),
      cancelAtPeriodEnd: false,
    },
  }),
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

/** The profile that signing up would create. */
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
