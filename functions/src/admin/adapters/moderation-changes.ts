import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import type { HeldShare } from '../../sharing/ports/ports.ts';
import {
  readHeldShare,
  REVIEW_HOLDS,
  toShareUpdate,
  toSourceDocument,
} from '../../sharing/adapters/share-documents.ts';
import { REPORTS_KEPT_DAYS } from '@talelantern/domain/accounts/account-data';
import { DAY_MS } from '@talelantern/domain/time/day';
import { FIRST_REPORT_STATUS, type ReportStatus } from '@talelantern/domain/sharing/report';
import { readShareId } from '@talelantern/domain/sharing/sharing';
import { SHARE_NOT_FOUND, type ShareState, COMMENT_NOT_FOUND } from '@talelantern/domain/contracts/admin/moderation';
import { AppError } from '@talelantern/domain/errors/app-error';
import { prepareLift, prepareTakedown, type Takedown } from '../../sharing/adapters/firestore-removals.ts';
import { sharedItemAt } from '../../sharing/adapters/firestore-shares.ts';
import type { ModerationStore, ShareChange } from '../ports/ports.ts';
import { assertAsSeen } from '../operations/assert-as-seen.ts';
import { shareStateOf } from '../operations/share-summary.ts';
import { appendAudit } from './firestore-audit-store.ts';
import { COMMENT_STATUSES } from '@talelantern/domain/sharing/comment';
import { readChoice, readTextOrNull } from '@talelantern/domain/stored/read-fields';
import { isSameData } from '@talelantern/domain/stored/same-data';

export function shareReferences(firestore: Firestore, shareId: string): [DocumentReference, DocumentReference] {
  const share = firestore.collection('shares').doc(shareId);
  return [share, share.collection('private').doc('source')];
}

/** The documents of `shareReferences`; null when missing. */
export const readHeld = (shareId: string, [share, source]: readonly DocumentSnapshot[]): HeldShare | null =>
  readHeldShare(shareId, share?.data() ?? null, source?.data() ?? null);

/** Maximum number of reports about one subject that a decision closes; repeating it closes the next. */
const MAX_REPORTS_CLOSED = 200;

/** The pending reports among those that the query `about` finds. */
async function pendingReports(transaction: Transaction, about: Query): Promise<QueryDocumentSnapshot[]> {
  return (await transaction.get(about.where('status', '==', FIRST_REPORT_STATUS).limit(MAX_REPORTS_CLOSED))).docs;
}

/** Closed reports expire; those of visitors have an earlier end. `now` in ms. */
function closeReports(
  transaction: Transaction,
  reports: readonly QueryDocumentSnapshot[],
  { status, now }: { status: ReportStatus; now: number },
): void {
  const expiresAt = Timestamp.fromMillis(now + REPORTS_KEPT_DAYS * DAY_MS);
  for (const report of reports)
    transaction.update(report.ref, { status, expiresAt: report.get('expiresAt') ?? expiresAt });
}

