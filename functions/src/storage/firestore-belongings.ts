import { readText } from '@talelantern/domain/stored/read-fields';
import {
  FieldValue,
  type CollectionReference,
  type DocumentReference,
  type Firestore,
  type Query,
  type DocumentSnapshot,
} from 'firebase-admin/firestore';
import { OWN_COLLECTIONS, type Belongings, type OwnDocument } from '../operations/ports/belongings.ts';
import { pagesOf } from './pages-of.ts';

/** What a family has in Firestore (architecture §4). */
export function createFirestoreBelongings(firestore: Firestore): Belongings {
  const named = (collection: string, uid: string): Query => firestore.collection(collection).where('userId', '==', uid);
  // What stands beside a share or a comment says whose it is.
  const besideShares = (uid: string): Query => firestore.collectionGroup('private').where('ownerId', '==', uid);
  const besideComments = (uid: string): Query => firestore.collectionGroup('private').where('userId', '==', uid);
  const tailsOf = (uid: string): Query => firestore.collectionGroup('tails').where('userId', '==', uid);
  const childrenOf = (uid: string): CollectionReference => firestore.collection(`users/${uid}/children`);
  const bearingItsId = (uid: string): DocumentReference[] =>
    ['users', 'rate', 'admins', 'customers', 'switched_off'].map((collection) =>
      firestore.collection(collection).doc(uid),
    );

  async function deleteTogether(references: readonly DocumentReference[]): Promise<void> {
    const batch = firestore.batch();
    for (const reference of references) batch.delete(reference);
    await batch.commit();
  }
  async function deleteFound(query: Query): Promise<void> {
    for await (const documents of pagesOf(query)) await deleteTogether(documents.map(({ ref }) => ref));
  }
  async function takeBack(like: DocumentReference): Promise<void> {
    await firestore.runTransaction(async (transaction) => {
      const contentId = readText((await transaction.get(like)).data()?.['contentId']);
      if (contentId === '') return;
      const share = firestore.collection('shares').doc(contentId);
      const isThere = (await transaction.get(share)).exists;
      transaction.delete(like);
      if (isThere) transaction.update(share, { 'sharing.likes': FieldValue.increment(-1) });
    });
  }

  return {
    async *documents(uid) {
      for (const document of await firestore.getAll(...bearingItsId(uid))) yield* toOwn(document);
      const queries = [childrenOf(uid), tailsOf(uid), ...['likes', ...OWN_COLLECTIONS].map((name) => named(name, uid))];
      for (const query of queries) {
        for await (const documents of pagesOf(query)) yield* documents.flatMap(toOwn);
      }
      for (const query of [besideShares(uid), besideComments(uid)]) {
        for await (const documents of pagesOf(query)) {
          yield* documents.flatMap(toOwn);
          const parents = documents.flatMap(({ ref }) => parentsOf(ref));
          yield* (await firestore.getAll(...parents)).flatMap(toOwn);
        }
      }
    },
    deleteAll: (uid, collection) => deleteFound(named(collection, uid)),
    async *shareIds(uid) {
      for await (const documents of pagesOf(besideShares(uid))) {
        for (const { ref } of documents) if (ref.parent.parent) yield ref.parent.parent.id;
      }
    },
    eraseShare: (shareId) => {
      const share = firestore.collection('shares').doc(shareId);
      return deleteTogether([share, share.collection('private').doc('source')]);
    },
    async takeBackLikes(uid) {
      for await (const documents of pagesOf(named('likes', uid))) {
        for (const { ref } of documents) await takeBack(ref);
      }
    },
    async deleteComments(uid) {
      for await (const documents of pagesOf(besideComments(uid))) {
        await deleteTogether(documents.flatMap(({ ref }) => [ref, ...parentsOf(ref)]));
      }
    },
    async deleteProfile(uid) {
      await deleteFound(childrenOf(uid));
      await deleteTogether(bearingItsId(uid));
      // What names are found by follows from the profile; where there is none, nobody writes them again.
      await deleteFound(tailsOf(uid));
    },
  };
}

const parentsOf = ({ parent }: DocumentReference): DocumentReference[] => (parent.parent ? [parent.parent] : []);

function toOwn(document: DocumentSnapshot): OwnDocument[] {
  const data = document.data();
  return data ? [{ path: document.ref.path, data }] : [];
}
