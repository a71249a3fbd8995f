import { ERROR_CODES } from '@talelantern/domain/errors/app-error';
import { GENERATION_KINDS, JOB_STATUSES, KEPT_DAYS } from '@talelantern/domain/generation/job';
import { readTime, type StoredData } from '@talelantern/domain/stored/read-fields';
import { STORY_PHASES } from '@talelantern/domain/stories/phases';
import { DAY_MS } from '@talelantern/domain/time/day';
import { CAPABILITIES } from '@talelantern/domain/plans/usage';
import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { JobRecord } from '../ports/ports.ts';

/** When the sweep deletes the document. `createdAt` in ms. */
export const expiryOf = (createdAt: number): Timestamp => Timestamp.fromMillis(createdAt + KEPT_DAYS * DAY_MS);

export const storedTime = z.pipe(
  z.unknown(),
  z.transform((value) => readTime(value) ?? 0),
);

export const usageSchema = z.object({
  usageId: z.string(),
  monthId: z.optional(z.string()),
  capability: z.enum(CAPABILITIES),
  day: z.nullable(z.string()),
});

const jobSchema = z.object({
  userId: z.string(),
  requestId: z.string(),
  kind: z.enum(GENERATION_KINDS),
  status: z.enum(JOB_STATUSES),
  isQueued: z._default(z.boolean(), false),
  leaseUntil: storedTime,
  attempt: z.number(),
  providerStarted: z.boolean(),
  hasBegunAtOurCost: z._default(z.boolean(), false),
  cancelled: z.boolean(),
  reserved: z.nullable(
    z.object({
      usage: z.nullable(usageSchema),
      chapter: z.nullable(z.object({ memoryKey: z.string(), phase: z.enum(STORY_PHASES) })),
      narration: z.optional(
        z.object({ storyId: z.string(), part: z.number(), key: z.string(), holdsCharge: z.boolean() }),
      ),
      money: z.optional(
        z.object({
          usageId: z.string(),
          day: z.string(),
          micros: z.number(),
          fromSetAside: z.number(),
          countsFailure: z._default(z.boolean(), false),
        }),
      ),
    }),
  ),
  error: z.nullable(
    z.object({
      code: z.enum(ERROR_CODES),
      message: z.string(),
      field: z._default(z.nullable(z.string()), null),
      retryAfterSeconds: z._default(z.nullable(z.number()), null),
    }),
  ),
  createdAt: storedTime,
});

/** Reads a job from a query; null for an invalid document, so that it does not block the others. */
export const findJobRecord = (data: StoredData): JobRecord | null => jobSchema.safeParse(data).data ?? null;

/** @throws ZodError for an invalid document: guessing about paid usage would be worse. */
export const readJobRecord = (data: StoredData): JobRecord => jobSchema.parse(data);

export const toJobDocument = (job: JobRecord) => ({
  ...job,
  leaseUntil: Timestamp.fromMillis(job.leaseUntil),
  createdAt: Timestamp.fromMillis(job.createdAt),
  expiresAt: expiryOf(job.createdAt),
});
