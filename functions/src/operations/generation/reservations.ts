import type { Profile } from '@talelantern/domain/accounts/profile';
import { AppError } from '@talelantern/domain/errors/app-error';
import { LIMIT_REACHED } from '@talelantern/domain/subscriptions/entitlement';
import type { Plan, PlanId } from '@talelantern/domain/subscriptions/plans';
import {
  allowanceOf,
  fitsAllowance,
  monthlyUsageId,
  usageDay,
  yearlyUsageId,
  type Capability,
  type Tally,
} from '@talelantern/domain/usage/usage';
import { giveBackNarration, settleNarration } from '../narration/narration-ledger.ts';
import { beginChapterLedger } from '../stories/chapter-ledger.ts';
import type { Books, BooksPage, JobRecord, Reservation, UsageReservation } from '../ports/books.ts';

interface Family {
  uid: string;
  plan: Plan;
  profile: Profile | null;
}

/**
 * Takes one of `capability` from what the plan allows at `now` (ms).
 * @throws AppError `quota_exceeded` when nothing is left.
 */
export async function reserveUsage(
  page: BooksPage,
  { uid, plan, profile }: Family,
  capability: Capability,
  now: number,
): Promise<UsageReservation> {
  const allowance = allowanceOf(plan, capability);
  const usageId =
    allowance.per === 'year' ? yearlyUsageId(uid, profile?.currentPeriodEnd ?? now) : monthlyUsageId(uid, now);
  const usage = await page.usage(uid, usageId);
  if (!fitsAllowance(usage, allowance, capability, now)) throw new AppError('quota_exceeded', LIMIT_REACHED);
  const day = allowance.perDay === undefined ? null : usageDay(now);
  const reservation = { usageId, capability, day };
  await changeUsage(page, uid, reservation, { reserved: 1, used: 0 }, 1);
  return reservation;
}

/**
 * Stores the month's usage as it counts: what was inherited from an earlier account of the same address stands nowhere
 * yet where its family could read why it is refused.
 */
export const keepUsage = (books: Books, uid: string, now: number): Promise<void> =>
  books.transact(uid, async (page) => {
    const usageId = monthlyUsageId(uid, now);
    page.saveUsage(uid, usageId, await page.usage(uid, usageId));
  });

/** Whether anything is to be made, and not only handed out. */
export const holdsSomething = ({ usage, chapter, narration }: Reservation): boolean =>
  usage !== null || chapter !== null || narration !== undefined;

/** Reads what a reservation stands in, side by side with the job: settling it reads nothing more. */
export async function readReserved(
  page: BooksPage,
  uid: string,
  { usage, chapter, narration }: Reservation,
): Promise<void> {
  await Promise.all([
    usage && page.usage(uid, usage.usageId),
    chapter && page.chapterLedger(uid, chapter.memoryKey),
    narration && page.narrationLedger(uid, narration.storyId),
  ]);
}

/** Turns what the job holds into what was used. The job itself is the caller's to save. */
export async function settle(page: BooksPage, job: JobRecord): Promise<void> {
  const { usage, chapter, narration } = job.reserved ?? NOTHING;
  const charge = narration ? await settleNarration(page, job.userId, narration) : usage;
  await Promise.all([
    charge && changeUsage(page, job.userId, charge, { reserved: -1, used: 1 }, 0),
    chapter && changeChapter(page, job.userId, chapter, { reserved: -1, used: 1 }),
  ]);
}

/**
 * Notes a chapter that came after all when what its job held was given back. It is charged to nobody, but its story goes
 * on from it.
 */
export async function noteLateChapter(
  page: BooksPage,
  run: { uid: string; requestId: string },
  { chapter }: Reservation,
  { planId, now }: { planId: PlanId; now: number },
): Promise<void> {
  if (!chapter) return;
  const { memoryKey, phase } = chapter;
  const ledger =
    (await page.chapterLedger(run.uid, memoryKey)) ??
    beginChapterLedger({ userId: run.uid, memoryKey, planId, openedBy: run.requestId }, now);
  page.saveChapterLedger({ ...ledger, phases: { ...ledger.phases, [phase]: plus(ledger.phases[phase], ONE_MORE) } });
}

/** Gives back what the job holds. The caller saves the job without its reservation in the same transaction. */
export async function giveBack(page: BooksPage, job: JobRecord): Promise<void> {
  const { usage, chapter, narration } = job.reserved ?? NOTHING;
  const charge = narration ? await giveBackNarration(page, job.userId, narration) : usage;
  await Promise.all([
    charge && changeUsage(page, job.userId, charge, { reserved: -1, used: 0 }, -1),
    chapter && changeChapter(page, job.userId, chapter, { reserved: -1, used: 0 }),
  ]);
}

const ONE_MORE: Tally = { reserved: 0, used: 1 };
const NOTHING: Reservation = { usage: null, chapter: null };

const plus = (tally: Tally, change: Tally): Tally => ({
  reserved: Math.max(0, tally.reserved + change.reserved),
  used: tally.used + change.used,
});

async function changeUsage(
  page: BooksPage,
  uid: string,
  { usageId, capability, day }: UsageReservation,
  change: Tally,
  dayChange: number,
): Promise<void> {
  const usage = await page.usage(uid, usageId);
  const tallies = { ...usage.tallies, [capability]: plus(usage.tallies[capability], change) };
  const today = day === null ? {} : usage.days[day];
  const days =
    day === null
      ? usage.days
      : { ...usage.days, [day]: { ...today, [capability]: Math.max(0, (today?.[capability] ?? 0) + dayChange) } };
  page.saveUsage(uid, usageId, { ...usage, tallies, days });
}

async function changeChapter(
  page: BooksPage,
  uid: string,
  { memoryKey, phase }: NonNullable<Reservation['chapter']>,
  change: Tally,
): Promise<void> {
  const ledger = await page.chapterLedger(uid, memoryKey);
  if (!ledger) return;
  const phases = { ...ledger.phases, [phase]: plus(ledger.phases[phase], change) };
  const isUntouched = Object.values(phases).every(({ reserved, used }) => reserved + used === 0);
  if (isUntouched) page.deleteChapterLedger(ledger);
  else page.saveChapterLedger({ ...ledger, phases });
}
