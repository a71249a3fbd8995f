import { REPORTS_KEPT_DAYS } from '@talelantern/domain/accounts/account-data';
import { DAY_MS } from '@talelantern/domain/time/day';
import { COMMENT_IN_REVIEW, readComment, type Comment } from '@talelantern/domain/sharing/comment';
import { readShare } from '@talelantern/domain/sharing/share';
import { readText, type StoredData } from '@talelantern/domain/stored/read-fields';
import { type Firestore, type Transaction, FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Comments, Reports } from '../ports/ports.ts';
import { idsInTurns, pagesOf } from '../../core/firestore-reads.ts';

export function createFirestoreComments(firestore: Firestore): Comments {
  const comments = firestore.collection('comments');
  const authorOf = (commentId: string) => comments.doc(commentId).collection('private').doc('author');
  const isAuthorDisabled = async (transaction: Transaction, commentId: string): Promise<boolean> => {
    const uid = readText((await transaction.get(authorOf(commentId))).get('userId'));
    return uid !== '' && (await transaction.get(firestore.collection('switched_off').doc(uid))).exists;
  };
  return {
    findHeld: async (commentId) => readHeld(commentId, (await comments.doc(commentId).get()).data()),
    async acceptsComments(shareId) {
      const data = (await firestore.collection('shares').doc(shareId).get()).data();
      const share = data && readShare(shareId, data);
      return !!share && !share.hidden && share.withdrawnAt === null && share.sharing.allowComments;
    },
    async familiesOf({ id, contentId }) {
      const [source, author] = await firestore.getAll(
        firestore.doc(`shares/${contentId}/private/source`),
        authorOf(id),
      );
      return [readText(source?.get('ownerId')), readText(author?.get('userId'))].filter((uid) => uid !== '');
    },
    decide: (commentId, judged, status) =>
      firestore.runTransaction(async (transaction) => {
        const document = comments.doc(commentId);
        const held = readHeld(commentId, (await transaction.get(document)).data());
        if (held === null || textOf(held) !== textOf(judged)) return false;
        const isLeft = status === 'visible' && (await isAuthorDisabled(transaction, commentId));
        transaction.update(document, { status: isLeft ? COMMENT_IN_REVIEW : status });
        return true;
      }),
    async holdAllBy(uid) {
      for await (const authors of pagesOf(firestore.collectionGroup('private').where('userId', '==', uid))) {
        const own = authors.flatMap(({ ref }) => ref.parent.parent ?? []);
        await firestore.runTransaction(async (transaction) => {
          for (const comment of await transaction.getAll(...own))
            if (comment.get('status') === 'visible') transaction.update(comment.ref, { status: COMMENT_IN_REVIEW });
        });
      }
    },
    heldIds: () => idsInTurns(comments.where('status', '==', 'held'), 'judged_comments'),
  };
}

function readHeld(commentId: string, data: StoredData | undefined): Comment | 'unreadable' | null {
  if (data?.['status'] !== 'held') return null;
  return readComment(commentId, data) ?? 'unreadable';
}

/** The text that was judged. */
const textOf = (comment: Comment | 'unreadable'): string =>
  comment === 'unreadable' ? comment : JSON.stringify([comment.contentId, comment.userName, comment.text]);

/** No account deletes the report of a visitor. */
export const createFirestoreReports = (firestore: Firestore, now: () => number): Reports => ({
  async add(report) {
    const expiresAt = Timestamp.fromMillis(now() + REPORTS_KEPT_DAYS * DAY_MS);
    await firestore.collection('reports').add({ ...report, createdAt: FieldValue.serverTimestamp(), expiresAt });
  },
  isCommentOn: async (shareId, commentId) =>
    (await firestore.collection('comments').doc(commentId).get()).get('contentId') === shareId,
});
