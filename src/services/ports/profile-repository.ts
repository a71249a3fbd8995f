import type { FamilyDetails } from '@talelantern/domain/accounts/family-details';
import type { Profile } from '@talelantern/domain/accounts/profile';

/** Who gets a profile. */
export interface NewFamily {
  uid: string;
  /** The one in the token. */
  email: string;
  /** As Google or Apple know them, where they signed in there. */
  displayName?: string;
}

/** Stored profiles, `users/{uid}`. */
export interface ProfileRepository {
  find: (uid: string) => Promise<Profile | null>;
  /** With the starting values of specification §9. Creating it twice creates it once. */
  create: (family: NewFamily) => Promise<void>;
  /** Notes that the person has signed in now, and with which address; that they are a grown-up where they just said so. */
  recordSignIn: (user: { uid: string; email: string }, said?: { confirmsAdult: boolean }) => Promise<void>;
  /** Stores what `details` name, in the sizes of LIMITS. */
  update: (uid: string, details: Partial<FamilyDetails>) => Promise<void>;
}
