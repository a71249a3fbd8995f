import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { StoredShare } from '../../sharing/ports/ports.ts';
import {
  readStoredShare,
  reviewsOf,
  shareReferences,
  toItemHold,
  writeStoredShare,
} from '../../sharing/adapters/share-documents.ts';
import { readShareId } from '@talelantern/domain/sharing/sharing';
import {
  COMMENT_NOT_FOUND,
  type CommentDecision,
  type CommentState,
  SHARE_NOT_FOUND,
  type ShareState,
} from '@talelantern/domain/contracts/admin/moderation';
import { AppError } from '@talelantern/domain/errors/app-error';
import { prepareLift, prepareTakedown, type Takedown } from '../../sharing/adapters/firestore-removals.ts';
import { noteShown } from '../../sharing/adapters/firestore-comments.ts';
import { sharedItemAt } from '../../sharing/adapters/firestore-shares.ts';
import type { AuditedAction, ShareChange, ShareChanged } from '../ports/ports.ts';
import { assertAsSeen, assertContentAsSeen } from '../operations/assert-as-seen.ts';
import { shareStateOf } from '../operations/share-summary.ts';
import { closeReports, pendingReports } from './close-reports.ts';
import { appendAudit } from './firestore-audit-store.ts';
import { COMMENT_STATUSES } from '@talelantern/domain/sharing/comment';
import { readChoice, readTextOrNull, readTime } from '@talelantern/domain/stored/read-fields';
import { isSameData } from '@talelantern/domain/stored/same-data';

/**
 * Writes the result of `decide`, closes reports and adds the audit entry in one transaction; without a change there
 * is no entry. `decide` gets null for a missing share, and returns null when only reports are closed.
 */
export const createShareChange =
  (firestore: Firestore) =>
  async (
    shareId: string,
    decide: (storedShare: StoredShare | null) => ShareChange | null,
    act: AuditedAction,
  ): Promise<ShareChanged> =>
    firestore.runTransaction(async (transaction) => {
      const storedShare = readStoredShare(shareId, await transaction.getAll(...shareReferences(firestore, shareId)));
      const change = decide(storedShare);
      const allReports = firestore.collection('reports').where('contentId', '==', shareId);
      const reportQuery =
        !change || change.closesCommentReports ? allReports : allReports.where('commentId', '==', null);
      const { status, until } = change ? change.closesReports : ALL_UPHELD;
      const pending = await pendingReports(transaction, reportQuery, until);
      const closed = status === null ? [] : pending.reports;
      if (!storedShare && closed.length === 0) throw new AppError('not_found', SHARE_NOT_FOUND);
      const item = storedShare && (await transaction.get(sharedItemAt(firestore, storedShare.source)));
      const openShare = storedShare && item && (await otherOpenShare(firestore, transaction, storedShare, item));
      const nextOpen = openShare && change?.nextOfItem ? change.nextOfItem(openShare) : openShare;
      const isOpenChanged = !isSameData(openShare, nextOpen);
      const earlier =
        storedShare && change?.liftsEarlierReviews
          ? await findEarlierReviews(firestore, transaction, storedShare, openShare)
          : [];
      const takedown =
        storedShare && change?.takedown
          ? await prepareTakedown(firestore, transaction, toTakedown(storedShare, change.takedown, act.now))
          : null;
      const lift =
        storedShare && change?.liftsTakedown
          ? await prepareLift(firestore, transaction, {
              ownerId: storedShare.source.ownerId,
              shareId,
              earlierIds: earlier.map((ref) => shareIdOf({ ref })),
            })
          : null;
      const isChanged = !!storedShare && !!change && !isSameData(storedShare, change.next);
      const before = storedShare && stateOf(storedShare);
      const after = change && { ...stateOf(change.next), ...(change.takedown?.isRemoval && { state: WITHDRAWN }) };
      const isRemoved = after?.state === WITHDRAWN && before?.state !== WITHDRAWN;
      const hasNoEffect = !isChanged && !isRemoved && !isOpenChanged && closed.length === 0 && earlier.length === 0;
      if (hasNoEffect) return { usersToRefresh: [], others: [] };
      if (isChanged && change) writeStoredShare(firestore, transaction, change.next);
      if (isOpenChanged && openShare && nextOpen) {
        writeStoredShare(firestore, transaction, nextOpen);
        appendAudit(firestore, transaction, act, {
          target: 'share',
          targetId: openShare.share.id,
          before: stateOf(openShare),
          after: stateOf(nextOpen),
        });
      }
      if (item && change) writeHoldOfItem(transaction, item, [change.next, nextOpen]);
      takedown?.note();
      lift?.();
      for (const reference of earlier) transaction.update(reference, { hold: null });
      if (status !== null) closeReports(transaction, closed, { status, now: act.now });
      appendAudit(firestore, transaction, act, {
        target: 'share',
        targetId: shareId,
        before: { ...before, pendingReports: pending.total },
        after: { ...after, pendingReports: pending.total - closed.length },
      });
      return {
        usersToRefresh: takedown?.usersToRefresh ?? [],
        others: isOpenChanged && openShare ? [openShare.share.id] : [],
      };
    });

const ALL_UPHELD = { status: 'upheld', until: null } as const;

