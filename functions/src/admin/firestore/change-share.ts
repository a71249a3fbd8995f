import { SHARE_NOT_FOUND, type ShareState } from '@talelantern/domain/admin/moderation';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import type { HeldShare } from '../../operations/ports/shares.ts';
import { toShareUpdate, toSourceDocument } from '../../storage/share-documents.ts';
import type { ModerationBooks } from '../ports.ts';
import { shareStateOf } from '../share-summary.ts';
import { appendAudit } from './firestore-audit-books.ts';
import { MOST_CLOSED, pendingReports } from './pending-reports.ts';
import { readHeld, shareReferences } from './held-shares.ts';

/** What an administrator decides about a share, with the reports about it and the entry in the log, in one transaction. */
export const createShareChange =
  (firestore: Firestore): ModerationBooks['changeShare'] =>
  (shareId, decide, act) =>
    firestore.runTransaction(async (transaction) => {
      const [shareDocument, source] = shareReferences(firestore, shareId);
      const held = readHeld(shareId, await transaction.getAll(shareDocument, source));
      const change = decide(held);
      const pending = await pendingReports(
        transaction,
        firestore.collection('reports').where('contentId', '==', shareId),
      );
      const closing = pending.filter(
        (report) => !change || change.closesCommentReports || report.get('commentId') === null,
      );
      const status = change ? change.closesReports : 'upheld';
      const closed = status === null ? [] : closing;
      if (!held && closed.length === 0) throw new AppError('not_found', SHARE_NOT_FOUND);
      const earlier = held && change?.liftsEarlierReviews ? await earlierReviews(firestore, transaction, held) : [];
      const isChanged = !!held && !!change && JSON.stringify(held) !== JSON.stringify(change.next);
      const before = held && stateOf(held);
      const after = change && { ...stateOf(change.next), ...(change.withdraws && { state: WITHDRAWN }) };
      const isRemoved = after?.state === WITHDRAWN && before?.state !== WITHDRAWN;
      if (!isChanged && !isRemoved && closed.length === 0 && earlier.length === 0) return;
      if (isChanged && change) {
        transaction.update(shareDocument, toShareUpdate(change.next.share));
        transaction.set(source, toSourceDocument(change.next.source, change.next.hold));
      }
      for (const reference of earlier) transaction.update(reference, { hold: null });
      for (const { ref } of closed) transaction.update(ref, { status });
      appendAudit(firestore, transaction, act, {
        target: 'share',
        targetId: shareId,
        before: { ...before, pendingReports: pending.length },
        after: { ...after, pendingReports: pending.length - closed.length },
      });
    });

const WITHDRAWN: ShareState = 'withdrawn';

const stateOf = ({ share, hold }: HeldShare) => ({ state: shareStateOf(share), hold, listed: share.listed });

/** Where what the same family withdrew of the same item is held for review still: sharing it again would be held too. */
async function earlierReviews(
  firestore: Firestore,
  transaction: Transaction,
  { share, source }: HeldShare,
): Promise<DocumentReference[]> {
  const reviewed = await transaction.get(
    firestore
      .collectionGroup('private')
      .where('contentId', '==', source.contentId)
      .where('hold', '==', 'review')
      .limit(MOST_CLOSED),
  );
  return reviewed.docs
    .filter(({ ref }) => ref.parent.parent?.id !== share.id)
    .filter((document) => document.get('ownerId') === source.ownerId)
    .map(({ ref }) => ref);
}
