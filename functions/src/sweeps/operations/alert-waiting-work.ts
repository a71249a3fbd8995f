import { DAY_MS, HOUR_MS } from '@talelantern/domain/time/day';
import type { OverviewStore } from '../../admin/ports/ports.ts';
import type { Log } from '../../core/log.ts';
import { isFirstSweepOf } from './first-sweep.ts';

/** Work that comes in the evening may wait until the morning. */
const MAX_WAIT_MS = 12 * HOUR_MS;
/** A message in progress may wait for the family's answer; the privacy policy promises ours within a month. */
const MAX_WAIT_IN_PROGRESS_MS = 7 * DAY_MS;

/** Once a day: the counts are on screens that nobody may have open. Returns the number of such queues. `now` in ms. */
export async function alertWaitingWork(
  { overviewStore, log }: { overviewStore: Pick<OverviewStore, 'waitingSince'>; log: Log },
  now: number,
): Promise<number> {
  if (!isFirstSweepOf(DAY_MS, now)) return 0;
  const lateQueues = (await overviewStore.waitingSince()).filter(
    ({ since, isBegun }) => since < now - (isBegun ? MAX_WAIT_IN_PROGRESS_MS : MAX_WAIT_MS),
  );
  const reason = lateQueues.map(({ queue, since }) => `${queue} since ${new Date(since).toISOString()}`).join(', ');
  if (lateQueues.length > 0) log('alert', 'work_waits', { reason });
  return lateQueues.length;
}
