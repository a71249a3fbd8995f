import { setTimeout } from 'node:timers/promises';

/** Before the second, third and fourth try, ms: long enough that connections found dead have left the pool. */
const PAUSES_MS = [0, 50, 250];

/**
 * Does what may be done twice, again where it fails: Storage may have closed connections that were kept open, which only
 * the next request on each notices (EPIPE, ECONNRESET), and its client repeats nothing that writes without a
 * precondition (https://docs.cloud.google.com/storage/docs/retry-strategy#node.js). Throws what the last try threw.
 */
export async function again<Result>(task: () => Promise<Result>): Promise<Result> {
  for (const pauseMs of PAUSES_MS)
    try {
      return await task();
    } catch {
      await setTimeout(pauseMs);
    }
  return task();
}
