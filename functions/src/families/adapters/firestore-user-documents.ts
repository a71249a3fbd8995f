import { namesIn } from '@talelantern/domain/safety/find-real-name';
import { ENTITY_ID_PATTERN } from '@talelantern/domain/stored/entity-id-pattern';
import { readBoolean, readNumber, readRecord, readText, readTime } from '@talelantern/domain/stored/read-fields';
import {
  FieldPath,
  FieldValue,
  type CollectionReference,
  type DocumentReference,
  type Firestore,
  type Query,
  type DocumentSnapshot,
} from 'firebase-admin/firestore';
import { OWN_COLLECTIONS, type OwnDocument, type OwnCollection } from '../ports/ports.ts';
import { pagesOf } from '../../core/firestore-reads.ts';
import { writeSeparately } from '../../core/firestore-writes.ts';

/** Few documents per page, because each is up to 1 MiB, and several times that in memory. */
const WHOLE_PAGE = 10;

export function createFirestoreUserDocuments(firestore: Firestore) {
  const documentsOf = (collection: string, uid: string): Query =>
    firestore.collection(collection).where('userId', '==', uid);
  // Searched in the private documents, because a share or a comment does not contain its owner's id.
  const shareOwners = (uid: string): Query => firestore.collectionGroup('private').where('ownerId', '==', uid);
  const commentAuthors = (uid: string): Query => firestore.collectionGroup('private').where('userId', '==', uid);
  const tailsOf = (uid: string): Query => firestore.collectionGroup('tails').where('userId', '==', uid);
  const auditOf = (uid: string): Query =>
    firestore.collection('audit').where('target', '==', 'person').where('targetId', '==', uid);
  const childrenOf = (uid: string): CollectionReference => firestore.collection(`users/${uid}/children`);
  const keyedByUid = (uid: string): DocumentReference[] =>
    ['users', 'rate', 'admins', 'customers', 'switched_off', 'removals', 'share_follow_ups'].map((collection) =>
      firestore.collection(collection).doc(uid),
    );

  async function deleteTogether(references: readonly DocumentReference[]): Promise<void> {
    const batch = firestore.batch();
    for (const reference of references) batch.delete(reference);
    await batch.commit();
  }
  async function deleteFound(query: Query): Promise<void> {
    for await (const documents of pagesOf(query.select()))
      await writeSeparately(documents, (reference) => reference.delete());
  }
  async function deleteLike(like: DocumentReference): Promise<void> {
    await firestore.runTransaction(async (transaction) => {
      const contentId = readText((await transaction.get(like)).data()?.['contentId']);
      if (contentId === '') return;
      const share = firestore.collection('shares').doc(contentId);
      const shareExists = (await transaction.get(share)).exists;
      transaction.delete(like);
      if (shareExists) transaction.update(share, { 'sharing.likes': FieldValue.increment(-1) });
    });
  }

  return {
    /** All documents, including subcollections. */
    async *documents(uid: string) {
      for (const document of await firestore.getAll(...keyedByUid(uid))) yield* toOwnDocuments(document);
      const queries = [
        childrenOf(uid),
        tailsOf(uid),
        auditOf(uid),
        ...['likes', ...OWN_COLLECTIONS].map((name) => documentsOf(name, uid)),
      ];
      for (const query of queries) {
        for await (const documents of pagesOf(query, WHOLE_PAGE)) yield* documents.flatMap(toOwnDocuments);
      }
      for (const query of [shareOwners(uid), commentAuthors(uid)]) {
        for await (const documents of pagesOf(query, WHOLE_PAGE)) {
          yield* documents.flatMap(toOwnDocuments);
          const parents = documents.flatMap(({ ref }) => parentsOf(ref));
          yield* (await firestore.getAll(...parents)).flatMap(toOwnDocuments);
        }
      }
    },
    deleteAll: (uid: string, collection: OwnCollection) => deleteFound(documentsOf(collection, uid)),
    /** Ids of the user's shares, including withdrawn ones. */
    async *shareIds(uid: string) {
      for await (const documents of pagesOf(shareOwners(uid))) yield* parentIdsOf(documents);
    },
    /**
     * Like `shareIds`, but skips withdrawn shares with nothing left to remove (a family may have thousands), and shares
     * already refreshed for the decision at `decidedAt` (ms).
     */
    async *unclearedShareIds(uid: string, decidedAt: number) {
      const needsRefresh = (source: DocumentSnapshot): boolean =>
        !readBoolean(source.get('isCleared')) && readTime(source.get('refreshedFor')) !== decidedAt;
      for await (const documents of pagesOf(shareOwners(uid))) yield* parentIdsOf(documents.filter(needsRefresh));
    },
    /** Deletes a share without leaving a tombstone. */
    deleteShare: (shareId: string) => {
      const share = firestore.collection('shares').doc(shareId);
      return deleteTogether([share, share.collection('private').doc('source')]);
    },
    /** Deletes the user's likes and decrements the counts of the shares. */
    async deleteLikes(uid: string) {
      for await (const documents of pagesOf(documentsOf('likes', uid))) {
        for (const { ref } of documents) await deleteLike(ref);
      }
    },
    async deleteComments(uid: string) {
      for await (const documents of pagesOf(commentAuthors(uid))) {
        await deleteTogether(documents.flatMap(({ ref }) => [ref, ...parentsOf(ref)]));
      }
      await deleteFound(firestore.collectionGroup('private').where('namedBy', '==', uid));
    },
    async deleteReadingPositions(uid: string, childId: string) {
      const position = new FieldPath('readingPlaces', childId);
      for await (const documents of pagesOf(documentsOf('stories', uid).select(position))) {
        const storiesWithPosition = documents.filter((document) => document.get(position) !== undefined);
        await writeSeparately(storiesWithPosition, (reference) => reference.update(position, FieldValue.delete()));
      }
    },
    /** In the ledgers of stories that mention it or may do so: it stays a real name in them (docs/decisions/0226). */
    async keepDeletedChild(uid: string, name: string) {
      const keepIn = (ledger: DocumentReference): Promise<void> =>
        firestore.runTransaction(async (transaction) => {
          if ((await transaction.get(ledger)).exists)
            transaction.update(ledger, { deletedChildren: FieldValue.arrayUnion(name) });
        });
      // Ledgers come before stories, so that a chapter that is saved in between is found in its story.
      for await (const ledgers of pagesOf(documentsOf('generations', uid).select('wordsUntil', 'phases')))
        for (const ledger of ledgers) if (hasUnsavedChapter(ledger)) await keepIn(ledger.ref);
      for await (const documents of pagesOf(documentsOf('stories', uid), WHOLE_PAGE)) {
        for (const document of documents) {
          const memoryKey = readText(document.get('memoryKey'));
          if (!ENTITY_ID_PATTERN.test(memoryKey) || namesIn(document.data(), [name]).length === 0) continue;
          await keepIn(firestore.doc(`generations/${uid}_${memoryKey}`));
        }
      }
    },
    /** Deletes the profile, the children below it, and all documents whose id is the uid. */
    async deleteProfile(uid: string) {
      await deleteFound(childrenOf(uid));
      await deleteTogether(keyedByUid(uid));
      // Deleted after the profile, because the name index is rebuilt while there is a profile.
      await deleteFound(tailsOf(uid));
    },
  };
}

const parentIdsOf = (documents: readonly DocumentSnapshot[]): string[] =>
  documents.flatMap(({ ref }) => parentsOf(ref)).map(({ id }) => id);

const parentsOf = ({ parent }: DocumentReference): DocumentReference[] => (parent.parent ? [parent.parent] : []);

/** Whether a chapter of the ledger is being written, or is written and no story has it yet. */
const hasUnsavedChapter = (ledger: DocumentSnapshot): boolean =>
  readTime(ledger.get('wordsUntil')) !== null || isBeingWritten(ledger);

export const isBeingWritten = (ledger: DocumentSnapshot): boolean =>
  Object.values(readRecord(ledger.get('phases'))).some((tally) => readNumber(readRecord(tally)['reserved']) > 0);

function toOwnDocuments(document: DocumentSnapshot): OwnDocument[] {
  const data = document.data();
  return data ? [{ path: document.ref.path, data }] : [];
}
