import type { GenerationKind } from '@talelantern/domain/generation/job';
import type { Plan } from '@talelantern/domain/plans/plans';
import type { Clock } from '../../core/clock.ts';
import type { Log } from '../../core/log.ts';
import type { CostMeter } from '../ports/providers.ts';
import { startMeter, type Costs } from './costs.ts';
import type { SpendGuard } from './spend-guard.ts';

export interface OurCostDeps {
  spending: Pick<SpendGuard, 'assertWithinCap' | 'correct'>;
  costs: Pick<Costs, 'of' | 'mostOf'>;
  clock: Pick<Clock, 'now'>;
  log: Log;
}

/** Work of which `micros` is the most that it may cost. */
interface OurWork {
  kind: GenerationKind;
  plan: Plan;
  micros: number;
}

/**
 * Does work that no family pays for: its cost is added to the sum of the tier's day, but not to the number of works. Null
 * when the day has no room for it, or when that cannot be read or written. @throws the error of `work`
 */
export async function workAtOurCost<Answer>(
  { spending, costs, clock, log }: OurCostDeps,
  { kind, plan, micros }: OurWork,
  work: (meter: CostMeter) => Promise<Answer>,
): Promise<Answer | null> {
  const now = clock.now();
  try {
    await spending.assertWithinCap(plan, now);
    await spending.correct(plan, { kind, micros: 0, spent: micros }, now);
  } catch {
    return null;
  }
  const { meter, spent } = startMeter(costs);
  try {
    return await work(meter);
  } finally {
    // If this fails, the recorded cost stays too high, which is safe.
    await spending
      .correct(plan, { kind, micros, spent: spent(micros) }, now)
      .catch(() => log('warning', 'cost_not_corrected', { kind }));
  }
}
