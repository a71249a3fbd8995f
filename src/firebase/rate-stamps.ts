import { RATE_STAMPS } from '@talelantern/domain/limits/rate-stamps';
import { readNumber, readText, readTime } from '@talelantern/domain/stored/read-fields';
import { doc, getDoc, increment, serverTimestamp, type Firestore, type WriteBatch } from 'firebase/firestore/lite';

type Kind = keyof typeof RATE_STAMPS;

/** The rate stamps of `uid`: the rules limit how often each kind of document may be sent. */
export function createRateStamps(firestore: Firestore, uid: string) {
  const reference = doc(firestore, 'rate', uid);

  /**
   * Id and time of the user's last document of this kind, and the number of those counted since `since`. Times in ms
   * since 1970; null if there are none.
   */
  async function find(kind: Kind) {
    const fields = RATE_STAMPS[kind];
    const stored = (await getDoc(reference)).data() ?? {};
    return {
      id: readText(stored[fields.id]),
      last: readTime(stored[fields.at]),
      since: readTime(stored[fields.since]),
      count: readNumber(stored[fields.count]),
    };
  }

  return {
    find,
    /** Adds the stamp of the document `id` to `batch`. A full count begins again: the rules know whether it may. */
    async add(batch: WriteBatch, kind: Kind, id: string): Promise<void> {
      const fields = RATE_STAMPS[kind];
      const { since, count } = await find(kind);
      const counted =
        since === null || count >= fields.perDay
          ? { [fields.since]: serverTimestamp(), [fields.count]: 1 }
          : { [fields.count]: increment(1) };
      batch.set(reference, { [fields.at]: serverTimestamp(), [fields.id]: id, ...counted }, { merge: true });
    },
  };
}
