import { RATE_STAMPS } from '@talelantern/domain/rate/rate-stamps';
import { doc, serverTimestamp, type Firestore, type WriteBatch } from 'firebase/firestore/lite';

/** Notes in `batch` when `uid` sends the document `id` of a kind that only may be sent so often. */
export function stamp(
  batch: WriteBatch,
  firestore: Firestore,
  { uid, kind, id }: { uid: string; kind: keyof typeof RATE_STAMPS; id: string },
): void {
  const fields = RATE_STAMPS[kind];
  batch.set(doc(firestore, 'rate', uid), { [fields.at]: serverTimestamp(), [fields.id]: id }, { merge: true });
}
