import { ERROR_CODES } from '../errors/error-codes.ts';
import { defineDocument, oneOf, readFields, type ValuesOf } from '../stored/define-document.ts';
import { isRecord, readText, readTime, type StoredData } from '../stored/read-fields.ts';

export const GENERATION_KINDS = ['portrait', 'location', 'scene', 'story', 'rewrite', 'narration'] as const;
export type GenerationKind = (typeof GENERATION_KINDS)[number];

export const JOB_STATUSES = ['running', 'done', 'failed'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

export const KEPT_DAYS = 7;
/**
 * How many days after its first chapter was generated a story may still be saved: a draft is kept for KEPT_DAYS after
 * its job began, and in the meantime the job may begin once more.
 */
export const UNSAVED_KEPT_DAYS = 2 * KEPT_DAYS + 1;
/** How long the scores of shared words are kept. */
export const SCORE_KEPT_DAYS = 90;

const ERROR_FIELDS = { code: oneOf(ERROR_CODES, 'internal'), message: readText };

/** The fields of `jobs/{uid}_{requestId}` for the app; an invalid job counts as failed. Times in ms since 1970. */
export const JOB = defineDocument({
  collection: 'jobs',
  version: 1,
  fields: {
    requestId: readText,
    kind: oneOf(GENERATION_KINDS, 'story'),
    status: oneOf(JOB_STATUSES, 'failed'),
    /** Time after which a running job is considered dead. */
    leaseUntil: (value: unknown) => readTime(value) ?? 0,
    error: (value: unknown) => (isRecord(value) ? readFields(ERROR_FIELDS, value) : null),
  },
  required: [],
  rules: {},
});

export type Job = ValuesOf<typeof JOB.fields>;

export const readJob = (data: StoredData): Job => readFields(JOB.fields, data);

export const jobId = (uid: string, requestId: string): string => `${uid}_${requestId}`;
