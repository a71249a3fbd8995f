import type { AdminActionName, AdminRequest, AdminResponse } from '@talelantern/domain/contracts/admin/actions';
import type { AuditEntry, AuditTarget } from '@talelantern/domain/contracts/admin/audit';
import type { ContactMessage } from '@talelantern/domain/contracts/admin/messages';
import type { MessageStatus } from '@talelantern/domain/accounts/contact-message';
import type {
  CommentDecision,
  CommentState,
  CommentSummary,
  ReportSummary,
  SceneScore,
} from '@talelantern/domain/contracts/admin/moderation';
import type { ReportStatus } from '@talelantern/domain/sharing/report';
import type { OverviewCounts, OverviewDay, Spender } from '@talelantern/domain/contracts/admin/overview';
import type { SiteSettings } from '@talelantern/domain/contracts/admin/site-settings';
import type { UserSummary } from '@talelantern/domain/contracts/admin/users';
import type { Admin } from '@talelantern/domain/admin/permissions';
import type { Profile } from '@talelantern/domain/accounts/profile';
import type { Comment } from '@talelantern/domain/sharing/comment';
import type { Hold } from '@talelantern/domain/sharing/item-sharing';
import type { Usage, UsageIds } from '@talelantern/domain/plans/usage';
import type { HeldShare } from '../../sharing/ports/ports.ts';

export interface ActingAdmin extends Admin {
  email: string;
}

export interface Admins {
  /** Null for users who are not administrators, and for disabled or deleted accounts. */
  find: (uid: string) => Promise<ActingAdmin | null>;
  /** Whether the account has a record, with or without permissions. */
  hasRecord: (uid: string) => Promise<boolean>;
}

/** A page of a list. An invalid cursor is AppError `invalid`. */
interface Page<Entry> {
  entries: Entry[];
  next: string | null;
}

/** Stored as an audit entry with the change. `now` in ms. */
export interface AuditedAction {
  admin: ActingAdmin;
  action: AdminActionName | 'appointAdmin' | 'dismissAdmin';
  note: string;
  now: number;
}

export type AuditedChange = Pick<AuditEntry, 'target' | 'targetId' | 'before' | 'after'>;

export interface AuditStore {
  /** A page of audit entries, newest first. */
  list: (about: AdminRequest<'listAudit'>['about'], cursor: string | undefined) => Promise<Page<AuditEntry>>;
  /** The newest 20 entries. */
  historyOf: (target: AuditTarget, targetId: string) => Promise<AuditEntry[]>;
  /** For an action that changes nothing here; every other change writes its entry in its own transaction. */
  append: (act: AuditedAction, change: AuditedChange) => Promise<void>;
}

type ReportInContext = AdminResponse<'listReports'>['reports'][number];

export interface ShareChange {
  next: HeldShare;
  /** Null leaves the reports as they are. */
  closesReports: Exclude<ReportStatus, 'pending'> | null;
  /** Whether reports about the share's comments are closed too. */
  closesCommentReports: boolean;
  /** Changes the share under which the item is now open, if that is a different share. */
  nextOfItem: ((open: HeldShare) => HeldShare) | null;
  /** Ends the review of withdrawn shares of the same item. */
  liftsEarlierReviews: boolean;
  /**
   * Set when the share is hidden or removed: shares with the same texts (by key) then need a review; after a hiding,
   * only until the share is approved. A removed share is withdrawn and counts against its owner.
   */
  takedown: { wordsKeys: readonly string[]; isRemoval: boolean } | null;
}

interface ShareChanged {
  /** Users whose shares must be refreshed afterwards. */
  usersToRefresh: readonly string[];
  /** Ids of other shares that changed. */
  others: readonly string[];
}

