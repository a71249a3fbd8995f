import type { AdminRequest, AdminResponse } from '@talelantern/domain/contracts/admin/actions';
import { mayAdmin, type Admin } from '@talelantern/domain/admin/permissions';
import { DAY_MS } from '@talelantern/domain/time/day';
import { usageDay } from '@talelantern/domain/plans/usage';
import type { OverviewStore } from '../ports/ports.ts';

/** Of today and yesterday (UTC), from counters and the index. Returns how many days changed. `now` in ms. */
export async function updateOverview(
  { overviewStore }: { overviewStore: Pick<OverviewStore, 'writeDay' | 'writeCounts'> },
  now: number,
): Promise<number> {
  const today = now - (now % DAY_MS);
  let changed = 0;
  for (const start of [today - DAY_MS, today]) {
    const day = { day: usageDay(start), from: start, until: start + DAY_MS };
    if (await overviewStore.writeDay(day, start === today)) changed += 1;
  }
  await overviewStore.writeCounts(now);
  return changed;
}

/** Returns the last `days` days and the current counts, with one read per day, one for the counts and ten for families. */
export async function readOverview(
  { overviewStore }: { overviewStore: Pick<OverviewStore, 'days' | 'spendersOn' | 'counts'> },
  { days }: AdminRequest<'readOverview'>,
  now: number,
): Promise<AdminResponse<'readOverview'>> {
  const names = Array.from({ length: days }, (_, index) => usageDay(now - (days - 1 - index) * DAY_MS));
  const [read, spenders, { counts, countedAt }] = await Promise.all([
    overviewStore.days(names),
    overviewStore.spendersOn(usageDay(now)),
    overviewStore.counts(),
  ]);
  return { days: read, now: counts, spenders, countedAt };
}

/** Returns the sizes of the queues that `admin` has permission for, with one read. */
export async function readQueues(
  { overviewStore }: { overviewStore: Pick<OverviewStore, 'counts'> },
  admin: Admin,
): Promise<AdminResponse<'readQueues'>> {
  const { counts, countedAt } = await overviewStore.counts();
  const { pendingMessages, messagesInProgress, ...moderation } = counts.queues;
  return {
    moderation: mayAdmin(admin, 'moderation') ? moderation : null,
    messages: mayAdmin(admin, 'messages') ? { pendingMessages, messagesInProgress } : null,
    countedAt,
  };
}
