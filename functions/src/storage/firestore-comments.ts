import { readComment, type Comment } from '@talelantern/domain/comments/comment';
import { readShare } from '@talelantern/domain/sharing/share';
import type { StoredData } from '@talelantern/domain/stored/read-fields';
import type { Firestore } from 'firebase-admin/firestore';
import type { Comments } from '../operations/ports/comments.ts';
import { pagesOf } from './pages-of.ts';

/** Comments in Firestore (architecture §4). */
export function createFirestoreComments(firestore: Firestore): Comments {
  const comments = firestore.collection('comments');
  return {
    findHeld: async (commentId) => readHeld(commentId, (await comments.doc(commentId).get()).data()),
    async areWelcome(shareId) {
      const data = (await firestore.collection('shares').doc(shareId).get()).data();
      const share = data && readShare(shareId, data);
      return !!share && !share.hidden && share.withdrawnAt === null && share.sharing.allowComments;
    },
    decide: (commentId, judged, status) =>
      firestore.runTransaction(async (transaction) => {
        const document = comments.doc(commentId);
        const held = readHeld(commentId, (await transaction.get(document)).data());
        if (held === null || textOf(held) !== textOf(judged)) return false;
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

function readHeld(commentId: string, data: StoredData | undefined): Comment | 'unreadable' | null {
  if (data?.['status'] !== 'held') return null;
  return readComment(commentId, data) ?? 'unreadable';
}

/** What was judged of a comment. */
const textOf = (comment: Comment | 'unreadable'): string =>
  comment === 'unreadable' ? comment : JSON.stringify([comment.contentId, comment.userName, comment.text]);
