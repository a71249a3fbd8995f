import { DAY_MS } from '@talelantern/domain/time/day';
import { eachInTurn } from '../operations/sweep/each-in-turn.ts';
import type { BillingBooks } from './ports.ts';
import { refreshPlan, type RefreshPlanTools } from './refresh-plan.ts';

interface ReconcilePlansTools extends RefreshPlanTools {
  billingBooks: Pick<BillingBooks, 'inTurn' | 'find' | 'writePlan' | 'listStale'>;
}

/**
 * Asks the vendor once a day about every family that has ever been to a checkout, whatever events have come: a lost one
 * is made good before the grace ends. Answers how many there were. `now` in ms.
 */
export const reconcilePlans = (tools: ReconcilePlansTools, now: number): Promise<number> =>
  eachInTurn(
    tools.billingBooks.listStale(now - DAY_MS),
    async (uid) => (await refreshPlan(tools, uid, null)) === 'written',
    tools.log,
  );
