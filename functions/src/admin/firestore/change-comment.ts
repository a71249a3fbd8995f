import { COMMENT_NOT_FOUND } from '@talelantern/domain/admin/moderation';
import { COMMENT_STATUSES } from '@talelantern/domain/comments/comment';
import { AppError } from '@talelantern/domain/errors/app-error';
import { readChoice, readTextOrNull } from '@talelantern/domain/stored/read-fields';
import type { Firestore } from 'firebase-admin/firestore';
import type { ModerationBooks } from '../ports.ts';
import { appendAudit } from './firestore-audit-books.ts';
import { pendingReports } from './pending-reports.ts';

const AFTER = { show: 'visible', hide: 'refused' } as const;

/** What an administrator decides about a comment, with the reports about it and the entry in the log, in one transaction. */
export const createCommentChange =
  (firestore: Firestore): ModerationBooks['changeComment'] =>
  (commentId, decision, act) =>
    firestore.runTransaction(async (transaction) => {
      const document = firestore.collection('comments').doc(commentId);
      const data = (await transaction.get(document)).data();
      const pending = await pendingReports(
        transaction,
        firestore.collection('reports').where('commentId', '==', commentId),
      );
      const isGone = data === undefined;
      if (isGone && (decision !== 'remove' || pending.length === 0)) throw new AppError('not_found', COMMENT_NOT_FOUND);
      const before = isGone ? 'gone' : readChoice(data['status'], COMMENT_STATUSES, 'held');
      const after = decision === 'remove' ? 'gone' : AFTER[decision];
      if (before === after && pending.length === 0) return after;
      if (!isGone && after === 'gone') {
        transaction.delete(document);
        transaction.delete(document.collection('private').doc('author'));
      } else if (before !== after) transaction.update(document, { status: after });
      for (const { ref } of pending) transaction.update(ref, { status: decision === 'show' ? 'dismissed' : 'upheld' });
      const shareId = readTextOrNull(data?.['contentId']);
      appendAudit(firestore, transaction, act, {
        target: 'comment',
        targetId: commentId,
        before: { state: before, shareId, pendingReports: pending.length },
        after: { state: after, shareId, pendingReports: 0 },
      });
      return after;
    });
