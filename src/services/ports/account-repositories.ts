import type { ContactMessageDraft } from '@talelantern/domain/accounts/contact-message';
import type { FamilyDetails } from '@talelantern/domain/accounts/family-details';
import type { Lock } from '@talelantern/domain/accounts/lock';
import type { Preferences, PreferencesPatch } from '@talelantern/domain/accounts/preferences';
import type { Profile } from '@talelantern/domain/accounts/profile';
import type { ChildFields, ChildProfile } from '@talelantern/domain/audience/child-profile';
import type { Usage } from '@talelantern/domain/plans/usage';
import type { ReportDraft } from '@talelantern/domain/sharing/report';

export interface ChildRepository {
  /** All children, oldest first, without unreadable ones. */
  list: () => Promise<ChildProfile[]>;
  create: (id: string, fields: ChildFields) => Promise<void>;
  /** Stores the result of `change` for the stored child, in a transaction. Resolves to the stored result. */
  update: (id: string, change: (stored: ChildProfile) => Partial<ChildFields>) => Promise<ChildProfile>;
  delete: (id: string) => Promise<void>;
}

export interface LockRepository {
  find: () => Promise<Lock | null>;
  /** Null removes the PIN. Needs a profile; changing an existing PIN requires a recent sign-in. */
  save: (lock: Lock | null) => Promise<void>;
}

export interface MessageRepository {
  /** `now`: the server's time, in ms since 1970. */
  sendMessage: (message: ContactMessageDraft, now: number) => Promise<void>;
  /** Time of the user's last message, in ms since 1970; null if there is none. */
  lastMessageAt: () => Promise<number | null>;
  /**
   * Resolves to false if the rules deny the report, because the share is no longer public or the last report is too
   * recent.
   */
  sendReport: (report: ReportDraft) => Promise<boolean>;
}

export interface PreferencesRepository {
  find: () => Promise<Preferences | null>;
  /** Merges `patch`, so that changes by other tabs are kept. Requires a profile. */
  change: (patch: PreferencesPatch) => Promise<void>;
}

export interface NewFamily {
  uid: string;
  email: string;
  displayName?: string;
}

export interface ProfileRepository {
  find: (uid: string) => Promise<Profile | null>;
  /** Creates the profile with the specified defaults. Idempotent. */
  create: (family: NewFamily) => Promise<void>;
  /** Records a sign-in and its address. With `confirmsAdult`, also records that the user is an adult. */
  recordSignIn: (user: { uid: string; email: string }, said?: { confirmsAdult: boolean }) => Promise<void>;
  update: (uid: string, details: Partial<FamilyDetails>) => Promise<void>;
}

export interface UsageRepository {
  find: (usageId: string) => Promise<Usage>;
}
