import { nameTails, tailsPath } from '@talelantern/domain/admin/name-tails';
import { readList, readText } from '@talelantern/domain/stored/read-fields';
import { isSameData } from '@talelantern/domain/stored/same-data';
import { FieldPath, Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';

const PAGE = 500;

/** The version of the name index. A new one indexes all profiles again. */
const VERSION = '2';

/** `users/{uid}.foundAs` stores the version and the indexed names, `stats/names{VERSION}` the last profile that was indexed. */
export function createFirestoreNameStore(firestore: Firestore) {
  const users = firestore.collection('users');
  const tails = firestore.collectionGroup('tails');
  const mark = firestore.doc(`stats/names${VERSION}`);
  return {
    /** Profiles written until `until` (ms), and those whose index entries are outdated. `markDone` marks the page as indexed. */
    async nextChanged(until: number) {
      const changed = users
        .where('updatedAt', '<=', Timestamp.fromMillis(until))
        .orderBy('updatedAt')
        .orderBy(FieldPath.documentId())
        .select('displayName', 'penName', 'foundAs', 'updatedAt')
        .limit(PAGE);
      const [time, id] = await readMark(mark.get());
      const { docs } = await (time ? changed.startAfter(time, id) : changed).get();
      const last = docs.at(-1);
      return {
        isLast: docs.length < PAGE,
        outdated: docs.filter((document) => !isUpToDate(document)).map((document) => document.id),
        markDone: async () => {
          if (last) await mark.set({ updatedAt: last.get('updatedAt'), id: last.id });
        },
      };
    },
    /** Writes the index entries of a user; does nothing without a profile. */
    indexNames: (uid: string) =>
      firestore.runTransaction(async (transaction) => {
        const [profile, storedTails] = await Promise.all([
          transaction.get(users.doc(uid)),
          transaction.get(tails.where('userId', '==', uid)),
        ]);
        if (!profile.exists) return;
        for (const { ref } of storedTails.docs) transaction.delete(ref);
        for (const [index, tail] of nameTails(namesOf(profile)).entries())
          transaction.set(firestore.doc(`${tailsPath(tail)}/${uid}_${index}`), { userId: uid, tail });
        transaction.update(profile.ref, { foundAs: foundAsOf(profile) });
      }),
  };
}

/** The time and id of the last indexed profile; null to start at the first profile. */
async function readMark(reading: Promise<DocumentSnapshot>): Promise<[Timestamp | null, string]> {
  const document = await reading;
  const time: unknown = document.get('updatedAt');
  return [time instanceof Timestamp ? time : null, readText(document.get('id'))];
}

const namesOf = (profile: DocumentSnapshot): string[] => [
  readText(profile.get('displayName')),
  readText(profile.get('penName')),
];

const foundAsOf = (profile: DocumentSnapshot): string[] => [VERSION, ...namesOf(profile)];

const isUpToDate = (profile: DocumentSnapshot): boolean =>
  isSameData(readList(profile.get('foundAs')), foundAsOf(profile));
