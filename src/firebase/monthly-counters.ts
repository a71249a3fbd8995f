import type { Profile } from '@talelantern/domain/accounts/profile';
import { usagePeriod } from '@talelantern/domain/plans/usage';
import type { ServerClock } from '../services/ports/server-clock.ts';
import { isDenied } from './store-failure.ts';

type Counted = 'storiesThisMonth' | 'charactersThisMonth';
type Counters = Pick<Profile, Counted | 'usagePeriod'>;

const OTHER_COUNTER: Readonly<Record<Counted, Counted>> = {
  storiesThisMonth: 'charactersThisMonth',
  charactersThisMonth: 'storiesThisMonth',
};

/**
 * The counters after one more item, as the rules require: within a month they are incremented; in a new month
 * `counted` restarts at 1 and the other at 0.
 */
export function countedOn(counters: Counters, counted: Counted, period: number): Partial<Counters> {
  return counters.usagePeriod === period
    ? { [counted]: counters[counted] + 1, usagePeriod: period }
    : { [counted]: 1, [OTHER_COUNTER[counted]]: 0, usagePeriod: period };
}

const nextMonth = (period: number): number => (period % 100 === 12 ? period + 89 : period + 1);

/** A denial may mean that the month has just changed. The write is then retried once for the other month. */
export async function withMonth(
  clock: ServerClock,
  write: (periodFor: (counters: Counters) => number) => Promise<void>,
): Promise<void> {
  const period = usagePeriod(await clock.now());
  try {
    await write(() => period);
  } catch (error) {
    if (!isDenied(error)) throw error;
    await write((counters) => (counters.usagePeriod === period ? nextMonth(period) : counters.usagePeriod));
  }
}
