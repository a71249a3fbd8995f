import type { AuditEntry, AuditState, AuditTarget } from '@talelantern/domain/admin/audit';
import type { ContactMessage, MessageNote, MessageStatus } from '@talelantern/domain/admin/messages';
import type {
  CommentDecision,
  CommentState,
  CommentSummary,
  ReportStatus,
  ReportSummary,
  ShareState,
} from '@talelantern/domain/admin/moderation';
import type { OverviewCounts, OverviewDay } from '@talelantern/domain/admin/overview';
import type { PlaceSettings } from '@talelantern/domain/admin/place-settings';
import type { PersonSummary } from '@talelantern/domain/admin/people';
import type { Admin } from '@talelantern/domain/admin/permissions';
import type { Profile } from '@talelantern/domain/accounts/profile';
import type { Comment } from '@talelantern/domain/comments/comment';
import type { Hold } from '@talelantern/domain/sharing/share';
import type { Usage, UsageIds } from '@talelantern/domain/usage/usage';
import type { HeldShare } from '../operations/ports/shares.ts';

/** An administrator at work. */
export interface ActingAdmin extends Admin {
  email: string;
}

export interface Admins {
  /** The administrator `uid`; null for everybody else, and for one whose account is switched off or being deleted. */
  find: (uid: string) => Promise<ActingAdmin | null>;
  /** Whether the account has a record, whatever that allows. */
  isListed: (uid: string) => Promise<boolean>;
}

/** A page of a list. A cursor that leads nowhere is AppError `invalid`. */
export interface Page<Entry> {
  entries: Entry[];
  next: string | null;
}

/** Who does what, why and when (ms): becomes the entry beside the change. */
export interface AuditedAct {
  admin: ActingAdmin;
  action: string;
  note: string;
  now: number;
}

/** What an act changed. */
export interface AuditedChange {
  target: AuditTarget;
  targetId: string;
  before: AuditState;
  after: AuditState;
}

export interface AuditBooks {
  /** Newest first. */
  list: (
    about: { target: AuditTarget; targetId: string } | null,
    cursor: string | undefined,
  ) => Promise<Page<AuditEntry>>;
  /** Of one thing, the newest 20. */
  historyOf: (target: AuditTarget, targetId: string) => Promise<AuditEntry[]>;
  /** Only for what is begun here and done elsewhere; every other change writes its entry itself. */
  append: (act: AuditedAct, change: AuditedChange) => Promise<void>;
}

/** A report with what is there of its subject. */
export interface ReportInContext extends ReportSummary {
  excerpt: string;
  shareState: ShareState;
  commentState: CommentState | null;
}

/** What becomes of a share, and of the reports about it. */
export interface ShareChange {
  next: HeldShare;
  /** Null: they stay as they are. */
  closesReports: Exclude<ReportStatus, 'pending'> | null;
  /** Reports about its comments too. */
  closesCommentReports: boolean;
  /** What was withdrawn of the same item before is held no more either. */
  liftsEarlierReviews: boolean;
  /** It is withdrawn right afterwards. */
  withdraws: boolean;
}

export interface ModerationBooks {
  listReports: (status: 'pending' | 'closed', cursor: string | undefined) => Promise<Page<ReportInContext>>;
  listHeldShares: (hold: Hold, cursor: string | undefined) => Promise<Page<HeldShare>>;
  listOfferedShares: (cursor: string | undefined) => Promise<Page<HeldShare>>;
  listComments: (
    status: Exclude<Comment['status'], 'visible'>,
    cursor: string | undefined,
  ) => Promise<Page<CommentSummary>>;
  /** The newest 20. */
  commentsOf: (share: HeldShare['share']) => Promise<CommentSummary[]>;
  /** The newest 20. */
  reportsOf: (shareId: string) => Promise<ReportSummary[]>;
  /**
   * Writes what `decide` makes of the share, closes reports and notes it all in one transaction; where nothing changes
   * nothing is noted. `decide` gets null where the share is gone, and answers null where only reports are left.
   */
  changeShare: (
    shareId: string,
    decide: (held: HeldShare | null) => ShareChange | null,
    act: AuditedAct,
  ) => Promise<void>;
  /** The same for a comment. @throws AppError `not_found` for one that is gone, unless it was to be removed. */
  changeComment: (commentId: string, decision: CommentDecision, act: AuditedAct) => Promise<CommentState>;
}

