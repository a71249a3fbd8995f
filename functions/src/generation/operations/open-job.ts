import type { Profile } from '@talelantern/domain/accounts/profile';
import { CANCELLED, INVALID_BODY } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { GenerationKind } from '@talelantern/domain/generation/job';
import { effectivePlan } from '@talelantern/domain/plans/entitlement';
import type { Plan } from '@talelantern/domain/plans/plans';
import type { Caller, JobStore, StoreTx } from '../ports/ports.ts';
import type { JobRecord, Reservation } from '../ports/records.ts';
import type { WorkOrder } from './costs.ts';
import type { Run } from './jobs.ts';
import { releaseReservation } from './reservations.ts';
import { countStart, startUsageIds } from './starts.ts';
import type { StartLimits } from '../../config.ts';
import { readAhead } from '../../core/read-ahead.ts';

export interface Admission {
  tx: StoreTx;
  profile: Profile | null;
  plan: Plan;
  now: number;
}

/** The work and its request, for which a job is opened. */
export interface JobSpec<Subject, Admitted> extends StartLimits {
  caller: Caller;
  requestId: string;
  kind: GenerationKind;
  /** The character or location that a picture is for. */
  itemId?: string | undefined;
  signedOut: string;
  leaseMs: number;
  now: number;
  /**
   * Whether a trigger has begun the work, not the user: no start and no refusal is counted against the user, pictures
   * have at most medium quality on every plan, and the result is not kept in `temp/`.
   */
  isAutomatic?: boolean;
  /** Whether the attempt waits for its task, which claims it (docs/decisions/0173). */
  isQueued?: boolean;
  /** Finds the subject of the request and throws when it is not the caller's. Called before anything else. */
  identify: (tx: StoreTx) => Promise<Subject>;
  /** Checks plan and usage and reserves the allowance; throws AppError when the plan does not allow it. */
  admit: (admission: Admission, subject: Subject) => Promise<AdmittedWork<Admitted>>;
}

export interface AdmittedWork<Admitted> extends Pick<WorkOrder, 'references' | 'characters'> {
  reserved: Reservation;
  admitted: Admitted;
  /** Whether the work is automatic and no plan promises it. */
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
  store: Pick<JobStore, 'transact'>,
  spec: JobSpec<Subject, Admitted>,
): Promise<OpenedJob<Admitted>> =>
  store.transact(
    spec.caller.uid,
    async (tx) => {
      const { caller, kind, now, isAutomatic = false } = spec;
      const jobReads = await startReads(tx, spec);
      const { job } = jobReads;
      const subject = await subjectOf(spec, jobReads);
      if (job?.cancelled) throw new AppError('invalid', CANCELLED, { field: 'requestId' });
      if (job && job.kind !== kind) throw new AppError('invalid', INVALID_BODY, { field: 'requestId' });
      if (job?.status === 'done') return { state: 'done' };
      if (job?.status === 'running' && job.leaseUntil > now) return { state: 'running' };
      if (job) await releaseReservation(tx, job);
      const attempt = (job?.attempt ?? 0) + 1;
      const opened = await reserve(tx, spec, { ...jobReads, subject, attempt });
      if (!isAutomatic) await countStart(tx, { uid: caller.uid, tier: opened.plan.tier }, spec);
      return opened;
    },
    spec.caller.emailKeys,
  );

/**
 * Claims a queued attempt for its task; null when it was claimed before, has ended or was cancelled. The reservation is
 * made again in the same transaction, with what is true now; the start was counted when the attempt was queued.
 * @throws AppError of `identify` and `admit`; `unauthenticated`.
 */
export const claimJob = <Subject, Admitted>(
  store: JobStore,
  spec: JobSpec<Subject, Admitted>,
  attempt: number,
): Promise<OwnJob<Admitted> | null> =>
  store.transact(spec.caller.uid, async (tx) => {
    const jobReads = await startReads(tx, spec);
    const { job } = jobReads;
    if (job?.status !== 'running' || job.attempt !== attempt || !job.isQueued) return null;
    const subject = await subjectOf(spec, jobReads);
    await releaseReservation(tx, job);
    return reserve(tx, spec, { ...jobReads, subject, attempt });
  });

/** How long an attempt may wait for its task. A picture of 75 s still ends within the 300 s of its request. */
const QUEUED_LEASE_MS = 150_000;

interface JobReads<Subject> {
  job: JobRecord | null;
  profile: Profile | null;
  identified: Promise<Subject>;
}

/** Starts all reads in parallel; they are evaluated in order. */
async function startReads<Subject, Admitted>(
  tx: StoreTx,
  { caller, requestId, now, identify }: JobSpec<Subject, Admitted>,
): Promise<JobReads<Subject>> {
  const identified = readAhead(identify(tx));
  const [job, profile] = await Promise.all([
    tx.job(caller.uid, requestId),
    tx.profile(caller.uid),
    ...startUsageIds(caller.uid, now).map((id) => tx.usage(caller.uid, id)),
  ]);
  return { job, profile, identified };
}

async function subjectOf<Subject, Admitted>(
  { signedOut }: JobSpec<Subject, Admitted>,
  { profile, identified }: JobReads<Subject>,
): Promise<Subject> {
  if (profile?.disabled) throw new AppError('unauthenticated', signedOut);
  return identified;
}

/** Admits an attempt and saves its job. */
async function reserve<Subject, Admitted>(
  tx: StoreTx,
  spec: JobSpec<Subject, Admitted>,
  { job, profile, subject, attempt }: Omit<JobReads<Subject>, 'identified'> & { subject: Subject; attempt: number },
): Promise<OwnJob<Admitted>> {
  const { caller, requestId, kind, itemId, now, isAutomatic = false, isQueued = false } = spec;
  const ownPlan = effectivePlan(profile, now);
  const plan = isAutomatic ? withMediumPictures(ownPlan) : ownPlan;
  const { reserved, admitted } = await spec.admit({ tx, profile, plan, now }, subject);
  tx.saveJob({
    ...job,
    userId: caller.uid,
    requestId,
    kind,
    ...(itemId !== undefined && { itemId }),
    status: 'running',
    isQueued,
    leaseUntil: now + (isQueued ? QUEUED_LEASE_MS : spec.leaseMs),
    attempt,
    providerStarted: false,
    hasBegunAtOurCost: job?.hasBegunAtOurCost ?? false,
    cancelled: false,
    reserved,
    error: null,
    createdAt: now,
  });
  return { state: 'ours', run: { uid: caller.uid, requestId, attempt, isAutomatic }, plan, reserved, admitted };
}

const withMediumPictures = (plan: Plan): Plan => ({ ...plan, limits: { ...plan.limits, imageQuality: 'medium' } });
