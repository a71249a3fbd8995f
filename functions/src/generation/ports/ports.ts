import type { Profile } from '@talelantern/domain/accounts/profile';
import type { ErrorCode } from '@talelantern/domain/errors/app-error';
import type { FinishedWork } from '@talelantern/domain/generation/finished-work';
import type { GenerationKind, JobStatus } from '@talelantern/domain/generation/job';
import type { ChapterNarration } from '@talelantern/domain/narration/chapter-narration';
import type { TimedWord } from '@talelantern/domain/narration/word-timings';
import type { Preferences } from '@talelantern/domain/accounts/preferences';
import type { StoryPhase } from '@talelantern/domain/stories/phases';
import type { SceneImage, SceneSlot } from '@talelantern/domain/stories/scene-image';
import type { Story } from '@talelantern/domain/stories/story';
import type { TalkCard } from '@talelantern/domain/stories/talk-cards';
import type { StoryBible } from '@talelantern/domain/stories/story-bible';
import type { PlanId, Tier } from '@talelantern/domain/plans/plans';
import type { Capability, Tally, Usage } from '@talelantern/domain/plans/usage';

/** The signed-in user of a request, from the token. */
export interface Caller {
  uid: string;
  emailVerified: boolean;
}

/** One use of a capability in a usage document; `day` when daily use is counted too. */
export interface UsageReservation {
  usageId: string;
  /** The month of a use that a year counts, for a smaller plan that follows within the month. */
  monthId?: string | undefined;
  capability: Capability;
  day: string | null;
}

/** What a job reserves until it is settled or released. */
export interface Reservation {
  usage: UsageReservation | null;
  chapter: { memoryKey: string; phase: StoryPhase } | null;
  narration?: NarrationHold | undefined;
  /** Missing when nothing is generated. */
  money?: BudgetReservation | undefined;
}

/** The most that a job may cost, in micros, counted in the family's month and UTC day until the cost is known. */
export interface BudgetReservation {
  usageId: string;
  day: string;
  micros: number;
  /** What was set aside for included work; 0 for other work. */
  fromSetAside: number;
  /** Whether nothing but that was left, so that a failure counts towards its allowance. */
  countsFailure: boolean;
}

export interface NarrationHold {
  storyId: string;
  part: number;
  /** Hash of text, voice and model. */
  key: string;
  /** Whether it reserves the story's charge, which was not settled when it began. */
  holdsCharge: boolean;
}

/** `jobs/{uid}_{requestId}`. Times in ms since 1970. */
export interface JobRecord {
  userId: string;
  requestId: string;
  kind: GenerationKind;
  status: JobStatus;
  /** Whether a running job waits for its task. */
  isQueued: boolean;
  leaseUntil: number;
  /** Number of the attempt, so that a late attempt does not undo a newer one. */
  attempt: number;
  /** Whether a provider was called; from then on the job cannot be cancelled. */
  providerStarted: boolean;
  /** Whether an attempt has begun work at our cost; no attempt begins it again. */
  hasBegunAtOurCost: boolean;
  /** The user has cancelled the job; its id never runs again. */
  cancelled: boolean;
  reserved: Reservation | null;
  error: { code: ErrorCode; message: string; field: string | null; retryAfterSeconds: number | null } | null;
  createdAt: number;
}

/** `generations/{uid}_{memoryKey}`: the chapters of a story that were generated, so that a story is charged once. */
export interface ChapterLedger {
  userId: string;
  memoryKey: string;
  /** The plan with which the story was begun; its limits keep applying to the story. */
  planId: PlanId;
  /**
   * The same plan from the first generated chapter until the story is saved: rules allow what it includes even if it has
   * ended meanwhile. Null before and afterwards, so that a key is good for one story that was generated.
   */
  unsavedPlanId: PlanId | null;
  /** Whether the plan includes the story; those beyond the fair use are paid from what the family has left. */
  isIncluded: boolean;
  /** The request that created it. */
  openedBy: string;
  phases: Record<StoryPhase, Tally>;
  /** The notes after each chapter, if there are any. */
  notes: Partial<Record<StoryPhase, StoryBible>>;
  /** Lines of the ideas offered for each chapter; they are allowed on every plan. */
  offered: Partial<Record<StoryPhase, string[]>>;
  /** Slots whose picture was begun; each is generated once (docs/decisions/0122). */
  pictures: Partial<Record<StoryPhase, SceneSlot[]>>;
  /** The cards of each chapter as it was generated last, until the saved story gets them. */
  talkCards: Partial<Record<StoryPhase, GeneratedTalkCards>>;
  /** The child for whom a chapter was requested, whose avoid list its pictures and rewrites need beside that of the story's. */
  readers: Partial<Record<StoryPhase, string>>;
  createdAt: number;
}

interface GeneratedTalkCards {
  textHash: string;
  cards: TalkCard[];
}

/** The charge for narrating a story, once for all chapters. */
export interface NarrationCharge {
  usage: UsageReservation;
  /** Running narrations that share the charge; when the last one fails, it is released. */
  holders: number;
  isSettled: boolean;
}