/** Writes an administrator's decision about a share, its reports and the audit entry in one transaction. */
export const createShareChange =
  (firestore: Firestore): ModerationStore['changeShare'] =>
  (shareId, decide, act) =>
    firestore.runTransaction(async (transaction) => {
      const [shareDocument, source] = shareReferences(firestore, shareId);
      const held = readHeld(shareId, await transaction.getAll(shareDocument, source));
      const change = decide(held);
      const about = firestore.collection('reports').where('contentId', '==', shareId);
      // Reports of the share itself first: there may be any number of its comments.
      const ofShare = await pendingReports(transaction, about.where('commentId', '==', null));
      const ofAll = !change || change.closesCommentReports ? await pendingReports(transaction, about) : [];
      const pending = [...ofShare, ...ofAll.filter((report) => report.get('commentId') !== null)];
      const status = change ? change.closesReports : 'upheld';
      const closed = status === null ? [] : pending;
      if (!held && closed.length === 0) throw new AppError('not_found', SHARE_NOT_FOUND);
      const item = held && (await transaction.get(sharedItemAt(firestore, held.source)));
      const open = held && item && (await otherOpenShare(firestore, transaction, held, item));
      const nextOpen = open && change?.nextOfItem ? change.nextOfItem(open) : open;
      const isOpenChanged = !isSameData(open, nextOpen);
      const earlier =
        held && change?.liftsEarlierReviews ? await earlierReviews(firestore, transaction, held, open) : [];
      const takedown =
        held && change?.takedown
          ? await prepareTakedown(firestore, transaction, toTakedown(held, change.takedown, act.now))
          : null;
      const lift = change?.liftsEarlierReviews
        ? await prepareLift(firestore, transaction, [shareId, ...earlier.map((ref) => shareIdOf({ ref }))])
        : null;
      const isChanged = !!held && !!change && !isSameData(held, change.next);
      const before = held && stateOf(held);
      const after = change && { ...stateOf(change.next), ...(change.takedown?.isRemoval && { state: WITHDRAWN }) };
      const isRemoved = after?.state === WITHDRAWN && before?.state !== WITHDRAWN;
      const hasNoEffect = !isChanged && !isRemoved && !isOpenChanged && closed.length === 0 && earlier.length === 0;
      if (hasNoEffect) return { usersToRefresh: [], others: [] };
      if (isChanged && change) writeHeld(firestore, transaction, change.next);
      if (isOpenChanged && open && nextOpen) {
        writeHeld(firestore, transaction, nextOpen);
        appendAudit(firestore, transaction, act, {
          target: 'share',
          targetId: open.share.id,
          before: stateOf(open),
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
        before: { ...before, pendingReports: pending.length },
        after: { ...after, pendingReports: pending.length - closed.length },
      });
      return {
        usersToRefresh: takedown?.usersToRefresh ?? [],
        others: isOpenChanged && open ? [open.share.id] : [],
      };
    });

function writeHeld(firestore: Firestore, transaction: Transaction, held: HeldShare): void {
  const [share, source] = shareReferences(firestore, held.share.id);
  transaction.update(share, toShareUpdate(held.share));
  transaction.set(source, toSourceDocument(held));
}

const toTakedown = (
  { share, source }: HeldShare,
  takedown: NonNullable<ShareChange['takedown']>,
  now: number,
): Takedown => ({ ...takedown, ownerId: source.ownerId, shareId: share.id, now });

/** The share of a `private/source`. */
export const shareIdOf = ({ ref: { parent } }: Pick<DocumentSnapshot, 'ref'>): string => parent.parent?.id ?? '';

const WITHDRAWN: ShareState = 'withdrawn';

const stateOf = ({ share, hold, waitsSince }: HeldShare) => ({
  state: shareStateOf(share),
  hold: waitsSince === null ? hold : 'approval',
  listed: share.listed,
});

const shareIdIn = (item: DocumentSnapshot): string | null => readShareId(item.get('sharing.shareId'));

/** Tells the family why the share that its item names is held. */
function writeHoldOfItem(
  transaction: Transaction,
  item: DocumentSnapshot,
  shares: readonly (HeldShare | null)[],
): void {
  const named = shares.find((held) => held?.share.id === shareIdIn(item));
  const isOpen = named?.share.withdrawnAt === null && item.get('userId') === named.source.ownerId;
  if (isOpen && named.hold !== readTextOrNull(item.get('sharing.hold')))
    transaction.update(item.ref, { 'sharing.hold': named.hold });
}

/**
 * The open share of a held share's item, null if it is the held share itself. Only the share that the item names can be
 * open.
 */
async function otherOpenShare(
  firestore: Firestore,
  transaction: Transaction,
  { share, source }: HeldShare,
  item: DocumentSnapshot,
): Promise<HeldShare | null> {
  const shareId = shareIdIn(item);
  if (shareId === null || shareId === share.id) return null;
  const other = readHeld(shareId, await transaction.getAll(...shareReferences(firestore, shareId)));
  const isOfItem = other?.source.contentId === source.contentId && other.source.ownerId === source.ownerId;
  return isOfItem && other.share.withdrawnAt === null ? other : null;
}

/** Withdrawn shares of the same item that are still held for review: sharing it again would be held too. */
async function earlierReviews(
  firestore: Firestore,
  transaction: Transaction,
  { share, source }: HeldShare,
  open: HeldShare | null,
): Promise<DocumentReference[]> {
  const reviewed = await transaction.get(
    firestore
      .collectionGroup('private')
      .where('contentId', '==', source.contentId)
      .where('hold', 'in', REVIEW_HOLDS)
      .limit(MAX_REPORTS_CLOSED),
  );
  return reviewed.docs
    .filter(({ ref }) => ![share.id, open?.share.id].includes(ref.parent.parent?.id))
    .filter((document) => document.get('ownerId') === source.ownerId)
    .map(({ ref }) => ref);
}

const STATUS_AFTER = { show: 'visible', hide: 'refused' } as const;

export const createCommentChange =
  (firestore: Firestore): ModerationStore['changeComment'] =>
  (commentId, { decision, from }, act) =>
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
      const after = decision === 'remove' ? 'gone' : STATUS_AFTER[decision];
      assertAsSeen(before, { from, to: after });
      if (before === after && pending.length === 0) return after;
      if (!isGone && after === 'gone') {
        transaction.delete(document);
        transaction.delete(document.collection('private').doc('author'));
      } else if (before !== after) transaction.update(document, { status: after });
      closeReports(transaction, pending, { status: decision === 'show' ? 'dismissed' : 'upheld', now: act.now });
      const shareId = readTextOrNull(data?.['contentId']);
      appendAudit(firestore, transaction, act, {
        target: 'comment',
        targetId: commentId,
        before: { state: before, shareId, pendingReports: pending.length },
        after: { state: after, shareId, pendingReports: 0 },
      });
      return after;
    });
