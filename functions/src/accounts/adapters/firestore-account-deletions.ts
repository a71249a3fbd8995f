import { KEPT_AFTER_DELETION_DAYS } from '@talelantern/domain/accounts/account-data';
import { DAY_MS } from '@talelantern/domain/time/day';
import { readTextOrNull } from '@talelantern/domain/stored/read-fields';
import { inheritUsage, monthlyUsageId, readUsage, usagePeriod } from '@talelantern/domain/plans/usage';
import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { readEmailUsage, toKeptUsage } from '../../core/usage-document.ts';
import { idsFromCheckpoint } from '../../core/firestore-reads.ts';

/** Longer than any function runs: by the second pass, running requests have ended and stored their results. */
const SECOND_PASS_AFTER_MS = 20 * 60_000;
/** Every generation of the user writes the usage document, so contention is likely. */
const TRANSACTION_ATTEMPTS = 20;

const keptUntil = (now: number): Timestamp => Timestamp.fromMillis(now + KEPT_AFTER_DELETION_DAYS * DAY_MS);

/** `deleted/{uid}` and `address_usage/{addressKey}` in Firestore: all that remains of an account. */
export function createFirestoreAccountDeletions(firestore: Firestore) {
  const [tombstones, emails] = [firestore.collection('deleted'), firestore.collection('address_usage')];
  return {
    /**
     * Closes the account: afterwards neither the user nor a function can write its data. In the same transaction, the
     * month's usage is kept under the current email address and under the email address it is counted for, unless another account has
     * inherited it. Returns false when it was closed before.
     */
    begin: ({ uid, emailKey }: { uid: string; emailKey: string | null }, now: number) =>
      firestore.runTransaction(
        async (transaction) => {
          const [tombstone, usage] = await transaction.getAll(
            tombstones.doc(uid),
            firestore.collection('usage').doc(monthlyUsageId(uid, now)),
          );
          if (tombstone?.exists) return false;
          const used = usage?.data();
          const keys = used ? [emailKey, readTextOrNull(used['addressKey'])].filter((key) => key !== null) : [];
          const usageDocuments = await Promise.all(
            Array.from(new Set(keys), (key) => transaction.get(emails.doc(key))),
          );
          const expiresAt = keptUntil(now);
          transaction.create(tombstones.doc(uid), {
            at: Timestamp.fromMillis(now),
            lookAgainAt: Timestamp.fromMillis(now + SECOND_PASS_AFTER_MS),
          });
          for (const document of usageDocuments) {
            const { holder, usage: inheritedUsage } = readEmailUsage(document.data(), usagePeriod(now));
            // If another account has inherited this usage, it is not this account's to keep.
            if (holder !== null && holder !== uid) continue;
            const total = inheritUsage(readUsage(inheritedUsage), readUsage(used ?? null));
            transaction.set(document.ref, toKeptUsage(total, usagePeriod(now), expiresAt));
          }
          return true;
        },
        { maxAttempts: TRANSACTION_ATTEMPTS },
      ),
    /** Accounts that are due for a second pass at `now`, beginning where the previous sweep stopped. */
    unfinished: (now: number) => idsFromCheckpoint(tombstones, 'finished_deletions', ['lookAgainAt', now]),
    /** Sets when the tombstone expires; until then it keeps the account closed. */
    finish: async (uid: string, now: number) => {
      await tombstones.doc(uid).update({ lookAgainAt: FieldValue.delete(), expiresAt: keptUntil(now) });
    },
  };
}