export interface MessageBooks {
  list: (status: MessageStatus, cursor: string | undefined) => Promise<Page<ContactMessage>>;
  /**
   * @throws AppError `not_found`; `in_progress` where it is not `from` any more; `refused` for a step that there is not,
   * or one note too many.
   */
  update: (
    messageId: string,
    step: { from: MessageStatus; to: MessageStatus; note: string | null },
    act: AuditedAct,
  ) => Promise<{ status: MessageStatus; notes: MessageNote[] }>;
}

/** What the sign-in service knows. */
export interface SignInFacts {
  emailVerified: boolean;
  providers: string[];
  createdAt: number | null;
  lastSignInAt: number | null;
  disabled: boolean;
}

/** An account as administrators see it. */
export interface Person {
  summary: PersonSummary;
  profile: Profile;
}

export interface PeopleBooks {
  /** At most MOST_FOUND. */
  find: (query: string, now: number) => Promise<PersonSummary[]>;
  read: (uid: string, now: number) => Promise<Person | null>;
  signIn: (uid: string) => Promise<SignInFacts | null>;
  usage: (ids: UsageIds) => Promise<{ month: Usage; year: Usage | null }>;
  /**
   * Notes in the profile whether it is switched off, and in the log each time that it was asked for, with what becomes
   * of a subscription that it pays for; neither that nor the sign-ins are touched. @throws AppError `not_found`.
   */
  setDisabled: (
    uid: string,
    change: { disabled: boolean; endsSubscription: boolean },
    act: AuditedAct,
  ) => Promise<void>;
  /**
   * Switches the sign-in off and ends all sessions, or on, as the profile says once that is done: of two who switch at
   * once the slower one follows the last. One that is gone is no news.
   */
  switchSignIn: (uid: string) => Promise<void>;
  /**
   * Empties the usage of the month, and of the subscription year where the plan counts by it, and the profile's monthly
   * counters. @throws AppError `not_found`.
   */
  resetUsage: (uid: string, act: AuditedAct) => Promise<void>;
}

/** By which names people are found. */
export interface NameBooks {
  /**
   * The next profiles, a page of them, that were written until then (ms) and not seen yet, and which of them are found
   * by other names than theirs. `seen` makes them the last ones.
   */
  nextChanged: (until: number) => Promise<{ outdated: string[]; isLast: boolean; seen: () => Promise<void> }>;
  /** Lets an account be found by its names of now; one that is gone is no news. */
  keep: (uid: string) => Promise<void>;
}

export interface OverviewBooks {
  /**
   * Writes down what a UTC day ('yyyymmdd', from and until in ms) came to; who is active only while it `isRunning`.
   * Answers whether that was news.
   */
  sumUp: (day: { day: string; from: number; until: number }, isRunning: boolean) => Promise<boolean>;
  /** Writes down what stands at `now`. */
  countNow: (now: number) => Promise<void>;
  /** Days of which nothing is written down are empty. */
  days: (days: readonly string[]) => Promise<OverviewDay[]>;
  counts: () => Promise<{ counts: OverviewCounts; countedAt: number | null }>;
}

/** Settings, and how often they were changed. */
export interface RevisedSettings {
  settings: PlaceSettings;
  revision: number;
}

export interface SettingsBooks {
  read: () => Promise<RevisedSettings>;
  /** @throws AppError `in_progress` where `revision` is not the last one any more. */
  change: (settings: PlaceSettings, revision: number, act: AuditedAct) => Promise<RevisedSettings>;
}
