import { KEPT_DAYS } from '@talelantern/domain/generation/job';
import type { StoredData } from '@talelantern/domain/stored/read-fields';
import { DAY_MS } from '@talelantern/domain/time/day';
import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { jobSchema, type JobRecord } from '../ports/records.ts';

/** When the sweep deletes the document. `createdAt` in ms. */
export const expiryOf = (createdAt: number): Timestamp => Timestamp.fromMillis(createdAt + KEPT_DAYS * DAY_MS);

/** Jobs are written whole, so fields of a later version, before a rollback, are kept (docs/decisions/0239). */
const storedJob = z.catchall(jobSchema, z.unknown());

/** Reads a job from a query; null for an invalid document, so that it does not block the others. */
export const findJobRecord = (data: StoredData): JobRecord | null => storedJob.safeParse(data).data ?? null;

/** @throws ZodError for an invalid document: guessing about paid usage would be worse. */
export const readJobRecord = (data: StoredData): JobRecord => storedJob.parse(data);

export const toJobDocument = (job: JobRecord) => ({
  ...job,
  leaseUntil: Timestamp.fromMillis(job.leaseUntil),
  createdAt: Timestamp.fromMillis(job.createdAt),
  expiresAt: expiryOf(job.createdAt),
});
