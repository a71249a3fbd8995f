import type { Profile } from '@talelantern/domain/accounts/profile';
import { CANCELLED, IN_PROGRESS, INVALID_BODY } from '@talelantern/domain/contracts/contract';
import { AppError, type ErrorCode } from '@talelantern/domain/errors/app-error';
import type { GenerationKind } from '@talelantern/domain/generation/job';
import { effectivePlan } from '@talelantern/domain/plans/entitlement';
import type { Plan } from '@talelantern/domain/plans/plans';
import { monthlyUsageId } from '@talelantern/domain/plans/usage';
import type { JobStore, StoreTx, JobRecord, NewWork, ReadJob, Reservation, Caller } from '../ports/ports.ts';
import { releaseReservation, recordLateChapter, readReserved, settle } from './reservations.ts';
import type { WorkOrder } from './costs.ts';
import { countRefusal, countStart, type StartLimits } from './starts.ts';

export interface Run {
  uid: string;
  requestId: string;
  attempt: number;
  isAutomatic: boolean;
}

/** The user's profile and plan when the request is admitted. */
export interface Admission {
  tx: StoreTx;
  profile: Profile | null;
  plan: Plan;
  now: number;
}

export interface JobOpening<Subject, Admitted> extends StartLimits {
  caller: Caller;
  requestId: string;
  kind: GenerationKind;
  signedOut: string;
  leaseMs: number;
  now: number;
  /**
   * Begun by a trigger, not by the user: no start and no refusal is counted against the user, pictures have at most
   * medium quality on every plan, and the result is not kept in `temp/`.
   */
  isAutomatic?: boolean;
  /** Whether the attempt waits for its task, which claims it (docs/decisions/0173). */
  isQueued?: boolean;
  /** Finds what the request is about and throws when it is not the caller's. Called before anything else. */
  identify: (tx: StoreTx) => Promise<Subject>;
  /** Checks plan and usage and reserves the allowance; throws AppError when the plan does not allow it. */
  admit: (admission: Admission, subject: Subject) => Promise<AdmittedWork<Admitted>>;
}

export interface AdmittedWork<Admitted> extends Pick<WorkOrder, 'references' | 'characters'> {
  reserved: Reservation;
  admitted: Admitted;
  /** Automatic work that no plan promises. */
  isExtra?: boolean;
}

/** The caller owns the attempt and must run it. */
export interface OwnJob<Admitted> {
  state: 'ours';
  run: Run;
  /** The user's plan when the job was opened. */
  plan: Plan;
  reserved: Reservation;
  admitted: Admitted;
}

export type OpenedJob<Admitted> = OwnJob<Admitted> | { state: 'running' } | { state: 'done' };

/**
 * Opens a job, or returns its state. Releases the reservation of a failed or dead attempt first; writes the job and
 * its reservation in one transaction.
 * @throws AppError of `identify` and `admit`; `unauthenticated`, `invalid` for a cancelled id, `rate_limited`.
 */
export const openJob = <Subject, Admitted>(
  store: JobStore,
  opening: JobOpening<Subject, Admitted>,
): Promise<OpenedJob<Admitted>> =>
  store.transact(opening.caller.uid, async (tx) => {
    const { caller, kind, now, isAutomatic = false } = opening;
    const read = await readOpening(tx, opening);
    const { job } = read;
    const subject = await subjectOf(opening, read);
    if (job?.cancelled) throw new AppError('invalid', CANCELLED, { field: 'requestId' });
    if (job && job.kind !== kind) throw new AppError('invalid', INVALID_BODY, { field: 'requestId' });
    if (job?.status === 'done') return { state: 'done' };
    if (job?.status === 'running' && job.leaseUntil > now) return { state: 'running' };
    if (job) await releaseReservation(tx, job);
    const attempt = (job?.attempt ?? 0) + 1;
    const opened = await reserve(tx, opening, { ...read, subject, attempt });
    if (!isAutomatic) await countStart(tx, { uid: caller.uid, tier: opened.plan.tier }, opening);
    return opened;
  });

/**
 * Claims a queued attempt for its task; null when it was claimed before, has ended or was cancelled. The reservation is
 * made again in the same transaction, with what is true now; the start was counted when the attempt was queued.
 * @throws AppError of `identify` and `admit`; `unauthenticated`.
 */
export const claimJob = <Subject, Admitted>(
  store: JobStore,
  opening: JobOpening<Subject, Admitted>,
  attempt: number,
): Promise<OwnJob<Admitted> | null> =>
  store.transact(opening.caller.uid, async (tx) => {
    const read = await readOpening(tx, opening);
    const { job } = read;
    if (job?.status !== 'running' || job.attempt !== attempt || !job.isQueued) return null;
    const subject = await subjectOf(opening, read);
    await releaseReservation(tx, job);
    return reserve(tx, opening, { ...read, subject, attempt });
  });

