import { AppError } from '@talelantern/domain/errors/app-error';
import {
  affordableQuality,
  affords,
  affordsAutomatic,
  affordsBestModel,
  affordsSold,
  dailyBudget,
  budgetStateOf,
  soldPerMonth,
} from '@talelantern/domain/plans/budget';
import { LIMIT_REACHED } from '@talelantern/domain/plans/entitlement';
import type { Plan } from '@talelantern/domain/plans/plans';
import {
  consumedInTally,
  consumedOf,
  consumedToday,
  monthlyUsageId,
  type Usage,
} from '@talelantern/domain/plans/usage';
import { recordingsOfPart } from '../../narration/operations/narration-ledger.ts';
import type { Reservation, StoreTx } from '../ports/ports.ts';
import type { Costs } from './costs.ts';
import type { Admission, AdmittedWork, JobOpening } from './jobs.ts';
import { reserveBudget, reservesAnything } from './reservations.ts';
import type { SpendGuard } from './spend-guard.ts';

/** What was admitted, and which text model the family's money pays for. */
export interface Budgeted<Admitted> {
  work: Admitted;
  isEconomy: boolean;
}

/** Names the budget in `field` of `quota_exceeded`, so that the app can say which one was reached. */
const DAY_FIELD = 'budgetToday';
const MONTH_FIELD = 'budget';

/**
 * Admits a generation in the quality that the family's money pays for, and reserves the most that it may cost
 * (docs/decisions/0146). A result that exists already costs nothing and is returned regardless of all caps.
 * @throws AppError of `admit`; `busy` over the tier's cap; `quota_exceeded` over the family's day or month.
 */
export async function admitWithinBudget<Subject, Admitted>(
  { spending, costs }: { spending: SpendGuard; costs: Costs },
  {
    caller: { uid },
    kind,
    isAutomatic = false,
    admit,
  }: Pick<JobOpening<Subject, Admitted>, 'caller' | 'kind' | 'isAutomatic' | 'admit'>,
  admission: Admission,
  subject: Subject,
): Promise<AdmittedWork<Budgeted<Admitted>>> {
  const { tx, plan, now } = admission;
  const month = monthlyUsageId(uid, now);
  const state = budgetStateOf(plan, await tx.usage(uid, month), costs.sold());
  const quality = affordableQuality(state, plan.limits.imageQuality);
  const isEconomy = plan.tier === 'free' || !affordsBestModel(state);
  const affordable: Plan = { ...plan, limits: { ...plan.limits, imageQuality: quality } };
  const { reserved, admitted, references, characters } = await admit({ ...admission, plan: affordable }, subject);
  const budgeted = { work: admitted, isEconomy };
  if (!isAutomatic && !reservesAnything(reserved)) return { reserved, admitted: budgeted };
  await spending.assertWithinCap(plan, now);
  const micros = costs.most({ kind, quality, isEconomy, references, characters });
  const usage = await tx.usage(uid, month);
  const day = dailyBudget(await spending.capOf(plan.tier), costs.story(plan));
  if (consumedToday(usage, 'micros', now) + micros > day) throw limitReached(DAY_FIELD);
  const soldPrice = await soldPriceOf(costs, tx, uid, reserved, { plan, usage });
  const isPaidFor =
    soldPrice === null
      ? affords(state, micros) && (!isAutomatic || affordsAutomatic(state))
      : affordsSold(state, micros);
  if (!isPaidFor) throw limitReached(MONTH_FIELD);
  const money = await reserveBudget(tx, uid, { micros, fromSetAside: Math.min(micros, soldPrice ?? 0) }, now);
  return { reserved: { ...reserved, money }, admitted: budgeted };
}

const limitReached = (field: string): AppError => new AppError('quota_exceeded', LIMIT_REACHED, { field });

/** What is set aside for the first version of a chapter or of its recording; null for other work. */
async function soldPriceOf(
  costs: Costs,
  tx: StoreTx,
  uid: string,
  { chapter, narration }: Reservation,
  { plan, usage }: { plan: Plan; usage: Usage },
): Promise<number | null> {
  if (narration) {
    const ledger = await tx.narrationLedger(uid, narration.storyId);
    return ledger && recordingsOfPart(ledger, narration.part) <= 1 ? costs.sold().recording : null;
  }
  if (!chapter) return null;
  const ledger = await tx.chapterLedger(uid, chapter.memoryKey);
  const isFirst = ledger !== null && consumedInTally(ledger.phases[chapter.phase]) <= 1;
  return isFirst && consumedOf(usage, 'stories') <= soldPerMonth(plan).stories ? costs.sold().chapter : null;
}
