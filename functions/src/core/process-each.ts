import { describeCause, type Log } from './log.ts';

/** Number of failures in a row after which the cause is not a single document. */
const MAX_CONSECUTIVE_FAILURES = 5;

/** Eight sweeps of this length and the last one leave a minute of the function's nine for the others. */
const TIME_LIMIT_MS = 45_000;

/**
 * Runs `work` on each item in sequence; returns how often it did not return false. A failure is logged and skipped;
 * several in a row end the sweep.
 * @throws Error when the time limit is over before the last item, so that the schedule shows it.
 */
export async function processEach<Item>(
  things: AsyncIterable<Item>,
  work: (thing: Item) => Promise<unknown>,
  log: Log,
  limitMs = TIME_LIMIT_MS,
): Promise<number> {
  const startedAt = performance.now();
  let done = 0;
  let failedInARow = 0;
  for await (const thing of things) {
    if (performance.now() - startedAt >= limitMs) {
      log('error', 'sweep_out_of_time', { done });
      throw new Error('The rest is left to the next sweep');
    }
    try {
      if ((await work(thing)) !== false) done += 1;
      failedInARow = 0;
    } catch (error) {
      log('error', 'sweep_left_one', describeCause(error));
      failedInARow += 1;
      if (failedInARow === MAX_CONSECUTIVE_FAILURES) break;
    }
  }
  return done;
}