export interface ModerationStore {
  listReports: (status: 'pending' | 'closed', cursor: string | undefined) => Promise<Page<ReportInContext>>;
  listHeldShares: (hold: Hold, cursor: string | undefined) => Promise<Page<HeldShare>>;
  listSharesToApprove: (cursor: string | undefined) => Promise<Page<HeldShare>>;
  listOfferedShares: (cursor: string | undefined) => Promise<Page<HeldShare>>;
  listComments: (
    status: Exclude<Comment['status'], 'visible'>,
    cursor: string | undefined,
  ) => Promise<Page<CommentSummary>>;
  /** The newest 20 comments on the share. */
  commentsOf: (share: HeldShare['share']) => Promise<CommentSummary[]>;
  /** The newest 20 reports about the share and its comments, and 20 pending ones about the share itself. */
  reportsOf: (shareId: string) => Promise<ReportSummary[]>;
  /** The scores of pictures of a family by their ids, for those that were judged in the last 90 days. */
  scoresOf: (ownerId: string, pictureIds: readonly string[]) => Promise<ReadonlyMap<string, SceneScore>>;
  /** At most MAX_SHARES_OF_PERSON shares of the account, those in review, held and open ones first, and what it has written and lost. */
  writtenBy: (uid: string) => Promise<{ shares: HeldShare[]; written: AdminResponse<'readPerson'>['written'] }>;
  /**
   * Writes the result of `decide`, closes reports and adds the audit entry in one transaction; without a change there
   * is no entry. `decide` gets null for a missing share, and returns null when only reports are closed.
   */
  changeShare: (
    shareId: string,
    decide: (held: HeldShare | null) => ShareChange | null,
    act: AuditedAction,
  ) => Promise<ShareChanged>;
  /**
   * Writes a decision about a comment, as `changeShare` does for a share.
   * @throws AppError `not_found` when it is gone, unless it is to be removed; `in_progress` when its state is neither
   * `from` nor what is decided.
   */
  changeComment: (
    commentId: string,
    step: { decision: CommentDecision; from: CommentState | undefined },
    act: AuditedAction,
  ) => Promise<CommentState>;
  /** The held comments of the author of `commentId`, if the account is disabled. */
  heldCommentsOfDisabledAuthor: (commentId: string) => AsyncIterable<string>;
}

export interface MessageStore {
  list: (status: MessageStatus, cursor: string | undefined) => Promise<Page<ContactMessage>>;
  /** @throws AppError `not_found`; `in_progress` unless the status is `from`; `refused` for an invalid step or note. */
  update: (
    messageId: string,
    step: { from: MessageStatus; to: MessageStatus; note: string | null },
    act: AuditedAction,
  ) => Promise<AdminResponse<'updateMessage'>>;
}

export type SignInFacts = NonNullable<AdminResponse<'readPerson'>['signIn']>;

export interface UserAccount {
  summary: UserSummary;
  /** Without a profile, the summary is built from the sign-in data. */
  profile: Profile;
  hasProfile: boolean;
}

export interface UserStore {
  /** Finds at most MAX_USERS_FOUND users. */
  find: (query: string, now: number) => Promise<UserSummary[]>;
  read: (uid: string, now: number) => Promise<UserAccount | null>;
  signIn: (uid: string) => Promise<SignInFacts | null>;
  usage: (ids: UsageIds) => Promise<{ month: Usage; year: Usage | null }>;
  /** The audit says whether the subscription ends. Changes neither the subscription nor the sign-ins. */
  setDisabled: (
    uid: string,
    change: { disabled: boolean; endsSubscription: boolean },
    act: AuditedAction,
  ) => Promise<void>;
  /** Until the sign-in, if any, matches the profile, even with concurrent calls. Disabling ends all sessions. */
  syncSignIn: (uid: string) => Promise<void>;
  /** Clears the usage of the month, of the year if the plan counts by year, and the profile's monthly counters. */
  resetUsage: (uid: string, act: AuditedAction) => Promise<void>;
}

export interface NameStore {
  /** Profiles written until `until` (ms), and those whose index entries are outdated. `seen` marks the page as done. */
  nextChanged: (until: number) => Promise<{ outdated: string[]; isLast: boolean; seen: () => Promise<void> }>;
  /** Writes the index entries of a user; does nothing without a profile. */
  indexNames: (uid: string) => Promise<void>;
}

export interface OverviewStore {
  /** From and until in ms; active users only while it `isRunning`. Returns whether the sums changed. */
  writeDay: (day: { day: string; from: number; until: number }, isRunning: boolean) => Promise<boolean>;
  writeCounts: (now: number) => Promise<void>;
  /** Days without a document are empty. */
  days: (days: readonly string[]) => Promise<OverviewDay[]>;
  /** The families whose work of the UTC day costs the most, MAX_SPENDERS at most. */
  spendersOn: (day: string) => Promise<Spender[]>;
  counts: () => Promise<{ counts: OverviewCounts; countedAt: number | null }>;
}

type RevisedSettings = AdminResponse<'changeSettings'>;

export interface SettingsStore {
  read: () => Promise<RevisedSettings>;
  /** @throws AppError `in_progress` when `revision` is outdated. */
  change: (settings: SiteSettings, revision: number, act: AuditedAction) => Promise<RevisedSettings>;
}
