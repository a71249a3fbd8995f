import { readNumber } from '@talelantern/domain/stored/read-fields';
import { FieldValue, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import type { SpendingEvent, SpendingSum, SpentWork } from '../ports/ports.ts';

/** Documents that share the count: every generation writes to one, which sustains about one write a second. */
const SHARDS = 10;
const ALREADY_EXISTS = 6;

const shardOf = (firestore: Firestore, day: string, shard: number): DocumentReference =>
  firestore.doc(`stats/spend_${day}_${shard}`);

/** References to the shards of a UTC day ('yyyymmdd'). */
export const spendingShards = (firestore: Firestore, day: string): DocumentReference[] =>
  Array.from({ length: SHARDS }, (_, shard) => shardOf(firestore, day, shard));

/** The shard to which the next work of the day is added. */
const anySpendingShard = (firestore: Firestore, day: string): DocumentReference =>
  shardOf(firestore, day, Math.floor(Math.random() * SHARDS));

/** The merging write that adds a generation to the sums, or corrects its cost. */
export function toSpendingWrite(firestore: Firestore, { day, sums, kind, count, micros }: SpentWork) {
  const spent = FieldValue.increment(micros);
  const work = { [kind]: { count: FieldValue.increment(count), micros: spent } };
  const added = Object.fromEntries(sums.map((sum) => [sum, spent]));
  return { reference: anySpendingShard(firestore, day), data: { ...added, work } };
}

/**
 * `stats/spend_{yyyymmdd}_{shard}` in Firestore: a field for each sum, and sums by kind in `work`. The scores of scenes are
 * counted in the same documents (pictures/adapters/firestore-picture-scores.ts).
 */
export function createFirestoreSpending(firestore: Firestore) {
  return {
    spentOn: async (day: string) => {
      const shards = await firestore.getAll(...spendingShards(firestore, day));
      const total = (sum: SpendingSum) => shards.reduce((micros, shard) => micros + readNumber(shard.get(sum)), 0);
      return {
        free: total('free'),
        pro: total('pro'),
        unlimited: total('unlimited'),
        unverified: total('unverified'),
      };
    },
    add: async (work: SpentWork) => {
      const { reference, data } = toSpendingWrite(firestore, work);
      await reference.set(data, { merge: true });
    },
    /** Marks that the sum has reached this amount today. Returns true for the first caller only. */
    markFirst: async (event: SpendingEvent, day: string, sum: SpendingSum, micros: number) => {
      try {
        // One mark per amount, so that processes that do not know a raised cap yet cannot use up its alert.
        const mark = firestore.doc(`stats/${event}_${day}_${sum}_${micros}`);
        await mark.create({ at: FieldValue.serverTimestamp() });
        return true;
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === ALREADY_EXISTS) return false;
        throw error;
      }
    },
  };
}
