import { readNumber } from '@talelantern/domain/stored/read-fields';
import type { Tier } from '@talelantern/domain/subscriptions/plans';
import { FieldValue, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import type { SpendingBooks } from '../operations/ports/spending.ts';

/** A document takes about one write a second for long; all generations of the project write these. */
const SHARDS = 10;
const ALREADY_EXISTS = 6;

/** Where a UTC day's ('yyyymmdd') spending stands. */
export const spendingShards = (firestore: Firestore, day: string): DocumentReference[] =>
  Array.from({ length: SHARDS }, (_, shard) => firestore.doc(`stats/spend_${day}_${shard}`));

/**
 * Spending in `stats/spend_{yyyymmdd}_{shard}`: one field for each tier, and what the kinds of work came to in `work`
 * (architecture §4).
 */
export function createFirestoreSpending(firestore: Firestore): SpendingBooks {
  const at = (day: string, part: string | number) => firestore.doc(`stats/spend_${day}_${part}`);
  return {
    spentOn: async (day) => {
      const shards = await firestore.getAll(...spendingShards(firestore, day));
      const sumOf = (tier: Tier) => shards.reduce((sum, shard) => sum + readNumber(shard.get(tier)), 0);
      return { free: sumOf('free'), pro: sumOf('pro'), unlimited: sumOf('unlimited') };
    },
    add: async (day, tier, { kind, count, micros }) => {
      const shard = Math.floor(Math.random() * SHARDS);
      const spent = FieldValue.increment(micros);
      const work = { [kind]: { count: FieldValue.increment(count), micros: spent } };
      await at(day, shard).set({ [tier]: spent, work }, { merge: true });
    },
    noteTrip: async (day, tier) => {
      try {
        await at(day, `tripped_${tier}`).create({ at: FieldValue.serverTimestamp() });
        return true;
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === ALREADY_EXISTS) return false;
        throw error;
      }
    },
  };
}
