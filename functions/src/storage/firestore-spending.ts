import { readNumber } from '@talelantern/domain/stored/read-fields';
import type { Tier } from '@talelantern/domain/subscriptions/plans';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { SpendingBooks } from '../operations/ports/spending.ts';

/** A document takes about one write a second for long; all generations of the project write these. */
const SHARDS = 10;
const ALREADY_EXISTS = 6;

/** Spending in `stats/spend_{yyyymmdd}_{shard}`, one field for each tier (architecture §4). */
export function createFirestoreSpending(firestore: Firestore): SpendingBooks {
  const at = (day: string, part: string | number) => firestore.doc(`stats/spend_${day}_${part}`);
  return {
    spentOn: async (day) => {
      const shards = await firestore.getAll(...Array.from({ length: SHARDS }, (_, shard) => at(day, shard)));
      const sumOf = (tier: Tier) => shards.reduce((sum, shard) => sum + readNumber(shard.get(tier)), 0);
      return { free: sumOf('free'), pro: sumOf('pro'), unlimited: sumOf('unlimited') };
    },
    add: async (day, tier, micros) => {
      const shard = Math.floor(Math.random() * SHARDS);
      await at(day, shard).set({ [tier]: FieldValue.increment(micros) }, { merge: true });
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
