import { CANCELLED, IN_PROGRESS } from '@talelantern/domain/contracts/contract';
import { AppError, type ErrorCode, retryAfterSeconds } from '@talelantern/domain/errors/app-error';
import type { Plan } from '@talelantern/domain/plans/plans';
import type { JobStore, NewWork, ReadJob, SpentWork, StoreTx } from '../ports/ports.ts';
import type { JobRecord, Reservation } from '../ports/records.ts';
import { readReserved, recordLateChapter, releaseReservation, settle } from './reservations.ts';
import { countRefusal } from './starts.ts';

/** An attempt at a request. */
export interface Run {
  uid: string;
  requestId: string;
  attempt: number;
  isAutomatic: boolean;
}

const isCurrent = (job: JobRecord | null, run: Run): job is JobRecord =>
  job?.status === 'running' && job.attempt === run.attempt;

/**
 * Marks that the vendor is about to be called, which cannot be cancelled afterwards, and records its cost. One write,
 * unless the job was written after it was read (docs/decisions/0177).
 * @throws AppError when the job has been cancelled or taken over in the meantime.
 */
export async function startProvider(
  store: JobStore,
  run: Run,
  { read, leaseUntil, cost }: { read: ReadJob | null; leaseUntil: number; cost: SpentWork },
): Promise<void> {
  if (read && isCurrent(read.job, run) && (await read.markStarted(leaseUntil, cost))) return;
  await store.transact(run.uid, async (tx) => {
    const job = await tx.job(run.uid, run.requestId);
    if (job?.cancelled) throw new AppError('invalid', CANCELLED, { field: 'requestId' });
    if (!isCurrent(job, run)) throw new AppError('in_progress', IN_PROGRESS);
    tx.saveJob({ ...job, providerStarted: true, leaseUntil });
    tx.addSpending(cost);
  });
}

export interface Completion {
  reserved: Reservation;
  /** The user's plan when the attempt began. */
  plan: Plan;
  /** Cost of the attempt, in micros. */
  spent: number;
  /** Null for a result that `record` stores. */
  work: NewWork | null;
  /** Further writes in the transaction that completes the job. */
  record: (tx: StoreTx) => Promise<void>;
}

/** In one transaction. False when another attempt has completed the request, or when it was cancelled. */
export const completeJob = (
  store: Pick<JobStore, 'transact'>,
  run: Run,
  { reserved, plan, spent, work, record }: Completion,
  now: number,
): Promise<boolean> =>
  store.transact(run.uid, async (tx) => {
    const [job] = await Promise.all([tx.job(run.uid, run.requestId), readReserved(tx, run.uid, reserved)]);
    if (!job || job.cancelled || job.status === 'done') return false;
    // The lease had lapsed and no other attempt has started: the reservation was released, and is not taken again.
    if (job.reserved === null) await recordLateChapter(tx, run, reserved, { planId: plan.id, now });
    else await settle(tx, job, spent);
    await record(tx);
    if (work) tx.storeWork(run.uid, work, now);
    tx.saveJob({ ...job, status: 'done', error: null, leaseUntil: now });
    return true;
  });

/** Failures caused by the request, not by the vendor or by us. */
const REFUSALS: ReadonlySet<ErrorCode> = new Set(['refused', 'too_large', 'invalid', 'not_found']);

/** Whether the failure counts toward the refusals that a family may cause in an hour. */
export const countsAsRefusal = ({ code, isCounted }: AppError): boolean => REFUSALS.has(code) && isCounted;

/**
 * Marks an attempt that has cost `spent` micros as failed, releases its reservation and keeps what the user was shown.
 * Does nothing when a newer attempt has started, nor with `ifQueued` when its task has claimed it.
 */
export const failJob = (
  store: JobStore,
  run: Run,
  {
    error,
    workToKeep,
    spent,
    ifQueued = false,
  }: { error: AppError; workToKeep: NewWork | null; spent: number; ifQueued?: boolean },
  now: number,
): Promise<void> =>
  store.transact(run.uid, async (tx) => {
    const job = await tx.job(run.uid, run.requestId);
    if (!isCurrent(job, run) || (ifQueued && !job.isQueued)) return;
    await releaseReservation(tx, job, spent);
    if (countsAsRefusal(error) && !run.isAutomatic) await countRefusal(tx, run.uid, now);
    if (workToKeep) tx.storeWork(run.uid, workToKeep, now);
    tx.saveJob({ ...job, status: 'failed', reserved: null, error: toJobError(error) });
  });

const toJobError = (error: AppError): JobRecord['error'] => ({
  code: error.code,
  message: error.message,
  field: error.field ?? null,
  retryAfterSeconds: retryAfterSeconds(error) ?? null,
});

/** Releases the reservations of a user's dead jobs, so that a crash never costs an allowance. Returns their number. */
export async function releaseDeadJobs(store: JobStore, uid: string, now: number): Promise<number> {
  const runningJobs = await store.listRunningJobs(uid);
  const deadJobs = runningJobs.filter(({ leaseUntil }) => leaseUntil <= now);
  for (const { requestId } of deadJobs) await releaseIfDead(store, { uid, requestId }, now);
  return deadJobs.length;
}

/** Fails a job whose lease has lapsed at `now` and releases its reservation. Returns false for any other job. */
export const releaseIfDead = (
  store: JobStore,
  { uid, requestId }: Pick<Run, 'uid' | 'requestId'>,
  now: number,
): Promise<boolean> =>
  store.transact(uid, async (tx) => {
    const job = await tx.job(uid, requestId);
    if (job?.status !== 'running' || job.leaseUntil > now) return false;
    await releaseReservation(tx, job);
    tx.saveJob({ ...job, status: 'failed', reserved: null });
    return true;
  });
