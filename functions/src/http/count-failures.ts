import type { ErrorCode } from '@talelantern/domain/errors/app-error';
import { usageDay } from '@talelantern/domain/plans/usage';
import { describeCause, type Log } from '../core/log.ts';
import { FieldValue, type DocumentReference, type Firestore } from 'firebase-admin/firestore';

/** Failures are counted in memory for this long: at most one write per minute and process. */
const WRITE_INTERVAL_MS = 60_000;

type FailureStore = ReturnType<typeof createFirestoreFailures>;

/** Counts failed calls. Writes at most once a minute, in the background. Counts of a process that ends are lost: these are statistics. */
export function createFailureCounter(store: FailureStore, now: () => number, log: Log) {
  let counts = new Map<ErrorCode, number>();
  let writtenAt = Number.NEGATIVE_INFINITY;
  return (code: ErrorCode): void => {
    counts.set(code, (counts.get(code) ?? 0) + 1);
    if (now() < writtenAt + WRITE_INTERVAL_MS) return;
    writtenAt = now();
    const increments = Object.fromEntries(counts);
    counts = new Map();
    store
      .add(usageDay(now()), increments)
      .catch((error: unknown) => log('warning', 'failures_not_counted', describeCause(error)));
  };
}

/** Several documents for each day, because several processes may write within the same second. */
const SHARDS = 5;

/** References to the shards of a UTC day ('yyyymmdd'). */
export const failureShards = (firestore: Firestore, day: string): DocumentReference[] =>
  Array.from({ length: SHARDS }, (_, shard) => firestore.doc(`stats/failures_${day}_${shard}`));

/** Failures in `stats/failures_{yyyymmdd}_{shard}`, one field for each code. */
export const createFirestoreFailures = (firestore: Firestore) => ({
  /** Adds counts to the UTC day 'yyyymmdd'. */
  async add(day: string, counts: Readonly<Partial<Record<ErrorCode, number>>>) {
    const shard = failureShards(firestore, day)[Math.floor(Math.random() * SHARDS)];
    const increments = Object.entries(counts).map(([code, count]) => [code, FieldValue.increment(count)]);
    await shard?.set(Object.fromEntries(increments), { merge: true });
  },
});
