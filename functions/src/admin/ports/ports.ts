import type { AdminActionName, AdminResponse } from '@talelantern/domain/contracts/admin/actions';
import type { AuditEntry } from '@talelantern/domain/contracts/admin/audit';
import type { ReportStatus } from '@talelantern/domain/sharing/report';
import type { UserSummary } from '@talelantern/domain/contracts/admin/users';
import type { Admin } from '@talelantern/domain/admin/permissions';
import type { Profile } from '@talelantern/domain/accounts/profile';
import type { StoredShare } from '../../sharing/ports/ports.ts';
import type { createFirestoreAdmins } from '../adapters/firestore-admins.ts';
import type { createFirestoreAuditStore } from '../adapters/firestore-audit-store.ts';
import type { createFirestoreModerationStore } from '../adapters/firestore-moderation-store.ts';
import type { createCloudUserStore } from '../adapters/cloud-user-store.ts';
import type { createFirestoreNameStore } from '../adapters/firestore-name-store.ts';
import type { createFirestoreOverviewStore } from '../adapters/firestore-overview-store.ts';
import type { createFirestoreSettingsStore } from '../adapters/firestore-settings-store.ts';

export interface ActingAdmin extends Admin {
  email: string;
}

export type Admins = ReturnType<typeof createFirestoreAdmins>;

/** Stored as an audit entry with the change. `now` in ms. */
export interface AuditedAction {
  admin: ActingAdmin;
  action: AdminActionName | 'appointAdmin' | 'dismissAdmin';
  note: string;
  now: number;
}

export type AuditedChange = Pick<AuditEntry, 'target' | 'targetId' | 'before' | 'after'>;

export type AuditStore = ReturnType<typeof createFirestoreAuditStore>;

export interface ShareChange {
  next: StoredShare;
  /** Reports made after `until` (ms) stay pending; a null status leaves all as they are. */
  closesReports: { status: Exclude<ReportStatus, 'pending'> | null; until: number | null };
  /** Whether reports about the share's comments are closed too. */
  closesCommentReports: boolean;
  /** Changes the share under which the item is now open, if that is a different share. */
  nextOfItem: ((open: StoredShare) => StoredShare) | null;
  /** Ends the review of withdrawn shares of the same item. */
  liftsEarlierReviews: boolean;
  /** Ends the hiding or removal of the share itself, for all shares with its words. */
  liftsTakedown: boolean;
  /**
   * Given when the share is hidden or removed: shares with a text of the same hash then need a review; after a hiding,
   * only until the share is approved. A removed share is withdrawn and counts against its owner.
   */
  takedown: { wordsKeys: readonly string[]; isRemoval: boolean } | null;
}

export interface ShareChanged {
  /** Users whose shares must be refreshed afterwards. */
  usersToRefresh: readonly string[];
  /** Ids of other shares that changed. */
  others: readonly string[];
}

export type ModerationStore = ReturnType<typeof createFirestoreModerationStore>;

export type SignInFacts = NonNullable<AdminResponse<'readPerson'>['signIn']>;

export interface UserAccount {
  summary: UserSummary;
  /** Without a profile, the summary is built from the sign-in data. */
  profile: Profile;
  hasProfile: boolean;
}

export type UserStore = ReturnType<typeof createCloudUserStore>;

export type NameStore = ReturnType<typeof createFirestoreNameStore>;

export type OverviewStore = ReturnType<typeof createFirestoreOverviewStore>;

export type SettingsStore = ReturnType<typeof createFirestoreSettingsStore>;
