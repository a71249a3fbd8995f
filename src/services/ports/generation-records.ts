import type { FinishedWork } from '@talelantern/domain/generation/finished-work';
import type { Job } from '@talelantern/domain/generation/job';

/** Records that the functions store about a family's generations (`jobs` and `temp`). */
export interface GenerationRecords {
  findJob: (requestId: string) => Promise<Job | null>;
  /** Unsettled finished work, newest first, at most 20. */
  listFinished: () => Promise<FinishedWork[]>;
  findFinished: (requestId: string) => Promise<FinishedWork | null>;
  deleteFinished: (requestId: string) => Promise<void>;
}
