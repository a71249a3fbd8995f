import type { AdminRequest, AdminResponse } from '@talelantern/domain/admin/actions';
import { mayAdmin, type Admin } from '@talelantern/domain/admin/permissions';
import { DAY_MS } from '@talelantern/domain/time/day';
import { usageDay } from '@talelantern/domain/usage/usage';
import type { OverviewBooks } from './ports.ts';

/**
 * Sums up the day of `now` (ms), and the one before until it is over for good. What is added up by functions is summed;
 * the rest is counted in the indexes, so that no collection is read. Answers how many days came to something else than
 * was known.
 */
export async function keepOverview(
  { overviewBooks }: { overviewBooks: Pick<OverviewBooks, 'sumUp' | 'countNow'> },
  now: number,
): Promise<number> {
  const today = now - (now % DAY_MS);
  let changed = 0;
  for (const start of [today - DAY_MS, today]) {
    const day = { day: usageDay(start), from: start, until: start + DAY_MS };
    if (await overviewBooks.sumUp(day, start === today)) changed += 1;
  }
  await overviewBooks.countNow(now);
  return changed;
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

/** One read; only what `admin` was given. */
export async function readQueues(
  { overviewBooks }: { overviewBooks: Pick<OverviewBooks, 'counts'> },
  admin: Admin,
): Promise<AdminResponse<'readQueues'>> {
  const { counts, countedAt } = await overviewBooks.counts();
  const { pendingMessages, messagesInProgress, ...moderation } = counts.queues;
  return {
    moderation: mayAdmin(admin, 'moderation') ? moderation : null,
    messages: mayAdmin(admin, 'messages') ? { pendingMessages, messagesInProgress } : null,
    countedAt,
  };
}
