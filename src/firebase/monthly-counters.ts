import type { Profile } from '@talelantern/domain/accounts/profile';
import { usagePeriod } from '@talelantern/domain/usage/usage';
import type { ServerClock } from '../services/ports/server-clock.ts';
import { isDenied } from './store-failure.ts';

type Counted = 'storiesThisMonth' | 'charactersThisMonth';
type Counters = Pick<Profile, Counted | 'usagePeriod'>;

const OTHER: Readonly<Record<Counted, Counted>> = {
  storiesThisMonth: 'charactersThisMonth',
  charactersThisMonth: 'storiesThisMonth',
};

/**
 * The monthly counters after one more of `counted`, as the rules expect them: counting on within a month; in a new
 * month this one restarts at 1 and the other at 0 (architecture §3 'usagePeriod').
 */
export function countedOn(counters: Counters, counted: Counted, period: number): Partial<Counters> {
  return counters.usagePeriod === period
    ? { [counted]: counters[counted] + 1, usagePeriod: period }
    : { [counted]: 1, [OTHER[counted]]: 0, usagePeriod: period };
}

/** The month after `period` (yyyymm). */
const following = (period: number): number => (period % 100 === 12 ? period + 89 : period + 1);

/**
 * Runs `write` with the server's month. A denial may mean that the month has just changed on one side, so it is tried
 * once with the other form: restarting instead of counting on, or the reverse.
 */
export async function withMonth(
  clock: ServerClock,
  write: (periodFor: (counters: Counters) => number) => Promise<void>,
): Promise<void> {
  const period = usagePeriod(await clock.now());
  try {
    await write(() => period);
  } catch (error) {
    if (!isDenied(error)) throw error;
    await write((counters) => (counters.usagePeriod === period ? following(period) : counters.usagePeriod));
  }
}
