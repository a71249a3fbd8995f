import { readProfile, type Profile } from '@talelantern/domain/accounts/profile';
import { AppError } from '@talelantern/domain/errors/app-error';
import { LIMIT_REACHED } from '@talelantern/domain/plans/entitlement';
import type { Plan, PlanId } from '@talelantern/domain/plans/plans';
import {
  allowanceOf,
  consumedInTally,
  fitsAllowance,
  monthlyUsageId,
  usageDay,
  usageIdFor,
  usageIdsOf,
  type Capability,
  type Tally,
  type Usage,
} from '@talelantern/domain/plans/usage';
import { releaseNarration, settleNarration } from './narration-ledger.ts';
import { beginChapterLedger, withChapter } from './chapter-ledger.ts';
import type { Caller, JobStore, StoreTx } from '../ports/ports.ts';
import type { JobRecord, BudgetReservation, Reservation, UsageReservation } from '../ports/records.ts';

interface Family {
  uid: string;
  plan: Plan;
  profile: Profile | null;
}

/** Reserves one of `capability` from the plan's allowance; `now` in ms. @throws AppError `quota_exceeded` when nothing is left. */
export async function reserveUsage(
  tx: StoreTx,
  { uid, plan, profile }: Family,
  capability: Capability,
  now: number,
): Promise<UsageReservation> {
  const allowance = allowanceOf(plan, capability);
  const ids = usageIdsOf(profile ?? readProfile(uid, {}), now);
  const usageId = usageIdFor(ids, allowance);
  const usage = await tx.usage(uid, usageId);
  if (!fitsAllowance(usage, allowance, capability, now))
    throw new AppError('quota_exceeded', LIMIT_REACHED, { field: capability });
  const day = allowance.perDay === undefined ? null : usageDay(now);
  const reservation = { usageId, capability, day, ...(usageId !== ids.month && { monthId: ids.month }) };
  await changeUsage(tx, uid, reservation, { reserved: 1, used: 0 }, 1);
  return reservation;
}

/** With what was inherited from an account of the same email address, so that the app can show why it is refused. */
export const storeUsage = (store: JobStore, { uid, emailKeys }: Caller, now: number): Promise<void> =>
  store.transact(
    uid,
    async (tx) => {
      const usageId = monthlyUsageId(uid, now);
      tx.saveUsage(uid, usageId, await tx.usage(uid, usageId));
    },
    emailKeys,
  );

/** Whether something is generated; a stored result does not need a reservation. */
export const reservesAnything = ({ usage, chapter, narration }: Reservation): boolean =>
  usage !== null || chapter !== null || narration !== undefined;

/** Reads the documents of the reservation in parallel with the job. */
export async function readReserved(
  tx: StoreTx,
  uid: string,
  { usage, chapter, narration, money }: Reservation,
): Promise<void> {
  await Promise.all([
    ...(usage ? usageIdsIn(usage).map((usageId) => tx.usage(uid, usageId, true)) : []),
    money && tx.usage(uid, money.usageId, true),
    chapter && tx.chapterLedger(uid, chapter.memoryKey),
    narration && tx.narrationLedger(uid, narration.storyId),
  ]);
}

/** Turns the reservation into usage; the work has cost `spent` micros. The caller saves the job. */
export async function settle(tx: StoreTx, job: JobRecord, spent: number): Promise<void> {
  const { usage, chapter, narration, money } = job.reserved ?? NO_RESERVATION;
  if (money) await changeSpending(tx, job.userId, money, { reserved: -money.micros, used: spent, sold: 0, failed: 0 });
  const charge = narration ? await settleNarration(tx, job.userId, narration) : usage;
  await Promise.all([
    charge && changeUsage(tx, job.userId, charge, { reserved: -1, used: 1 }, 0),
    chapter && changeChapter(tx, job.userId, chapter, { reserved: -1, used: 1 }),
  ]);
}

/** Adds to the story's ledger a chapter that finished after its reservation was released. It is not charged. */
export async function recordLateChapter(
  tx: StoreTx,
  run: { uid: string; requestId: string },
  { chapter, money }: Reservation,
  { planId, now }: { planId: PlanId; now: number },
): Promise<void> {
  if (!chapter) return;
  const { memoryKey, phase } = chapter;
  const isIncluded = (money?.fromSetAside ?? 0) > 0;
  const ledger =
    (await tx.chapterLedger(run.uid, memoryKey)) ??
    beginChapterLedger({ userId: run.uid, memoryKey, planId, isIncluded, openedBy: run.requestId }, now);
  tx.saveChapterLedger(withChapter(ledger, phase, ONE_USED));
}

