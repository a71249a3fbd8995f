import type { Profile } from '@talelantern/domain/accounts/profile';
import type { ErrorCode } from '@talelantern/domain/errors/app-error';
import type { FinishedWork } from '@talelantern/domain/generation/finished-work';
import type { GenerationKind, JobStatus } from '@talelantern/domain/generation/job';
import type { ChapterNarration } from '@talelantern/domain/narration/chapter-narration';
import type { StoryPhase } from '@talelantern/domain/stories/phases';
import type { Story } from '@talelantern/domain/stories/story';
import type { StoryBible } from '@talelantern/domain/stories/story-bible';
import type { PlanId } from '@talelantern/domain/subscriptions/plans';
import type { Capability, Tally, Usage } from '@talelantern/domain/usage/usage';

/** One of a capability, taken from a usage document; `day` where days are counted too. */
export interface UsageReservation {
  usageId: string;
  capability: Capability;
  day: string | null;
}

/** What a job holds until it is settled or given back. */
export interface Reservation {
  usage: UsageReservation | null;
  chapter: { memoryKey: string; phase: StoryPhase } | null;
  narration?: NarrationHold | undefined;
}

/** A recording that is being made of a chapter. */
export interface NarrationHold {
  storyId: string;
  part: number;
  /** Names the recording: its text, voice and model. */
  key: string;
  /** Whether it answers for the story's charge, which no recording had settled when it began. */
  holdsCharge: boolean;
}

/** `jobs/{uid}_{requestId}` in full (architecture §4). Times in ms since 1970. */
export interface JobRecord {
  userId: string;
  requestId: string;
  kind: GenerationKind;
  status: JobStatus;
  leaseUntil: number;
  /** Counts the runs: a late one must not undo what a newer one did. */
  attempt: number;
  /** From here on Cancel comes too late. */
  providerStarted: boolean;
  /** The person stopped it: this id is never run again. */
  cancelled: boolean;
  reserved: Reservation | null;
  error: { code: ErrorCode; message: string } | null;
  createdAt: number;
}

/** `generations/{uid}_{memoryKey}`: which chapters of a story were told, so that one story costs one. */
export interface ChapterLedger {
  userId: string;
  memoryKey: string;
  /** The plan when the story was begun; its limits go on counting for this story. */
  planId: PlanId;
  /** Request that opened it. */
  openedBy: string;
  phases: Record<StoryPhase, Tally>;
  /** What the story had settled after each chapter, as far as notes could be taken. */
  notes: Partial<Record<StoryPhase, StoryBible>>;
  /** The ideas that were offered for each chapter, by their lines: they may be told on every plan. */
  offered: Partial<Record<StoryPhase, string[]>>;
  createdAt: number;
}

/** What one story's narration takes from its family's plan, once for all chapters. */
export interface NarrationCharge {
  usage: UsageReservation;
  /** Recordings under way that answer for it; the last that fails gives it back. */
  holders: number;
  isSettled: boolean;
}

/** `generations/{uid}_narration.{storyId}`: how often the chapters of a story were recorded. */
export interface NarrationLedger {
  userId: string;
  storyId: string;
  charge: NarrationCharge | null;
  /** By the chapter's index, then by the recording's key. */
  parts: Record<string, Record<string, Tally>>;
  createdAt: number;
}

/** What of a stored character or location decides about its pictures. */
export interface PicturedItem {
  userId: string;
  imagePath: string | null;
}

/** What is kept in `temp/` for a family: finished work, or the shown part of work that broke. */
export type KeptWork = Omit<FinishedWork, 'createdAt'>;

/** One transaction: reads see the writes made before them, and all writes happen together or not at all. */
export interface BooksPage {
  job: (uid: string, requestId: string) => Promise<JobRecord | null>;
  saveJob: (job: JobRecord) => void;
  profile: (uid: string) => Promise<Profile | null>;
  usage: (uid: string, usageId: string) => Promise<Usage>;
  saveUsage: (uid: string, usageId: string, usage: Usage) => void;
  chapterLedger: (uid: string, memoryKey: string) => Promise<ChapterLedger | null>;
  saveChapterLedger: (ledger: ChapterLedger) => void;
  deleteChapterLedger: (ledger: ChapterLedger) => void;
  /** Whether the family has ever begun a story, but by this very request, which may have come to nothing before. */
  hasBegunAnotherStory: (uid: string, request: Pick<ChapterLedger, 'memoryKey' | 'openedBy'>) => Promise<boolean>;
  narrationLedger: (uid: string, storyId: string) => Promise<NarrationLedger | null>;
  saveNarrationLedger: (ledger: NarrationLedger) => void;
  deleteNarrationLedger: (ledger: NarrationLedger) => void;
  pictured: (collection: 'characters' | 'locations', id: string) => Promise<PicturedItem | null>;
  /** A stored story, whoever owns it. */
  story: (storyId: string) => Promise<Story | null>;
  /** The family's stored story with this memory key; null when it is not saved. */
  storyWithKey: (uid: string, memoryKey: string) => Promise<Story | null>;
  /** Tells a stored story of a chapter's recording. */
  saveNarration: (storyId: string, part: number, narration: ChapterNarration) => void;
  /** Puts work into `temp/`. `createdAt` in ms. */
  keepWork: (uid: string, work: KeptWork, createdAt: number) => void;
}

/** The ledgers of all that costs money, and what they need to decide. */
export interface Books {
  /** Runs `work` in one transaction about the family `uid`; it may run more than once. */
  transact: <T>(uid: string, work: (page: BooksPage) => Promise<T>) => Promise<T>;
  findJob: (uid: string, requestId: string) => Promise<JobRecord | null>;
  /** `until` in ms. */
  extendLease: (uid: string, requestId: string, until: number) => Promise<void>;
  /** Jobs of the family that claim to run; those whose lease is over died on the way. */
  listRunningJobs: (uid: string) => Promise<JobRecord[]>;
  findWork: (uid: string, requestId: string) => Promise<FinishedWork | null>;
}
