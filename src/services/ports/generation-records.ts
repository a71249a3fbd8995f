import type { FinishedWork } from '@talelantern/domain/generation/finished-work';
import type { Job } from '@talelantern/domain/generation/job';

/** What the functions keep about one family's generations (architecture §4: `jobs` and `temp`). */
export interface GenerationRecords {
  findJob: (requestId: string) => Promise<Job | null>;
  /** Finished work that waits to be saved or discarded, newest first, at most 20. */
  listFinished: () => Promise<FinishedWork[]>;
  findFinished: (requestId: string) => Promise<FinishedWork | null>;
  /** Deleting what is gone already is no failure. */
  deleteFinished: (requestId: string) => Promise<void>;
}
