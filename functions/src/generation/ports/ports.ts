import type { FinishedWork } from '@talelantern/domain/generation/finished-work';
import type { GenerationKind } from '@talelantern/domain/generation/job';
import type { Tier } from '@talelantern/domain/plans/plans';
import type { createFirestoreJobStore } from '../adapters/firestore-job-store.ts';
import type { createFirestoreTx } from '../adapters/firestore-transaction.ts';
import type { createFirestoreSpending } from '../adapters/firestore-spending.ts';

export interface Caller {
  uid: string;
  emailVerified: boolean;
  /** The account's `emailKeysOf` (accounts/adapters/auth-sign-ins.ts); without them it is asked when they are needed. */
  emailKeys?: readonly string[];
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
export type StoreTx = Omit<ReturnType<typeof createFirestoreTx>, 'writeAll' | 'isClosed'>;

export type JobStore = ReturnType<typeof createFirestoreJobStore>;
export type ReadJob = Awaited<ReturnType<JobStore['readJob']>>;

/** The amounts added to the sums of a UTC day ('yyyymmdd'). */
export interface SpentWork {
  day: string;
  sums: readonly SpendingSum[];
  kind: GenerationKind;
  /** How many generations this adds to the day: none for a correction of the cost. */
  count: 1 | 0;
  /** May be negative in a correction. */
  micros: number;
}

/** The groups whose spending is summed: each tier, and on Free the families without a verified email address. */
export type SpendingSum = Tier | 'unverified';
export type SpendingSums = Record<SpendingSum, number>;
/** The events that are logged about a sum and its cap, once a day. */
export type SpendingEvent = 'spend_cap_near' | 'spend_cap_reached';

/** Cost of generations by UTC day ('yyyymmdd'), in millionths of a US dollar. */
export type SpendingStore = ReturnType<typeof createFirestoreSpending>;

/** Readings of a passage: one that the narrator rewords is spoken once more. */
export const MAX_READINGS = 2;