/** `generations/{uid}_narration.{storyId}`: how often the chapters of a story were narrated. */
export interface NarrationLedger {
  userId: string;
  storyId: string;
  charge: NarrationCharge | null;
  /** Narrations by chapter index, then by their key. */
  parts: Record<string, Record<string, Tally>>;
  createdAt: number;
}

/** Fields of a stored character or location that affect its pictures. */
export interface PicturedItem {
  userId: string;
  imagePath: string | null;
  /** Id of the portrait style; empty where none was chosen. */
  imageStyle: string;
}

/** Stored in `temp/`: finished work, or the part of failed work that was shown. */
export type NewWork = Omit<FinishedWork, 'createdAt'>;

/** One transaction; reads return its own earlier writes. */
export interface StoreTx {
  job: (uid: string, requestId: string) => Promise<JobRecord | null>;
  saveJob: (job: JobRecord) => void;
  profile: (uid: string) => Promise<Profile | null>;
  preferences: (uid: string) => Promise<Preferences>;
  usage: (uid: string, usageId: string) => Promise<Usage>;
  saveUsage: (uid: string, usageId: string, usage: Usage) => void;
  chapterLedger: (uid: string, memoryKey: string) => Promise<ChapterLedger | null>;
  saveChapterLedger: (ledger: ChapterLedger) => void;
  deleteChapterLedger: (ledger: ChapterLedger) => void;
  /** Whether the user has ever begun a story, not counting this request. */
  hasBegunAnotherStory: (uid: string, request: Pick<ChapterLedger, 'memoryKey' | 'openedBy'>) => Promise<boolean>;
  narrationLedger: (uid: string, storyId: string) => Promise<NarrationLedger | null>;
  saveNarrationLedger: (ledger: NarrationLedger) => void;
  deleteNarrationLedger: (ledger: NarrationLedger) => void;
  pictured: (collection: 'characters' | 'locations', id: string) => Promise<PicturedItem | null>;
  /** Reads a stored story of any user. */
  story: (storyId: string) => Promise<Story | null>;
  /** Stores the story's pictures as a new revision. */
  saveSceneImages: (story: Story, sceneImages: readonly SceneImage[]) => void;
  /** Replaces the cards of a chapter; an empty list removes them. */
  saveTalkCards: (story: Pick<Story, 'id'>, part: number, cards: readonly TalkCard[]) => void;
  /** Stores a narration and its word times. */
  saveNarration: (
    story: Pick<Story, 'id' | 'userId'>,
    part: number,
    narration: ChapterNarration,
    words: readonly TimedWord[],
  ) => void;
  /** Stores work in `temp/`. `createdAt` in ms. */
  storeWork: (uid: string, work: NewWork, createdAt: number) => void;
}

export interface ReadJob {
  /** Null when there is none, or while its account is being deleted. */
  job: JobRecord | null;
  /**
   * Marks in one write that the vendor is about to be called; `leaseUntil` in ms. Returns false when the job was written
   * since it was read, or when the write fails.
   */
  markStarted: (leaseUntil: number) => Promise<boolean>;
}

export interface JobStore {
  /** Runs `work` in one transaction about the user `uid`; it may run more than once. */
  transact: <T>(uid: string, work: (tx: StoreTx) => Promise<T>) => Promise<T>;
  findJob: (uid: string, requestId: string) => Promise<JobRecord | null>;
  /** Calls `see` with the job now and after each change, until the returned function is called. */
  watchJob: (
    uid: string,
    requestId: string,
    see: (job: JobRecord | null) => void,
    fail: (error: unknown) => void,
  ) => () => void;
  /** Reads a job outside a transaction. */
  readJob: (uid: string, requestId: string) => Promise<ReadJob>;
  /** `until` in ms. */
  extendLease: (uid: string, requestId: string, until: number) => Promise<void>;
  /** Jobs of the user in status `running`; a lapsed lease means that the process died. */
  listRunningJobs: (uid: string) => Promise<JobRecord[]>;
  findWork: (uid: string, requestId: string) => Promise<FinishedWork | null>;
  /** The user's stored story with this memory key; null when it is not saved. */
  findStory: (uid: string, memoryKey: string) => Promise<Story | null>;
}

export interface SpentWork {
  kind: GenerationKind;
  /** 0 for a correction, -1 when the vendor was not called after all. */
  count: 1 | 0 | -1;
  /** Negative for a refund. */
  micros: number;
}

/** What is summed: each tier, and the part of Free that families without a verified address have cost. */
export type SpendingSum = Tier | 'unverified';
export type SpendingSums = Record<SpendingSum, number>;

/** Cost of generations by UTC day ('yyyymmdd'), in millionths of a US dollar. */
export interface SpendingStore {
  spentOn: (day: string) => Promise<Readonly<SpendingSums>>;
  /** Adds a generation to the sums, corrects its cost, or takes it back. */
  add: (day: string, sums: readonly SpendingSum[], work: SpentWork) => Promise<void>;
  /** Marks that the sum has reached this cap today. Returns true for the first caller only. */
  markCapReached: (day: string, sum: SpendingSum, capMicros: number) => Promise<boolean>;
}

/** A passage that a narrator rewords is spoken once more. */
export const MAX_READINGS = 2;
