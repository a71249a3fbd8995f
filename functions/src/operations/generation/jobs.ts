import type { Profile } from '@talelantern/domain/accounts/profile';
import { CANCELLED, IN_PROGRESS, INVALID_BODY } from '@talelantern/domain/contracts/contract';
import { AppError, type ErrorCode } from '@talelantern/domain/errors/app-error';
import type { GenerationKind } from '@talelantern/domain/generation/job';
import { effectivePlan } from '@talelantern/domain/subscriptions/entitlement';
import type { Plan } from '@talelantern/domain/subscriptions/plans';
import { monthlyUsageId } from '@talelantern/domain/usage/usage';
import type { Books, BooksPage, JobRecord, KeptWork, Reservation } from '../ports/books.ts';
import type { Caller } from '../ports/caller.ts';
import { giveBack, noteLateChapter, readReserved, settle } from './reservations.ts';
import { countRefusal, countStart, type StartLimits } from './starts.ts';

/** Which job: a family's request, and which of its runs. */
export interface Run {
  uid: string;
  requestId: string;
  attempt: number;
}

/** The family as it stands when its request is admitted. */
export interface Admission {
  page: BooksPage;
  profile: Profile | null;
  plan: Plan;
  now: number;
}

export interface JobOpening<Subject, Admitted> extends StartLimits {
  caller: Caller;
  requestId: string;
  kind: GenerationKind;
  /** What a family hears whose account is switched off. */
  signedOut: string;
  leaseMs: number;
  now: number;
  /** Looks up what the request is about and throws where it is not the caller's; asked before anything else. */
  identify: (page: BooksPage) => Promise<Subject>;
  /** Decides about plan and usage and reserves; throws AppError where the plan does not allow it. */
  admit: (admission: Admission, subject: Subject) => Promise<{ reserved: Reservation; admitted: Admitted }>;
}

/** A run that the caller has to carry out. */
export interface OwnJob<Admitted> {
  state: 'ours';
  run: Run;
  /** The family's, when the job was opened. */
  plan: Plan;
  reserved: Reservation;
  admitted: Admitted;
}

export type OpenedJob<Admitted> = OwnJob<Admitted> | { state: 'running' } | { state: 'done' };

/**
 * Begins a job, or says what has become of it. A failed or dead run of the same request is given back first; job and
 * reservation are written together (architecture §5).
 * @throws AppError of `identify` and `admit`; `unauthenticated`, `invalid` for a cancelled id, `rate_limited`.
 */
export const openJob = <Subject, Admitted>(
  books: Books,
  opening: JobOpening<Subject, Admitted>,
): Promise<OpenedJob<Admitted>> =>
  books.transact(opening.caller.uid, async (page) => {
    const { caller, requestId, kind, now } = opening;
    const monthId = monthlyUsageId(caller.uid, now);
    // All reads begin at once; what they say is judged in its own order.
    const identifying = opening.identify(page);
    identifying.catch(() => {});
    const [job, profile] = await Promise.all([
      page.job(caller.uid, requestId),
      page.profile(caller.uid),
      page.usage(caller.uid, monthId),
    ]);
    if (profile?.disabled) throw new AppError('unauthenticated', opening.signedOut);
    const subject = await identifying;
    if (job?.cancelled) throw new AppError('invalid', CANCELLED, { field: 'requestId' });
    if (job && job.kind !== kind) throw new AppError('invalid', INVALID_BODY, { field: 'requestId' });
    if (job?.status === 'done') return { state: 'done' };
    if (job?.status === 'running' && job.leaseUntil > now) return { state: 'running' };
    if (job) await giveBack(page, job);
    const plan = effectivePlan(profile, now);
    const { reserved, admitted } = await opening.admit({ page, profile, plan, now }, subject);
    await countStart(page, { uid: caller.uid, tier: plan.tier }, opening);
    const attempt = (job?.attempt ?? 0) + 1;
    page.saveJob({
      userId: caller.uid,
      requestId,
      kind,
      status: 'running',
      leaseUntil: now + opening.leaseMs,
      attempt,
      providerStarted: false,
      cancelled: false,
      reserved,
      error: null,
      createdAt: now,
    });
    return { state: 'ours', run: { uid: caller.uid, requestId, attempt }, plan, reserved, admitted };
  });

