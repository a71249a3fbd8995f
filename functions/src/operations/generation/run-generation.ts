import { CANCELLED, IN_PROGRESS, INTERNAL } from '@talelantern/domain/contracts/contract';
import { AppError, isAppError } from '@talelantern/domain/errors/app-error';
import type { FinishedWork } from '@talelantern/domain/generation/finished-work';
import type { GenerationKind } from '@talelantern/domain/generation/job';
import {
  completeJob,
  failJob,
  giveBackDeadJobs,
  openJob,
  startProvider,
  type Completion,
  type JobOpening,
  type OpenedJob,
  type OwnJob,
} from './jobs.ts';
import type { Books, BooksPage, KeptWork } from '../ports/books.ts';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import { holdsSomething, keepUsage } from './reservations.ts';
import type { SpendGuard } from './spend-guard.ts';
import type { StartLimits } from './starts.ts';

export interface GenerationTools {
  books: Books;
  spending: SpendGuard;
  clock: Clock;
  log: Log;
  settings: StartLimits & { leaseMs: number; waitMs: number };
}

/** One run of a generation as its work sees it. */
export interface GenerationRun {
  requestId: string;
  /** Whether an earlier run of the request may have left something behind. */
  isRetry: boolean;
  /** To be awaited right before the vendor is asked: from then on Cancel comes too late. */
  startProvider: () => Promise<void>;
}

export interface Generation<Subject, Admitted, Result> extends Pick<
  JobOpening<Subject, Admitted>,
  'caller' | 'requestId' | 'kind' | 'signedOut' | 'identify' | 'admit'
> {
  /** Does the work. Its failure gives back what was reserved. */
  produce: (run: GenerationRun, admitted: Admitted) => Promise<Result>;
  toWork: (result: Result) => KeptWork;
  /** Writes what else changes by the result, in the transaction that completes the job; nothing where it is missing. */
  record?: (page: BooksPage, result: Result) => Promise<void>;
  /** The result in finished work; null when it holds none of this kind. */
  resultOf: (work: FinishedWork) => Result | null;
  /** What the family was shown before a failure that is no refusal; null when nothing. */
  shownWork: () => KeptWork | null;
}

const POLL_MS = 400;

/**
 * Carries out a generation so that paid work is never lost and a failure is never charged (architecture §5): a request
 * that is done answers what it made; one that is running is waited for; a failed or dead one runs again.
 * @throws AppError of the work; `in_progress` when another run takes longer than `waitMs`.
 */
export async function runGeneration<Subject, Admitted, Result>(
  tools: GenerationTools,
  generation: Generation<Subject, Admitted, Result>,
): Promise<Result> {
  const { clock, settings } = tools;
  const waitUntil = clock.now() + settings.waitMs;
  for (;;) {
    const opened = await openOnceMore(tools, generation);
    if (opened.state === 'ours') return runToEnd(tools, generation, opened);
    if (opened.state === 'done') return findResult(tools, generation);
    if (!(await hasEnded(tools, generation, waitUntil))) throw new AppError('in_progress', IN_PROGRESS);
  }
}

/** Opens the job; where that is refused, dead runs give back what they hold and it is tried once more. */
async function openOnceMore<Subject, Admitted, Result>(
  { books, spending, clock, settings }: GenerationTools,
  generation: Generation<Subject, Admitted, Result>,
): Promise<OpenedJob<Admitted>> {
  const admit: typeof generation.admit = async (admission, subject) => {
    const admitted = await generation.admit(admission, subject);
    // What holds nothing is there already, and is handed out on any day.
    if (holdsSomething(admitted.reserved)) await spending.assertLeft(admission.plan, admission.now);
    return admitted;
  };
  const open = () => openJob(books, { ...generation, ...settings, admit, now: clock.now() });
  try {
    return await open();
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.code === 'quota_exceeded') await keepUsage(books, generation.caller.uid, clock.now());
    const freed = await giveBackDeadJobs(books, generation.caller.uid, clock.now());
    if (freed === 0) throw error;
    return open();
  }
}

async function runToEnd<Subject, Admitted, Result>(
  tools: GenerationTools,
  generation: Generation<Subject, Admitted, Result>,
  job: OwnJob<Admitted>,
): Promise<Result> {
  const { books, clock, log, settings } = tools;
  const { run, reserved, plan, admitted } = job;
  const leaseEnd = () => clock.now() + settings.leaseMs;
  const stopRenewing = clock.every(settings.leaseMs / 3, () => {
    books.extendLease(run.uid, run.requestId, leaseEnd()).catch(() => {
      log('warning', 'lease_not_extended', { requestId: run.requestId });
    });
  });
  try {
    const result = await generation.produce(
      {
        requestId: run.requestId,
        isRetry: run.attempt > 1,
        startProvider: () => startAndBook(tools, generation.kind, job),
      },
      admitted,
    );
    const completion: Completion = {
      reserved,
      plan,
      work: generation.toWork(result),
      record: async (page) => generation.record?.(page, result),
    };
    const isFirst = await completeJob(books, run, completion, clock.now());
    return isFirst ? result : await findResult({ books }, generation);
  } catch (error) {
    const failure = isAppError(error) ? error : new AppError('internal', INTERNAL, { cause: error });
    const kept = failure.code === 'refused' ? null : generation.shownWork();
    await failJob(books, run, failure, kept, clock.now());
    throw failure;
  } finally {
    stopRenewing();
  }
}

/**
 * Books the cost side by side with the mark, which spares a family the time. A run that was stopped first takes it back:
 * else requests that are cancelled at once would use up the day of a whole tier.
 */
async function startAndBook(
  { books, spending, clock, settings }: GenerationTools,
  kind: GenerationKind,
  { run, plan }: Pick<OwnJob<unknown>, 'run' | 'plan'>,
): Promise<void> {
  const now = clock.now();
  const booking = spending.book(plan, kind, now);
  const [started] = await Promise.allSettled([startProvider(books, run, now + settings.leaseMs), booking]);
  if (started.status === 'rejected') {
    // Where even this fails, too much is booked, which is the safe side.
    await booking.then(() => spending.takeBack(plan, kind, now)).catch(() => {});
    throw started.reason;
  }
  await booking;
}

async function findResult<Subject, Admitted, Result>(
  { books }: Pick<GenerationTools, 'books'>,
  { caller, requestId, resultOf }: Generation<Subject, Admitted, Result>,
): Promise<Result> {
  const work = await books.findWork(caller.uid, requestId);
  const result = work && resultOf(work);
  if (result) return result;
  const job = await books.findJob(caller.uid, requestId);
  if (job?.cancelled) throw new AppError('invalid', CANCELLED, { field: 'requestId' });
  throw new AppError('not_found', ALREADY_TAKEN);
}

/** When the family has saved or discarded the work and asks for the same request again. */
export const ALREADY_TAKEN = 'This was already saved or put away.';

/** Waits for the end of the other run, or of its lease. */
async function hasEnded<Subject, Admitted, Result>(
  { books, clock }: GenerationTools,
  { caller, requestId }: Generation<Subject, Admitted, Result>,
  waitUntil: number,
): Promise<boolean> {
  while (clock.now() < waitUntil) {
    await clock.sleep(POLL_MS);
    const job = await books.findJob(caller.uid, requestId);
    if (job?.status !== 'running' || job.leaseUntil <= clock.now()) return true;
  }
  return false;
}
