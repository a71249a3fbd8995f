import type { Profile } from '@talelantern/domain/accounts/profile';
import type { FinishedWork } from '@talelantern/domain/generation/finished-work';
import type { GenerationKind } from '@talelantern/domain/generation/job';
import type { ChapterNarration } from '@talelantern/domain/narration/chapter-narration';
import type { TimedWord } from '@talelantern/domain/narration/word-timings';
import type { Preferences } from '@talelantern/domain/accounts/preferences';
import type { SceneImage } from '@talelantern/domain/stories/scene-image';
import type { Story } from '@talelantern/domain/stories/story';
import type { TalkCard } from '@talelantern/domain/stories/talk-cards';
import type { Tier } from '@talelantern/domain/plans/plans';
import type { Usage } from '@talelantern/domain/plans/usage';
import type { ChapterLedger, JobRecord, NarrationLedger } from './records.ts';

/** The signed-in user of a request, from the token. */
export interface Caller {
  uid: string;
  emailVerified: boolean;
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
  /** In one write; `leaseUntil` in ms. False when the job was written since it was read, or when the write fails. */
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
