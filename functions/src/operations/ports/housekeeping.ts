import type { JobRecord } from './books.ts';

/** What of the ledgers has outlived its time, for the sweeps. Times in ms since 1970. */
export interface Housekeeping {
  /** Jobs that claim to run although their lease ended before `now`, the longest dead first. */
  lapsedJobs: (now: number) => AsyncIterable<Pick<JobRecord, 'userId' | 'requestId'>>;
  /**
   * Deletes the kept drafts, pictures and names of payment events, and the jobs that do not run, whose time is over at
   * `now`; answers how many there were. `leaving` is awaited before some jobs go.
   */
  deleteExpired: (now: number, leaving: (jobs: readonly ExpiredJob[]) => Promise<void>) => Promise<number>;
}

export type ExpiredJob = Pick<JobRecord, 'userId' | 'requestId' | 'kind'>;
