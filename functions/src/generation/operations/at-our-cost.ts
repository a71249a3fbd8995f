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
import { DAY_FIELD, dayLeftOf } from './budgeted-admission.ts';
import { startMeter, type Costs } from './costs.ts';
import type { Run } from './jobs.ts';
import { countInDay } from './reservations.ts';
import type { SpendGuard } from './spend-guard.ts';

export interface OurCostDeps {
  store: Pick<JobStore, 'transact'>;
  spending: Pick<SpendGuard, 'assertWithinCap' | 'capOf' | 'correct'>;
  costs: Pick<Costs, 'of' | 'maximumOfCall' | 'story'>;
  clock: Pick<Clock, 'now'>;
  log: Log;
}

/** Work at our cost; `micros` is its maximum cost. */
interface OurWork {
  run: Pick<Run, 'uid' | 'requestId' | 'attempt'>;
  kind: GenerationKind;
  plan: Plan;
  emailVerified: boolean;
  micros: number;
}

/**
 * Does work that no family pays for. Its cost is added to the day of the tier and to that of the family, but not to the
 * month or to the counts of works. Returns null, and logs it, when one of the days has no room, when a day cannot be
 * read or written, or when an earlier attempt at the request has begun such work.
 * @throws the error of `work`
 */
export async function workAtOurCost<Answer>(
  deps: OurCostDeps,
  ours: OurWork,
  work: (meter: CostMeter) => Promise<Answer>,
): Promise<Answer | null> {
  const { spending, costs, clock, log } = deps;
  const { run, kind, plan, emailVerified, micros } = ours;
  const spender = { tier: plan.tier, emailVerified };
  const now = clock.now();
  try {
    await spending.assertWithinCap(spender, now);
    await beginOnce(deps, ours, now);
    await spending.correct(spender, { kind, micros: 0, spent: micros }, now);
  } catch (error) {
    log('warning', 'not_done_at_our_cost', { requestId: run.requestId, kind, ...describeCause(error) });
    return null;
  }
  const { meter, spent } = startMeter(costs);
  try {
    return await work(meter);
  } finally {
    await correct(deps, ours, { spent: spent(micros), now });
  }
}

/**
 * Counts the work's maximum cost in the family's day and marks it in the job, so that a retry does not begin it again.
 * @throws AppError `in_progress` when it was begun before; `quota_exceeded` when the day has no room.
 */
const beginOnce = (
  { store, spending, costs }: OurCostDeps,
  { run: { uid, requestId, attempt }, plan, micros }: OurWork,
  now: number,
): Promise<void> =>
  store.transact(uid, async (tx) => {
    const [job, usage] = await Promise.all([tx.job(uid, requestId), tx.usage(uid, monthlyUsageId(uid, now))]);
    if (job?.attempt !== attempt || job.hasBegunAtOurCost) throw new AppError('in_progress', IN_PROGRESS);
    if (micros > (await dayLeftOf({ spending, costs }, plan, usage, now)))
      throw new AppError('quota_exceeded', LIMIT_REACHED, { field: DAY_FIELD });
    await countInDay(tx, uid, micros, now);
    tx.saveJob({ ...job, hasBegunAtOurCost: true });
  });

/** If this fails, the recorded cost stays too high, so that no budget is exceeded. */
async function correct(
  { store, spending, log }: OurCostDeps,
  { run: { uid, requestId }, kind, plan: { tier }, emailVerified, micros }: OurWork,
  { spent, now }: { spent: number; now: number },
): Promise<void> {
  if (spent === micros) return;
  const corrections = await Promise.allSettled([
    spending.correct({ tier, emailVerified }, { kind, micros, spent }, now),
    store.transact(uid, (tx) => countInDay(tx, uid, spent - micros, now)),
  ]);
  if (corrections.some(({ status }) => status === 'rejected'))
    log('warning', 'cost_not_corrected', { requestId, kind });
}