const isCurrent = (job: JobRecord | null, run: Run): job is JobRecord =>
  job?.status === 'running' && job.attempt === run.attempt;

/**
 * Marks that the vendor is about to be asked; from here on Cancel comes too late.
 * @throws AppError when the job was cancelled or taken over meanwhile.
 */
export const startProvider = (books: Books, run: Run, leaseUntil: number): Promise<void> =>
  books.transact(run.uid, async (page) => {
    const job = await page.job(run.uid, run.requestId);
    if (job?.cancelled) throw new AppError('invalid', CANCELLED, { field: 'requestId' });
    if (!isCurrent(job, run)) throw new AppError('in_progress', IN_PROGRESS);
    page.saveJob({ ...job, providerStarted: true, leaseUntil });
  });

/** What a finished run leaves behind. */
export interface Completion {
  /** What the run has held. */
  reserved: Reservation;
  /** The family's when the run began. */
  plan: Plan;
  work: KeptWork;
  /** Writes what else changes by the work, in the transaction that completes the job. */
  record: (page: BooksPage) => Promise<void>;
}

/**
 * Keeps the finished work, settles what was reserved and closes the job, all at once. Answers false when another run
 * has finished the same request first, whose work is the one that counts, or when the person stopped it.
 */
export const completeJob = (
  books: Books,
  run: Run,
  { reserved, plan, work, record }: Completion,
  now: number,
): Promise<boolean> =>
  books.transact(run.uid, async (page) => {
    const [job] = await Promise.all([page.job(run.uid, run.requestId), readReserved(page, run.uid, reserved)]);
    if (!job || job.cancelled || job.status === 'done') return false;
    // Believed dead, and nobody has taken its place: what it held was given back, and is not taken twice.
    if (job.reserved === null) await noteLateChapter(page, run, reserved, { planId: plan.id, now });
    else await settle(page, job);
    await record(page);
    page.keepWork(run.uid, work, now);
    page.saveJob({ ...job, status: 'done', error: null, leaseUntil: now });
    return true;
  });

/** What a family asked for, and not a fault of the vendor's or ours, is why these runs came to nothing. */
const REFUSALS: ReadonlySet<ErrorCode> = new Set(['refused', 'too_large', 'invalid', 'not_found']);

/** Closes a failed run, gives back what it held and keeps what a family was shown of it. A newer run is left alone. */
export const failJob = (books: Books, run: Run, error: AppError, kept: KeptWork | null, now: number): Promise<void> =>
  books.transact(run.uid, async (page) => {
    const job = await page.job(run.uid, run.requestId);
    if (!isCurrent(job, run)) return;
    await giveBack(page, job);
    if (REFUSALS.has(error.code)) await countRefusal(page, run.uid, now);
    if (kept) page.keepWork(run.uid, kept, now);
    page.saveJob({ ...job, status: 'failed', reserved: null, error: { code: error.code, message: error.message } });
  });

/**
 * Gives back what dead runs of the family hold, so that a crash never costs an allowance. Answers how many there were.
 */
export async function giveBackDeadJobs(books: Books, uid: string, now: number): Promise<number> {
  const running = await books.listRunningJobs(uid);
  const dead = running.filter(({ leaseUntil }) => leaseUntil <= now);
  for (const { requestId } of dead) await giveBackIfDead(books, { uid, requestId }, now);
  return dead.length;
}

/** Closes a run whose lease is over at `now` and gives back what it holds. Answers false for any other job. */
export const giveBackIfDead = (
  books: Books,
  { uid, requestId }: Pick<Run, 'uid' | 'requestId'>,
  now: number,
): Promise<boolean> =>
  books.transact(uid, async (page) => {
    const job = await page.job(uid, requestId);
    if (job?.status !== 'running' || job.leaseUntil > now) return false;
    await giveBack(page, job);
    page.saveJob({ ...job, status: 'failed', reserved: null });
    return true;
  });