interface OpeningRead<Subject> {
  job: JobRecord | null;
  profile: Profile | null;
  identified: Promise<Subject>;
}

/** Starts all reads in parallel; they are evaluated in order. */
async function readOpening<Subject, Admitted>(
  tx: StoreTx,
  { caller, requestId, now, identify }: JobOpening<Subject, Admitted>,
): Promise<OpeningRead<Subject>> {
  const identified = identify(tx);
  identified.catch(() => {});
  const [job, profile] = await Promise.all([
    tx.job(caller.uid, requestId),
    tx.profile(caller.uid),
    tx.usage(caller.uid, monthlyUsageId(caller.uid, now)),
  ]);
  return { job, profile, identified };
}

async function subjectOf<Subject, Admitted>(
  { signedOut }: JobOpening<Subject, Admitted>,
  { profile, identified }: OpeningRead<Subject>,
): Promise<Subject> {
  if (profile?.disabled) throw new AppError('unauthenticated', signedOut);
  return identified;
}

/** Admits an attempt and saves its job. */
async function reserve<Subject, Admitted>(
  tx: StoreTx,
  opening: JobOpening<Subject, Admitted>,
  { profile, subject, attempt }: { profile: Profile | null; subject: Subject; attempt: number },
): Promise<OwnJob<Admitted>> {
  const { caller, requestId, kind, now, isAutomatic = false, isQueued = false } = opening;
  const ownPlan = effectivePlan(profile, now);
  const plan = isAutomatic ? withMediumPictures(ownPlan) : ownPlan;
  const { reserved, admitted } = await opening.admit({ tx, profile, plan, now }, subject);
  tx.saveJob({
    userId: caller.uid,
    requestId,
    kind,
    status: 'running',
    isQueued,
    leaseUntil: now + opening.leaseMs,
    attempt,
    providerStarted: false,
    cancelled: false,
    reserved,
    error: null,
    createdAt: now,
  });
  return { state: 'ours', run: { uid: caller.uid, requestId, attempt, isAutomatic }, plan, reserved, admitted };
}

const withMediumPictures = (plan: Plan): Plan => ({ ...plan, limits: { ...plan.limits, imageQuality: 'medium' } });

const isCurrent = (job: JobRecord | null, run: Run): job is JobRecord =>
  job?.status === 'running' && job.attempt === run.attempt;

/**
 * Marks that the vendor is about to be called; it cannot be cancelled afterwards. One write, unless the job was written
 * after it was read (docs/decisions/0177).
 * @throws AppError when the job has been cancelled or taken over since.
 */
export async function startProvider(
  store: JobStore,
  run: Run,
  { read, leaseUntil }: { read: ReadJob | null; leaseUntil: number },
): Promise<void> {
  if (read && isCurrent(read.job, run) && (await read.markStarted(leaseUntil))) return;
  await store.transact(run.uid, async (tx) => {
    const job = await tx.job(run.uid, run.requestId);
    if (job?.cancelled) throw new AppError('invalid', CANCELLED, { field: 'requestId' });
    if (!isCurrent(job, run)) throw new AppError('in_progress', IN_PROGRESS);
    tx.saveJob({ ...job, providerStarted: true, leaseUntil });
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

/**
 * Stores the result, settles the reservation and completes the job in one transaction. Returns false when another
 * attempt has completed the request, whose result counts, or when it was cancelled.
 */
export const completeJob = (
  store: JobStore,
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
    kept,
    spent,
    ifQueued = false,
  }: { error: AppError; kept: NewWork | null; spent: number; ifQueued?: boolean },
  now: number,
): Promise<void> =>
  store.transact(run.uid, async (tx) => {
    const job = await tx.job(run.uid, run.requestId);
    if (!isCurrent(job, run) || (ifQueued && !job.isQueued)) return;
    await releaseReservation(tx, job, spent);
    if (countsAsRefusal(error) && !run.isAutomatic) await countRefusal(tx, run.uid, now);
    if (kept) tx.storeWork(run.uid, kept, now);
    tx.saveJob({ ...job, status: 'failed', reserved: null, error: toJobError(error) });
  });

const toJobError = ({ code, message, field, retryAfterSeconds }: AppError): JobRecord['error'] => ({
  code,
  message,
  field: field ?? null,
  retryAfterSeconds: retryAfterSeconds ?? null,
});

/** Releases the reservations of a user's dead jobs, so that a crash never costs an allowance. Returns their number. */
export async function releaseDeadJobs(store: JobStore, uid: string, now: number): Promise<number> {
  const running = await store.listRunningJobs(uid);
  const dead = running.filter(({ leaseUntil }) => leaseUntil <= now);
  for (const { requestId } of dead) await releaseIfDead(store, { uid, requestId }, now);
  return dead.length;
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
