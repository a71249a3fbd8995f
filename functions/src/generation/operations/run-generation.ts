import { CANCELLED, IN_PROGRESS } from '@talelantern/domain/contracts/contract';
import { AppError, isAppError } from '@talelantern/domain/errors/app-error';
import type { FinishedWork } from '@talelantern/domain/generation/finished-work';
import type { GenerationKind } from '@talelantern/domain/generation/job';
import { completeJob, failJob, releaseDeadJobs, startProvider, type Completion } from './jobs.ts';
import { openJob, type JobSpec, type OpenedJob, type OwnJob } from './open-job.ts';
import type { JobStore, StoreTx, NewWork, ReadJob } from '../ports/ports.ts';
import type { Clock } from '../../core/clock.ts';
import type { Log } from '../../core/log.ts';
import { toAppError } from '../../core/to-app-error.ts';
import type { CostMeter } from '../ports/providers.ts';
import { doUnbilledWork } from './unbilled-work.ts';
import { admitWithinBudget, type Budgeted } from './budgeted-admission.ts';
import { startMeter, type Costs } from './costs.ts';
import { waitAsRepeat } from './wait-for-job.ts';
import { storeUsage } from './reservations.ts';
import type { Spender, SpendGuard } from './spend-guard.ts';
import type { Config } from '../../config.ts';

export interface GenerationDeps {
  store: JobStore;
  spending: SpendGuard;
  costs: Costs;
  clock: Clock;
  log: Log;
  settings: Config['jobs'];
}

export interface GenerationRun {
  requestId: string;
  /** Whether an earlier attempt may have stored partial results. */
  isRetry: boolean;
  /** Await right before calling the vendor; the request cannot be cancelled afterwards. */
  startProvider: () => Promise<void>;
  /** Whether the request is for the cheaper model. */
  isEconomy: boolean;
  meter: CostMeter;
  /**
   * Does further work of this kind that the family is not charged for, once for the request (docs/decisions/0176): it
   * counts only toward the daily budgets of the tier and the family. Null when it is not done. @throws the error of
   * `work`
   */
  doUnbilledWork: <Result>(work: (meter: CostMeter) => Promise<Result>) => Promise<Result | null>;
}

export interface Generation<Subject, Admitted, Result> extends Pick<
  JobSpec<Subject, Admitted>,
  'caller' | 'requestId' | 'kind' | 'itemId' | 'signedOut' | 'isAutomatic' | 'isQueued' | 'identify' | 'admit'
> {
  /** Does the work. A failure releases the reservation. */
  produce: (run: GenerationRun, admitted: Admitted) => Promise<Result>;
  toWork: (result: Result) => NewWork | null;
  /** Further writes in the transaction that completes the job. */
  record?: (tx: StoreTx, result: Result) => Promise<void>;
  /** The result in stored work; null for work of a different kind. */
  resultOf: (work: FinishedWork) => Result | null;
  /** The work that the user was shown before a failure other than a refusal; null if nothing was shown. */
  partialWork?: () => NewWork | null;
}

/**
 * Runs a generation in this process so that paid work is never lost and a failure is never charged: a finished request
 * returns its result, a running one is awaited, a failed or dead one runs again.
 * @throws AppError of the work; `in_progress` when another attempt takes longer than `waitMs`, or when too many of its
 * repeats wait.
 */
export const runGeneration = <Subject, Admitted, Result>(
  deps: GenerationDeps,
  generation: Generation<Subject, Admitted, Result>,
): Promise<Result> => openGeneration(deps, generation, (job) => runAttempt(deps, generation, job));

/** Like `runGeneration`; `perform` does or awaits the work of an attempt that this call has opened. */
export async function openGeneration<Subject, Admitted, Result>(
  deps: GenerationDeps,
  generation: Generation<Subject, Admitted, Result>,
  perform: (job: OwnJob<Budgeted<Admitted>>) => Promise<Result>,
): Promise<Result> {
  const { clock, settings } = deps;
  const waitUntil = clock.now() + settings.waitMs;
  for (;;) {
    const opened = await openWithRetry(deps, generation);
    if (opened.state === 'ours') return perform(opened);
    if (opened.state === 'done') return findResult(deps, generation);
    const ended = await waitAsRepeat(deps, generation, waitUntil);
    if (!ended) throw new AppError('in_progress', IN_PROGRESS);
  }
}

/** Opens the job; when refused, releases dead jobs and tries once more. */
async function openWithRetry<Subject, Admitted, Result>(
  deps: GenerationDeps,
  generation: Generation<Subject, Admitted, Result>,
): Promise<OpenedJob<Budgeted<Admitted>>> {
  const { store, clock } = deps;
  const tryOpen = () => openJob(store, toJobSpec(deps, generation));
  try {
    return await tryOpen();
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.code === 'quota_exceeded') await storeUsage(store, generation.caller, clock.now());
    const releasedJobs = await releaseDeadJobs(store, generation.caller.uid, clock.now());
    if (releasedJobs === 0) throw error;
    return tryOpen();
  }
}

