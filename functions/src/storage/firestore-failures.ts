import { FieldValue, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import type { FailureBooks } from '../http/count-failures.ts';

/** Several processes write within the same second now and then. */
const SHARDS = 5;

/** Where the failures of a UTC day ('yyyymmdd') are counted. */
export const failureShards = (firestore: Firestore, day: string): DocumentReference[] =>
  Array.from({ length: SHARDS }, (_, shard) => firestore.doc(`stats/failures_${day}_${shard}`));

/** Failures in `stats/failures_{yyyymmdd}_{shard}`, one field for each code. */
export const createFirestoreFailures = (firestore: Firestore): FailureBooks => ({
  async add(day, counts) {
    const shard = failureShards(firestore, day)[Math.floor(Math.random() * SHARDS)];
    const increments = Object.entries(counts).map(([code, count]) => [code, FieldValue.increment(count)]);
    await shard?.set(Object.fromEntries(increments), { merge: true });
  },
});
