import { readProfile } from '@talelantern/domain/accounts/profile';
import { AppError } from '@talelantern/domain/errors/app-error';
import {
  affordableQuality,
  canAfford,
  canAffordAutomatic,
  canAffordExtras,
  canAffordFailure,
  budgetStateOf,
  dailyBudget,
} from '@talelantern/domain/plans/budget';
import { LIMIT_REACHED } from '@talelantern/domain/plans/entitlement';
import type { Plan } from '@talelantern/domain/plans/plans';
import { consumedInTally, consumedToday, usageIdsOf, type Usage } from '@talelantern/domain/plans/usage';
import { recordingsOfPart } from './narration-ledger.ts';
import type { StoreTx } from '../ports/ports.ts';
import type { Reservation } from '../ports/records.ts';
import type { Costs } from './costs.ts';
import type { Admission, AdmittedWork, JobSpec } from './open-job.ts';
import { reserveBudget, reservesAnything } from './reservations.ts';
import type { SpendGuard } from './spend-guard.ts';

/** The admitted work, and whether the family's budget covers only the cheaper text model. */
export interface Budgeted<Admitted> {
  work: Admitted;
  isEconomy: boolean;
}

/** Names the budget in `field` of `quota_exceeded`, so that the app can say which one was reached. */
export const DAILY_BUDGET_FIELD = 'budgetToday';
const MONTHLY_BUDGET_FIELD = 'budget';

/**
 * Admits a generation in the quality that the family's budget covers, and reserves its maximum cost
 * (docs/decisions/0146). A result that exists already costs nothing and is returned regardless of all caps. Chapters and
 * recordings that the plan includes do not need what is left of the monthly or daily budget (docs/decisions/0174).
 * @throws AppError of `admit`; `busy` over the tier's cap; `verify_email` over the part of Free's cap for unverified
 * email addresses; `quota_exceeded` over the family's daily or monthly budget.
 */
export async function admitWithinBudget<Subject, Admitted>(
  { spending, costs }: { spending: SpendGuard; costs: Costs },
  {
    caller: { uid, emailVerified },
    kind,
    isAutomatic = false,
    admit,
  }: Pick<JobSpec<Subject, Admitted>, 'caller' | 'kind' | 'isAutomatic' | 'admit'>,
  admission: Admission,
  subject: Subject,
): Promise<AdmittedWork<Budgeted<Admitted>>> {
  const { tx, profile, plan, now } = admission;
  const { month: usageId } = usageIdsOf(profile ?? readProfile(uid, {}), now);
  const usage = await tx.usage(uid, usageId);
  const state = budgetStateOf(plan, usage, costs.included());
  const quality = affordableQuality(state, plan.limits.imageQuality);
  const affordable: Plan = { ...plan, limits: { ...plan.limits, imageQuality: quality } };
  const { reserved, admitted, isExtra = false, ...size } = await admit({ ...admission, plan: affordable }, subject);
  if (!isAutomatic && !reservesAnything(reserved)) return { reserved, admitted: { work: admitted, isEconomy: true } };
  await spending.assertWithinCap({ tier: plan.tier, emailVerified }, now);
  const order = { kind, quality, ...size };
  const leftToday = await leftOfDailyBudget({ spending, costs }, plan, usage, now);
  const isEconomy =
    plan.tier === 'free' || !canAffordExtras(state) || costs.maximum({ ...order, isEconomy: false }) > leftToday;
  const micros = costs.maximum({ ...order, isEconomy });
  const setAside = await setAsideFor(costs, tx, uid, reserved);
  const isStopped = isAutomatic && !(isExtra ? canAffordExtras(state) : canAffordAutomatic(state));
  const isInMonth = !isStopped && canAfford(state, micros);
  const field = micros > leftToday ? DAILY_BUDGET_FIELD : isInMonth ? null : MONTHLY_BUDGET_FIELD;
  if (field !== null && (setAside === null || !canAffordFailure(state)))
    throw new AppError('quota_exceeded', LIMIT_REACHED, { field });
  const money = { usageId, micros, fromSetAside: setAside ?? 0, countsFailure: setAside !== null && field !== null };
  return {
    reserved: { ...reserved, money: await reserveBudget(tx, uid, money, now) },
    admitted: { work: admitted, isEconomy },
  };
}

/** The amount that the family may still spend today, in micros. */
export async function leftOfDailyBudget(
  { spending, costs }: { spending: Pick<SpendGuard, 'capOf'>; costs: Pick<Costs, 'story'> },
  plan: Plan,
  usage: Usage,
  now: number,
): Promise<number> {
  return dailyBudget(await spending.capOf(plan.tier), costs.story(plan)) - consumedToday(usage, 'micros', now);
}

/** The amount set aside for the first version of an included chapter or of its recording; null for other work. */
async function setAsideFor(
  costs: Costs,
  tx: StoreTx,
  uid: string,
  { chapter, narration }: Reservation,
): Promise<number | null> {
  if (narration) {
    const ledger = await tx.narrationLedger(uid, narration.storyId);
    return ledger && recordingsOfPart(ledger, narration.part) <= 1 ? costs.included().recording : null;
  }
  if (!chapter) return null;
  const ledger = await tx.chapterLedger(uid, chapter.memoryKey);
  const isFirst = ledger !== null && consumedInTally(ledger.phases[chapter.phase]) <= 1;
  return isFirst && ledger.isIncluded ? costs.included().chapter : null;
}