const toTakedown = (
  { share, source }: StoredShare,
  takedown: NonNullable<ShareChange['takedown']>,
  now: number,
): Takedown => ({ ...takedown, ownerId: source.ownerId, shareId: share.id, now });

/** The id of the share that a `private/source` document belongs to. */
export const shareIdOf = ({ ref: { parent } }: Pick<DocumentSnapshot, 'ref'>): string => parent.parent?.id ?? '';

const WITHDRAWN: ShareState = 'withdrawn';

const stateOf = ({ share, hold, waitsSince }: StoredShare) => ({
  state: shareStateOf(share),
  hold: waitsSince === null ? hold : 'approval',
  listed: share.listed,
});

const shareIdIn = (item: DocumentSnapshot): string | null => readShareId(item.get('sharing.shareId'));

/** Stores in the item why its share is not shown, for the family. */
function writeHoldOfItem(
  transaction: Transaction,
  item: DocumentSnapshot,
  shares: readonly (StoredShare | null)[],
): void {
  const named = shares.find((storedShare) => storedShare?.share.id === shareIdIn(item));
  if (!named || item.get('userId') !== named.source.ownerId) return;
  const hold = toItemHold(named);
  if (hold !== readTextOrNull(item.get('sharing.hold'))) transaction.update(item.ref, { 'sharing.hold': hold });
}

/** The open share of the item, if it differs from the held one. Only the share that the item points to can be open. */
async function otherOpenShare(
  firestore: Firestore,
  transaction: Transaction,
  { share, source }: StoredShare,
  item: DocumentSnapshot,
): Promise<StoredShare | null> {
  const shareId = shareIdIn(item);
  if (shareId === null || shareId === share.id) return null;
  const other = readStoredShare(shareId, await transaction.getAll(...shareReferences(firestore, shareId)));
  const isOfItem = other?.source.contentId === source.contentId && other.source.ownerId === source.ownerId;
  return isOfItem && other.share.withdrawnAt === null ? other : null;
}

const MAX_EARLIER_REVIEWS = 200;

/** Withdrawn shares of the same item that are still held for review, because of which a new share would be held too. */
async function findEarlierReviews(
  firestore: Firestore,
  transaction: Transaction,
  { share, source }: StoredShare,
  openShare: StoredShare | null,
): Promise<DocumentReference[]> {
  const reviewed = await transaction.get(reviewsOf(firestore, source.contentId).limit(MAX_EARLIER_REVIEWS));
  return reviewed.docs
    .filter(({ ref }) => ![share.id, openShare?.share.id].includes(ref.parent.parent?.id))
    .filter((document) => document.get('ownerId') === source.ownerId)
    .map(({ ref }) => ref);
}

const STATUS_AFTER = { show: 'visible', hide: 'refused' } as const;

/**
 * Writes a decision about a comment, as `createShareChange` does for a share.
 * @throws AppError `not_found` when the comment is gone, unless it is to be removed; `in_progress` when its state is
 * neither `from` nor the result of the decision, or when a comment other than the one created at `createdAt` would be
 * shown.
 */
export const createCommentChange =
  (firestore: Firestore) =>
  async (
    commentId: string,
    {
      decision,
      from,
      createdAt,
    }: { decision: CommentDecision; from: CommentState | undefined; createdAt?: number | null | undefined },
    act: AuditedAction,
  ): Promise<CommentState> =>
    firestore.runTransaction(async (transaction) => {
      const document = firestore.collection('comments').doc(commentId);
      const author = document.collection('private').doc('author');
      const [comment, authorDocument] = await transaction.getAll(document, author);
      const data = comment?.data();
      const reportQuery = firestore.collection('reports').where('commentId', '==', commentId);
      const { reports, total } = await pendingReports(transaction, reportQuery);
      const isGone = data === undefined;
      if (isGone && (decision !== 'remove' || total === 0)) throw new AppError('not_found', COMMENT_NOT_FOUND);
      const before = isGone ? 'gone' : readChoice(data['status'], COMMENT_STATUSES, 'held');
      const after: CommentState = decision === 'remove' ? 'gone' : STATUS_AFTER[decision];
      assertAsSeen(before, { from, to: after });
      const storedAt = readTime(data?.['createdAt']);
      if (decision === 'show') assertContentAsSeen(storedAt, createdAt);
      if (before === after && total === 0) return after;
      const shareId = readTextOrNull(data?.['contentId']);
      if (decision === 'show' && shareId !== null)
        await noteShown(firestore, transaction, { commentId, createdAt: storedAt, shareId, now: act.now });
      if (!isGone && after === 'gone') {
        transaction.delete(document);
        transaction.delete(author);
      } else if (before !== after) transaction.update(document, { status: after });
      const status = decision === 'show' ? 'dismissed' : 'upheld';
      closeReports(transaction, reports, { status, now: act.now });
      // The audit entry stores the author, because the author's document is deleted with the comment.
      const about = { shareId, authorId: readTextOrNull(authorDocument?.get('userId')) };
      appendAudit(firestore, transaction, act, {
        target: 'comment',
        targetId: commentId,
        before: { ...about, state: before, pendingReports: total },
        after: { ...about, state: after, pendingReports: total - reports.length },
      });
      return after;
    });
