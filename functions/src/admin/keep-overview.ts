import type { AdminRequest, AdminResponse } from '@talelantern/domain/admin/actions';
import { usageDay } from '@talelantern/domain/usage/usage';
import type { OverviewBooks } from './ports.ts';

const DAY_MS = 86_400_000;

/**
 * Sums up the day of `now` (ms), and the one before until it is over for good. What is added up by functions is summed;
 * the rest is counted in the indexes, so that no collection is read. Answers how many days.
 */
export async function keepOverview(
  { overviewBooks }: { overviewBooks: Pick<OverviewBooks, 'sumUp' | 'countNow'> },
  now: number,
): Promise<number> {
  const today = now - (now % DAY_MS);
  for (const start of [today - DAY_MS, today]) {
    await overviewBooks.sumUp({ day: usageDay(start), from: start, until: start + DAY_MS }, start === today);
  }
  await overviewBooks.countNow(now);
  return 2;
}

/** The last `days` days to `now` (ms): as many reads as there are days, and one. */
export async function readOverview(
  { overviewBooks }: { overviewBooks: Pick<OverviewBooks, 'days' | 'counts'> },
  { days }: AdminRequest<'readOverview'>,
  now: number,
): Promise<AdminResponse<'readOverview'>> {
  const names = Array.from({ length: days }, (_, index) => usageDay(now - (days - 1 - index) * DAY_MS));
  const [read, { counts, countedAt }] = await Promise.all([overviewBooks.days(names), overviewBooks.counts()]);
  return { days: read, now: counts, countedAt };
}
