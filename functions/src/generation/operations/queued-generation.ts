import { AUTHENTICATION_REQUIRED, BUSY, INTERNAL } from '@talelantern/domain/contracts/contract';
import { AppError, ERROR_STATUS } from '@talelantern/domain/errors/app-error';
import type { GenerationKind } from '@talelantern/domain/generation/job';
import { describeCauseOf, toAppError } from '../../core/to-app-error.ts';
import * as z from 'zod/mini';
import type { JobRecord } from '../ports/records.ts';
import { failJob, releaseIfDead, type Run } from './jobs.ts';
import { claimJob } from './open-job.ts';
import {
  findResult,
  openGeneration,
  runAttempt,
  toJobSpec,
  type Generation,
  type GenerationDeps,
} from './run-generation.ts';
import { waitForJob } from './wait-for-job.ts';

export const queuedAttemptSchema = z.object({
  caller: z.object({ uid: z.string(), emailVerified: z.boolean() }),
  requestId: z.string(),
  attempt: z.number(),
});

export type QueuedAttempt = z.infer<typeof queuedAttemptSchema>;

/** What every version of a task has. */
export const sentAttemptSchema = z.object({ ...queuedAttemptSchema.shape, caller: z.object({ uid: z.string() }) });

type SentAttempt = z.infer<typeof sentAttemptSchema>;

/**
 * Runs a generation as a task and waits for its end, like `runGeneration`. The task continues when this call is ended
 * (docs/decisions/0173).
 * @throws AppError like `runGeneration`; `busy` when the task was not begun in time; `internal` when it cannot be sent, or
 * has died.
 */
export const queueGeneration = <Subject, Admitted, Result>(
  deps: GenerationDeps,
  generation: Generation<Subject, Admitted, Result>,
  send: (queued: QueuedAttempt) => Promise<void>,
): Promise<Result> =>
  openGeneration(deps, { ...generation, isQueued: true }, async ({ run }) => {
    const {
      requestId,
      caller: { uid, emailVerified },
    } = generation;
    await send({ caller: { uid, emailVerified }, requestId, attempt: run.attempt }).catch((error: unknown) =>
      failRun(deps, run, error),
    );
    for (;;) {
      const job = (await waitForJob(deps, generation, Infinity))?.job;
      // The job was deleted with its account, so the user is signed out.
      if (!job) throw new AppError('unauthenticated', AUTHENTICATION_REQUIRED);
      if (job.status === 'done') return findResult(deps, generation);
      // A job that still runs is awaited again: its task may have claimed it in the meantime.
      if (job.status !== 'running' || (await releaseIfDead(deps.store, run, deps.clock.now()))) throw toFailure(job);
    }
  });

/**
 * A job that failed without an error has a lapsed lease. After `internal` the client sends its request again; after
 * `busy` it does not, because a job that is still queued would wait behind all others each time.
 */
function toFailure({ error, isQueued }: JobRecord): AppError {
  if (!error) return isQueued ? new AppError('busy', BUSY) : new AppError('internal', INTERNAL);
  return new AppError(error.code, error.message, {
    field: error.field ?? undefined,
    retryAfterSeconds: error.retryAfterSeconds ?? undefined,
  });
}

/** Nothing happens for a repeated delivery. Failures are logged, and stored in the job for the waiting request. */
export async function runTask<Subject, Admitted, Result>(
  deps: GenerationDeps,
  generation: Generation<Subject, Admitted, Result>,
  attempt: number,
): Promise<void> {
  const { requestId, kind } = generation;
  const run = toRun({ ...generation, attempt });
  await logFailure(deps, { requestId, kind }, async () => {
    const job = await claimJob(deps.store, toJobSpec(deps, generation), attempt).catch((error: unknown) =>
      failRun(deps, run, error),
    );
    if (job) await runAttempt(deps, generation, job);
  });
}

/**
 * Ends an attempt whose task cannot be read, because another version of the functions has sent it during a deployment.
 * The app would otherwise wait until the lease of the queued attempt lapses; it asks again only twice, within six seconds.
 */
export const failTask = (deps: GenerationDeps, attempt: SentAttempt, error: unknown): Promise<void> =>
  logFailure(deps, { requestId: attempt.requestId }, () => failRun(deps, toRun(attempt), error));

const toRun = ({ caller, requestId, attempt }: SentAttempt): Run => ({
  uid: caller.uid,
  requestId,
  attempt,
  isAutomatic: false,
});

async function logFailure(
  { log }: GenerationDeps,
  subject: { requestId: string; kind?: GenerationKind },
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const failure = toAppError(error);
    const details = { ...subject, code: failure.code, ...describeCauseOf(failure) };
    log(ERROR_STATUS[failure.code] >= 500 ? 'error' : 'info', 'task_failed', details);
  }
}

/** Fails an attempt that no task has claimed: another delivery may be at work. */
async function failRun({ store, clock }: GenerationDeps, run: Run, error: unknown): Promise<never> {
  const failure = toAppError(error);
  await failJob(store, run, { error: failure, workToKeep: null, spent: 0, ifQueued: true }, clock.now());
  throw failure;
}
