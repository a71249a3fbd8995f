import { KEPT_AFTER_LEAVING_DAYS } from '@talelantern/domain/accounts/leaving';
import { DAY_MS } from '@talelantern/domain/time/day';
import {
  CAPABILITIES,
  monthlyUsageId,
  readUsage,
  usagePeriod,
  type Capability,
  type Tally,
  type Usage,
} from '@talelantern/domain/usage/usage';
import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { Departures } from '../operations/ports/departures.ts';
import { pagesOf } from './pages-of.ts';
import { toUsageFields } from './usage-document.ts';

/** No function runs for longer: what was under way has ended by then, and what it stored can be found. */
const LOOK_AGAIN_AFTER_MS = 20 * 60_000;
/** Everything that the family generates writes its usage. */
const TRANSACTION_ATTEMPTS = 20;

/** `deleted/{uid}` and `deleted_usage/{addressKey}` in Firestore: all that stays of an account. */
export function createFirestoreDepartures(firestore: Firestore): Departures {
  const [tombstones, addresses] = [firestore.collection('deleted'), firestore.collection('deleted_usage')];
  return {
    begin: ({ uid, addressKey, heir }, now) =>
      firestore.runTransaction(
        async (transaction) => {
          const usageOf = (holder: string) => firestore.collection('usage').doc(monthlyUsageId(holder, now));
          const [tombstone, usage, inherited] = await transaction.getAll(
            tombstones.doc(uid),
            ...[uid, ...(heir === null ? [] : [heir])].map(usageOf),
          );
          if (tombstone?.exists) return false;
          const expiresAt = Timestamp.fromMillis(now + KEPT_AFTER_LEAVING_DAYS * DAY_MS);
          transaction.create(tombstones.doc(uid), {
            at: Timestamp.fromMillis(now),
            lookAgainAt: Timestamp.fromMillis(now + LOOK_AGAIN_AFTER_MS),
            expiresAt,
          });
          const used = usage?.data();
          if (addressKey === null || !used) return true;
          const kept = toKeptUsage(readUsage(used));
          transaction.set(addresses.doc(addressKey), {
            period: usagePeriod(now),
            usage: toUsageFields(kept),
            expiresAt,
          });
          const own = inherited?.data();
          // Without usage of its own it asks for what is kept (firestore-page.ts).
          if (heir !== null && own)
            transaction.set(usageOf(heir), toUsageFields(addUsed(readUsage(own), kept)), { merge: true });
          return true;
        },
        { maxAttempts: TRANSACTION_ATTEMPTS },
      ),
    async *unfinished(now) {
      const due = tombstones.where('lookAgainAt', '<=', Timestamp.fromMillis(now)).orderBy('lookAgainAt');
      for await (const documents of pagesOf(due)) {
        for (const { id } of documents) yield id;
      }
    },
    finish: async (uid) => {
      await tombstones.doc(uid).update({ lookAgainAt: FieldValue.delete() });
    },
    async deleteExpired(now) {
      let deleted = 0;
      for (const collection of [tombstones, addresses]) {
        const expired = collection.where('expiresAt', '<=', Timestamp.fromMillis(now)).orderBy('expiresAt');
        for await (const documents of pagesOf(expired)) {
          const batch = firestore.batch();
          for (const { ref } of documents) batch.delete(ref);
          await batch.commit();
          deleted += documents.length;
        }
      }
      return deleted;
    },
  };
}

/** What was under way counts as used: nobody is left to whom it could be given back. */
const toKeptUsage = (usage: Usage): Usage =>
  withTallies(usage, ({ reserved, used }) => ({ reserved: 0, used: used + reserved }));

const addUsed = (usage: Usage, more: Usage): Usage =>
  withTallies(usage, ({ reserved, used }, capability) => ({ reserved, used: used + more.tallies[capability].used }));

function withTallies(usage: Usage, change: (tally: Tally, capability: Capability) => Tally): Usage {
  const tallies = { ...usage.tallies };
  for (const capability of CAPABILITIES) tallies[capability] = change(tallies[capability], capability);
  return { ...usage, tallies };
}
