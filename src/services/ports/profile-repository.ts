import type { FamilyDetails } from '@talelantern/domain/accounts/family-details';
import type { Profile } from '@talelantern/domain/accounts/profile';

/** Stored profiles, `users/{uid}`. */
export interface ProfileRepository {
  find: (uid: string) => Promise<Profile | null>;
  /** With the starting values of specification §9. Creating it twice creates it once. */
  create: (user: { uid: string; email: string }) => Promise<void>;
  /** Notes that the person has signed in now. */
  recordSignIn: (uid: string) => Promise<void>;
  /** Stores what `details` name, in the sizes of LIMITS. */
  update: (uid: string, details: Partial<FamilyDetails>) => Promise<void>;
}
