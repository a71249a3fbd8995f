import { IN_PROGRESS } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { GenerationKind } from '@talelantern/domain/generation/job';
import { LIMIT_REACHED } from '@talelantern/domain/plans/entitlement';
import type { Plan } from '@talelantern/domain/plans/plans';
import { monthlyUsageId } from '@talelantern/domain/plans/usage';
import type { Clock } from '../../core/clock.ts';
import { describeCause, type Log } from '../../core/log.ts';
import type { CostMeter } from '../ports/providers.ts';
import type { JobStore } from '../ports/ports.ts';
import { DAILY_BUDGET_FIELD, leftOfDailyBudget } from './budgeted-admission.ts';
import { startMeter, type Costs } from './costs.ts';
import type { Run } from './jobs.ts';
import { countTowardDailyBudget } from './reservations.ts';
import type { SpendGuard } from './spend-guard.ts';

export interface UnbilledWorkDeps {
  store: Pick<JobStore, 'transact'>;
  spending: Pick<SpendGuard, 'assertWithinCap' | 'capOf' | 'correct'>;
  costs: Pick<Costs, 'of' | 'maximumOfCall' | 'story'>;
  clock: Pick<Clock, 'now'>;
  log: Log;
}

/** Work that no family is charged for; `micros` is its maximum cost. */
interface UnbilledWork {
  run: Pick<Run, 'uid' | 'requestId' | 'attempt'>;
  kind: GenerationKind;
  plan: Plan;
  emailVerified: boolean;
  micros: number;
}

/**
 * Does work that no family is charged for. Its cost counts toward the tier's daily cap and the family's daily budget,
 * but not toward the monthly budget or the usage. Returns null, and logs it, when less than its maximum cost is left of
 * either, when a sum cannot be read or written, or when an earlier attempt at the request has begun such work.
 * @throws the error of `work`
 */
export async function doUnbilledWork<Result>(
  deps: UnbilledWorkDeps,
  order: UnbilledWork,
  work: (meter: CostMeter) => Promise<Result>,
): Promise<Result | null> {
  const { spending, costs, clock, log } = deps;
  const { run, kind, plan, emailVerified, micros } = order;
  const spender = { tier: plan.tier, emailVerified };
  const now = clock.now();
  try {
    await spending.assertWithinCap(spender, now);
    await beginOnce(deps, order, now);
    await spending.correct(spender, { kind, micros: 0, spent: micros }, now);
  } catch (error) {
    log('warning', 'not_done_at_our_cost', { requestId: run.requestId, kind, ...describeCause(error) });
    return null;
  }
  const { meter, spent } = startMeter(costs);
  try {
    return await work(meter);
  } finally {
    await correct(deps, order, { spent: spent(micros), now });
  }
}

/**
 * Counts the work's maximum cost toward the family's daily budget and marks it in the job, so that a retry does not
 * begin it again.
 * @throws AppError `in_progress` when it was begun before; `quota_exceeded` when the daily budget is used up.
 */
const beginOnce = (
  { store, spending, costs }: UnbilledWorkDeps,
  { run: { uid, requestId, attempt }, plan, micros }: UnbilledWork,
  now: number,
): Promise<void> =>
  store.transact(uid, async (tx) => {
    const [job, usage] = await Promise.all([tx.job(uid, requestId), tx.usage(uid, monthlyUsageId(uid, now))]);
    if (job?.attempt !== attempt || job.hasBegunAtOurCost) throw new AppError('in_progress', IN_PROGRESS);
    if (micros > (await leftOfDailyBudget({ spending, costs }, plan, usage, now)))
      throw new AppError('quota_exceeded', LIMIT_REACHED, { field: DAILY_BUDGET_FIELD });
    await countTowardDailyBudget(tx, uid, micros, now);
    tx.saveJob({ ...job, hasBegunAtOurCost: true });
  });

/** If this fails, the recorded cost stays too high, so that no budget is exceeded. */
async function correct(
  { store, spending, log }: UnbilledWorkDeps,
  { run: { uid, requestId }, kind, plan: { tier }, emailVerified, micros }: UnbilledWork,
  { spent, now }: { spent: number; now: number },
): Promise<void> {
  if (spent === micros) return;
  const corrections = await Promise.allSettled([
    spending.correct({ tier, emailVerified }, { kind, micros, spent }, now),
    store.transact(uid, (tx) => countTowardDailyBudget(tx, uid, spent - micros, now)),
  ]);
  if (corrections.some(({ status }) => status === 'rejected'))
    log('warning', 'cost_not_corrected', { requestId, kind });
}