/**
 * Releases the job's reservation except for what the work has cost; if that is unknown and the vendor was called, all
 * of the reserved amount counts as spent. The caller saves the job in the same transaction.
 */
export async function releaseReservation(tx: StoreTx, job: JobRecord, spent?: number): Promise<void> {
  const { usage, chapter, narration, money } = job.reserved ?? NO_RESERVATION;
  if (money) await releaseBudget(tx, job.userId, money, spent ?? (job.providerStarted ? money.micros : 0));
  const charge = narration ? await releaseNarration(tx, job.userId, narration) : usage;
  await Promise.all([
    charge && changeUsage(tx, job.userId, charge, { reserved: -1, used: 0 }, -1),
    chapter && changeChapter(tx, job.userId, chapter, { reserved: -1, used: 0 }),
  ]);
}

const ONE_USED: Tally = { reserved: 0, used: 1 };
const NO_RESERVATION: Reservation = { usage: null, chapter: null };

const plus = (tally: Tally, change: Tally): Tally => ({
  reserved: Math.max(0, tally.reserved + change.reserved),
  used: tally.used + change.used,
});

/** Reserves the maximum cost of the work. */
export async function reserveBudget(
  tx: StoreTx,
  uid: string,
  work: Omit<BudgetReservation, 'day'>,
  now: number,
): Promise<BudgetReservation> {
  const budget = { ...work, day: usageDay(now) };
  await changeSpending(tx, uid, budget, { reserved: work.micros, used: 0, sold: work.fromSetAside, failed: 0 });
  return budget;
}

/** Releases the reserved amount, except the part that was set aside, because the next attempt needs it. */
const releaseBudget = (tx: StoreTx, uid: string, budget: BudgetReservation, spent: number): Promise<void> =>
  changeSpending(tx, uid, budget, {
    reserved: -budget.micros,
    used: spent,
    sold: -budget.fromSetAside,
    failed: budget.countsFailure ? spent : 0,
  });

async function changeSpending(
  tx: StoreTx,
  uid: string,
  { usageId, day }: BudgetReservation,
  change: Usage['spent'],
): Promise<void> {
  const usage = await tx.usage(uid, usageId);
  const sold = Math.max(0, usage.spent.sold + change.sold);
  const failed = usage.spent.failed + change.failed;
  tx.saveUsage(uid, usageId, {
    ...usage,
    spent: { ...plus(usage.spent, change), sold, failed },
    days: withMicros(usage.days, day, change.reserved + change.used),
  });
}

/** Counts the cost of work toward the family's daily budget only: `micros`, which may be negative. */
export async function countTowardDailyBudget(tx: StoreTx, uid: string, micros: number, now: number): Promise<void> {
  const usageId = monthlyUsageId(uid, now);
  const usage = await tx.usage(uid, usageId);
  tx.saveUsage(uid, usageId, { ...usage, days: withMicros(usage.days, usageDay(now), micros) });
}

const withMicros = (days: Usage['days'], day: string, change: number): Usage['days'] => ({
  ...days,
  [day]: { ...days[day], micros: Math.max(0, (days[day]?.micros ?? 0) + change) },
});

async function changeUsage(
  tx: StoreTx,
  uid: string,
  reservation: UsageReservation,
  change: Tally,
  dayChange: number,
): Promise<void> {
  const { capability, day } = reservation;
  for (const usageId of usageIdsIn(reservation)) {
    const usage = await tx.usage(uid, usageId);
    const tallies = { ...usage.tallies, [capability]: plus(usage.tallies[capability], change) };
    const today = day === null ? {} : usage.days[day];
    const days =
      day === null
        ? usage.days
        : { ...usage.days, [day]: { ...today, [capability]: Math.max(0, (today?.[capability] ?? 0) + dayChange) } };
    tx.saveUsage(uid, usageId, { ...usage, tallies, days });
  }
}

const usageIdsIn = ({ usageId, monthId }: UsageReservation): string[] =>
  monthId === undefined ? [usageId] : [usageId, monthId];

async function changeChapter(
  tx: StoreTx,
  uid: string,
  { memoryKey, phase }: NonNullable<Reservation['chapter']>,
  change: Tally,
): Promise<void> {
  const ledger = await tx.chapterLedger(uid, memoryKey);
  if (!ledger) return;
  const changed = withChapter(ledger, phase, change);
  const isUntouched = Object.values(changed.phases).every((tally) => consumedInTally(tally) === 0);
  if (isUntouched) tx.deleteChapterLedger(ledger);
  else tx.saveChapterLedger(changed);
}
