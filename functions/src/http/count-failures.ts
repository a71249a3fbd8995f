import type { ErrorCode } from '@talelantern/domain/errors/app-error';
import { usageDay } from '@talelantern/domain/usage/usage';
import { describeCause, type Log } from '../operations/ports/log.ts';

export interface FailureBooks {
  /** Adds to the UTC day 'yyyymmdd'. */
  add: (day: string, counts: Readonly<Partial<Record<ErrorCode, number>>>) => Promise<void>;
}

/** Counts a call that failed. */
export type FailureCounter = (code: ErrorCode) => void;

/** One write a minute for a process at most, whatever anybody sends. */
const KEPT_FOR_MS = 60_000;

/**
 * Counts failures in this process and writes them down once a minute, with the next one that comes: nobody waits for it,
 * and what a process has not written when it ends is lost. It is a picture of the day, not a ledger.
 */
export function createFailureCounter(books: FailureBooks, now: () => number, log: Log): FailureCounter {
  let counts = new Map<ErrorCode, number>();
  let writtenAt = Number.NEGATIVE_INFINITY;
  return (code) => {
    counts.set(code, (counts.get(code) ?? 0) + 1);
    if (now() < writtenAt + KEPT_FOR_MS) return;
    writtenAt = now();
    const written = Object.fromEntries(counts);
    counts = new Map();
    books
      .add(usageDay(now()), written)
      .catch((error: unknown) => log('warning', 'failures_not_counted', describeCause(error)));
  };
}
