import { RATE_STAMPS } from '@talelantern/domain/limits/rate-stamps';
import { doc, serverTimestamp, type Firestore, type WriteBatch } from 'firebase/firestore/lite';

/**
 * Adds the rate stamp of the document `id` to `batch`, and what else is `counted`: the rules limit how often `uid` may
 * send this kind.
 */
export function stamp(
  batch: WriteBatch,
  firestore: Firestore,
  { uid, kind, id, counted }: { uid: string; kind: keyof typeof RATE_STAMPS; id: string; counted?: object | undefined },
): void {
  const fields = RATE_STAMPS[kind];
  batch.set(
    doc(firestore, 'rate', uid),
    { [fields.at]: serverTimestamp(), [fields.id]: id, ...counted },
    { merge: true },
  );
}
