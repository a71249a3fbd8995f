import type { Profile } from '@talelantern/domain/accounts/profile';

/** Stored profiles, `users/{uid}`. */
export interface ProfileRepository {
  find: (uid: string) => Promise<Profile | null>;
  /** With the starting values of specification §9. Creating it twice creates it once. */
  create: (user: { uid: string; email: string }) => Promise<void>;
  /** Notes that the person has signed in now. */
  recordSignIn: (uid: string) => Promise<void>;
  /** The name that others see; at most LIMITS.penName characters. */
  setPenName: (uid: string, penName: string) => Promise<void>;
}