/** What the job of a generation is opened with now. */
export const toJobSpec = <Subject, Admitted, Result>(
  deps: GenerationDeps,
  generation: Generation<Subject, Admitted, Result>,
): JobSpec<Subject, Budgeted<Admitted>> => {
  const now = deps.clock.now();
  // Runs in parallel with the reads of the job.
  deps.spending.prefetch(now);
  return {
    ...generation,
    ...deps.settings,
    admit: (admission, subject) => admitWithinBudget(deps, generation, admission, subject),
    now,
  };
};

/** Does the work of an attempt and completes its job. @throws AppError of the work, after the job was failed. */
export async function runAttempt<Subject, Admitted, Result>(
  deps: GenerationDeps,
  generation: Generation<Subject, Admitted, Result>,
  job: OwnJob<Budgeted<Admitted>>,
): Promise<Result> {
  const { store, clock, log, settings, costs } = deps;
  const { run, reserved, plan } = job;
  const { work: admitted, isEconomy } = job.admitted;
  const { emailVerified } = generation.caller;
  const spender = { tier: plan.tier, emailVerified };
  const { meter, spent } = startMeter(costs);
  const recorded: RecordedCost = { at: null, micros: reserved.money?.micros ?? 0 };
  const cost = () => spent(recorded.micros);
  let correction: Promise<void> | undefined;
  const correct = () =>
    (correction ??= correctRecordedCost(deps, generation.kind, spender, { ...recorded, spent: cost() }));
  const leaseEnd = () => clock.now() + settings.leaseMs;
  // Read while the user's inputs are moderated, so that only one write is left before the vendor is called.
  const reading = store.readJob(run.uid, run.requestId).catch(() => null);
  const stopRenewing = clock.every(settings.leaseMs / 3, () => {
    store.extendLease(run.uid, run.requestId, leaseEnd()).catch(() => {
      log('warning', 'lease_not_extended', { requestId: run.requestId });
    });
  });
  try {
    const result = await generation.produce(
      {
        requestId: run.requestId,
        isRetry: run.attempt > 1,
        startProvider: async () =>
          startAndRecordCost(deps, generation.kind, run, { spender, recorded, read: await reading }),
        isEconomy,
        meter,
        doUnbilledWork: (work) =>
          doUnbilledWork(
            deps,
            { run, kind: generation.kind, plan, emailVerified, micros: reserved.money?.micros ?? 0 },
            work,
          ),
      },
      admitted,
    );
    // Runs in parallel with completing the job.
    void correct();
    const completion: Completion = {
      reserved,
      plan,
      spent: cost(),
      work: generation.toWork(result),
      record: async (tx) => generation.record?.(tx, result),
    };
    const isFirst = await completeJob(store, run, completion, clock.now());
    return isFirst ? result : await findResult({ store }, generation);
  } catch (error) {
    const failure = toAppError(error);
    const partialWork = failure.code === 'refused' ? null : (generation.partialWork?.() ?? null);
    await failJob(store, run, { error: failure, workToKeep: partialWork, spent: cost() }, clock.now());
    throw failure;
  } finally {
    stopRenewing();
    await correct();
  }
}

/** A cost recorded in the sum of the tier's day; `at` is null until the cost is recorded. */
interface RecordedCost {
  at: number | null;
  micros: number;
}

/** If this fails, the recorded cost stays too high, so that no budget is exceeded. */
async function correctRecordedCost(
  { spending, log }: Pick<GenerationDeps, 'spending' | 'log'>,
  kind: GenerationKind,
  spender: Spender,
  { at, micros, spent }: RecordedCost & { spent: number },
): Promise<void> {
  if (at === null) return;
  await spending
    .correct(spender, { kind, micros, spent }, at)
    .catch(() => log('warning', 'cost_not_corrected', { kind }));
}

async function startAndRecordCost(
  { store, spending, clock, settings }: GenerationDeps,
  kind: GenerationKind,
  run: OwnJob<unknown>['run'],
  { spender, recorded, read }: { spender: Spender; recorded: RecordedCost; read: ReadJob | null },
): Promise<void> {
  const now = clock.now();
  const leaseUntil = now + settings.leaseMs;
  await spending.record(spender, { kind, micros: recorded.micros }, now, (cost) =>
    startProvider(store, run, { read, leaseUntil, cost }),
  );
  recorded.at = now;
}

/** The stored result of a request that is done. @throws AppError `not_found` when it was saved or discarded. */
export async function findResult<Subject, Admitted, Result>(
  { store }: Pick<GenerationDeps, 'store'>,
  { caller, requestId, resultOf }: Generation<Subject, Admitted, Result>,
): Promise<Result> {
  const work = await store.findWork(caller.uid, requestId);
  const result = work && resultOf(work);
  if (result) return result;
  const job = await store.findJob(caller.uid, requestId);
  if (job?.cancelled) throw new AppError('invalid', CANCELLED, { field: 'requestId' });
  throw new AppError('not_found', ALREADY_SAVED_OR_DISCARDED, { field: 'requestId' });
}

/** The user has saved or discarded the result and repeats the request. */
const ALREADY_SAVED_OR_DISCARDED = 'This was already saved or discarded.';
