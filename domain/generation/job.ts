import { ERROR_CODES, type ErrorCode } from '../errors/app-error.ts';
import { isRecord, readChoice, readText, readTime, type StoredData } from '../stored/read-fields.ts';

export const GENERATION_KINDS = ['portrait', 'location', 'scene', 'story', 'rewrite', 'narration'] as const;
export type GenerationKind = (typeof GENERATION_KINDS)[number];

export const JOB_STATUSES = ['running', 'done', 'failed'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** Days that a job's ledger and its result are kept (architecture §4). */
export const KEPT_DAYS = 7;

/** What a family may read of `jobs/{uid}_{requestId}`. Times in ms since 1970. */
export interface Job {
  requestId: string;
  kind: GenerationKind;
  status: JobStatus;
  /** Until then a running job is believed to be alive. */
  leaseUntil: number;
  error: { code: ErrorCode; message: string } | null;
}

export const jobId = (uid: string, requestId: string): string => `${uid}_${requestId}`;

/** Reads a stored job; one that cannot be understood counts as failed. */
export function readJob(data: StoredData): Job {
  const error = isRecord(data['error']) ? data['error'] : null;
  return {
    requestId: readText(data['requestId']),
    kind: readChoice(data['kind'], GENERATION_KINDS, 'story'),
    status: readChoice(data['status'], JOB_STATUSES, 'failed'),
    leaseUntil: readTime(data['leaseUntil']) ?? 0,
    error: error && { code: readChoice(error['code'], ERROR_CODES, 'internal'), message: readText(error['message']) },
  };
}
