import { describeCause, type Log } from './log.ts';

/** Number of failures in a row after which the cause is not a single document. */
const MAX_CONSECUTIVE_FAILURES = 5;

/** With this limit, ten sweeps and the longer last one end within the function's nine minutes; the others are short. */
const TIME_LIMIT_MS = 45_000;

/** Says whether a sweep that begins now is out of time. */
export function startTimeLimit(limitMs = TIME_LIMIT_MS): () => boolean {
  const startedAt = performance.now();
  return () => performance.now() - startedAt >= limitMs;
}

/** The previous run was killed at or near the document at `path`, or still runs. The next one continues there. */
export class KilledRun extends Error {
  readonly path: string;
  constructor(path: string) {
    super(`A run was killed at or near ${path}, or still runs`);
    this.path = path;
  }
}

interface Pass {
  limitMs?: number;
  /** Whether the next run continues where this one stops, so that running out of time is not a failure. */
  isResumable?: boolean;
}

/**
 * Runs `work` on each item in sequence, and on the items of a group concurrently; returns how often it did not return
 * false. A failure is logged with the id of its document and skipped.
 * @throws Error, so that the schedule shows it: when several in a row fail, which ends the sweep; when none succeeds,
 * however few they are, because a vendor that hangs uses up the time; or when the time limit is over before the last
 * item.
 */
export async function processEach<Item extends string | { readonly id: string }>(
  things: AsyncIterable<Item | Item[]>,
  work: (thing: Item, isOutOfTime: () => boolean) => Promise<unknown>,
  log: Log,
  { limitMs, isResumable = false }: Pass = {},
): Promise<number> {
  const isOutOfTime = startTimeLimit(limitMs);
  let changedCount = 0;
  let succeeded = 0;
  let failedInARow = 0;
  for await (const thing of things) {
    if (isOutOfTime()) {
      if (isResumable) break;
      log('error', 'sweep_out_of_time', { done: changedCount });
      throw new Error('The rest is left to the next sweep');
    }
    const group = Array.isArray(thing) ? thing : [thing];
    const outcomes = group.map(async (one) => {
      try {
        return { one, isChanged: (await work(one, isOutOfTime)) !== false };
      } catch (cause) {
        return { one, cause };
      }
    });
    for (const { one, isChanged, cause } of await Promise.all(outcomes)) {
      if (isChanged !== undefined) {
        if (isChanged) changedCount += 1;
        succeeded += 1;
        failedInARow = 0;
        continue;
      }
      log('error', 'sweep_left_one', { id: typeof one === 'string' ? one : one.id, ...describeCause(cause) });
      failedInARow += 1;
      if (failedInARow === MAX_CONSECUTIVE_FAILURES)
        throw new Error('Several in a row failed; the rest is left to the next sweep', { cause });
    }
  }
  if (failedInARow > 0 && succeeded === 0) throw new Error('Each one failed');
  return changedCount;
}
