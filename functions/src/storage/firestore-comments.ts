import { readComment } from '@talelantern/domain/comments/comment';
import type { Firestore } from 'firebase-admin/firestore';
import type { Comments } from '../operations/ports/comments.ts';
import { pagesOf } from './pages-of.ts';

/** Comments in Firestore (architecture §4). */
export function createFirestoreComments(firestore: Firestore): Comments {
  const comments = firestore.collection('comments');
  return {
    async find(commentId) {
      const data = (await comments.doc(commentId).get()).data();
      return data ? readComment(commentId, data) : null;
    },
    decide: (commentId, status) =>
      firestore.runTransaction(async (transaction) => {
        const document = comments.doc(commentId);
        if ((await transaction.get(document)).get('status') !== 'held') return false;
        transaction.update(document, { status });
        return true;
      }),
    async *heldIds() {
      for await (const documents of pagesOf(comments.where('status', '==', 'held').orderBy('createdAt'))) {
        for (const { id } of documents) yield id;
      }
    },
  };
}
