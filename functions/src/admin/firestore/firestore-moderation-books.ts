import { PAGE_SIZE } from '@talelantern/domain/limits/limits';
import {
  COMMENT_NOT_FOUND,
  REPORT_STATUSES,
  SHARE_NOT_FOUND,
  type ReportStatus,
  type ReportSummary,
} from '@talelantern/domain/admin/moderation';
import { COMMENT_STATUSES, readComment, type Comment } from '@talelantern/domain/comments/comment';
import { ENTITY_ID_PATTERN } from '@talelantern/domain/contracts/entity-id';
import { AppError } from '@talelantern/domain/errors/app-error';
import { FIRST_REPORT_STATUS } from '@talelantern/domain/reports/report';
import { readShare } from '@talelantern/domain/sharing/share';
import { SHARE_ID_PATTERN, SHARED_CONTENT_TYPES } from '@talelantern/domain/sharing/share-id';
import { readChoice, readText, readTextOrNull, readTime } from '@talelantern/domain/stored/read-fields';
import {
  FieldPath,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import type { HeldShare } from '../../operations/ports/shares.ts';
import { readHeldShare, toShareUpdate, toSourceDocument } from '../../storage/share-documents.ts';
import type { ModerationBooks } from '../ports.ts';
import { shareStateOf, titleOf } from '../share-summary.ts';
import { appendAudit } from './firestore-audit-books.ts';
import { invalidCursor, readPage } from './read-page.ts';

/** Reports of one thing that one decision closes; whoever sends more is closed by the next. */
const MOST_CLOSED = 200;
const CLOSED: readonly ReportStatus[] = REPORT_STATUSES.filter((status) => status !== FIRST_REPORT_STATUS);

/** Reports, shares and comments in Firestore, as administrators see and decide them. */
export function createFirestoreModerationBooks(firestore: Firestore): ModerationBooks {
  const shares = firestore.collection('shares');
  const comments = firestore.collection('comments');
  const reports = firestore.collection('reports');
  const sourceOf = (shareId: string) => shares.doc(shareId).collection('private').doc('source');
  const heldShares = async (shareIds: readonly string[]): Promise<HeldShare[]> => {
    const documents = await getAll(
      firestore,
      shareIds.flatMap((id) => [shares.doc(id), sourceOf(id)]),
    );
    return shareIds.flatMap((id, index) => readHeld(id, documents.slice(index * 2, index * 2 + 2)) ?? []);
  };
  return {
    async listReports(status, cursor) {
      const { documents, next } = await (status === 'pending'
        ? readPage(reports.where('status', '==', FIRST_REPORT_STATUS), 'createdAt', 'asc', cursor)
        : readPage(reports.where('status', 'in', CLOSED), 'createdAt', 'desc', cursor));
      const summaries = documents.map(toReport);
      const subjects = await readSubjects(firestore, summaries);
      return { entries: summaries.map((report) => ({ ...report, ...subjects(report) })), next };
    },
    async listHeldShares(hold, cursor) {
      if (cursor !== undefined && !SHARE_ID_PATTERN.test(cursor)) throw invalidCursor();
      const held = firestore.collectionGroup('private').where('hold', '==', hold).orderBy(FieldPath.documentId());
      const { docs } = await (cursor === undefined ? held : held.startAfter(sourceOf(cursor)))
        .limit(PAGE_SIZE + 1)
        .get();
      const shareIds = docs.slice(0, PAGE_SIZE).flatMap(({ ref }) => ref.parent.parent?.id ?? []);
      return {
        entries: await heldShares(shareIds),
        next: docs.length > PAGE_SIZE ? (shareIds.at(-1) ?? null) : null,
      };
    },
    async listOfferedShares(cursor) {
      const offered = shares
        .where('offered', '==', true)
        .where('listed', '==', false)
        .where('hidden', '==', false)
        .where('withdrawnAt', '==', null);
      const { documents, next } = await readPage(offered, 'sharing.sharedAt', 'asc', cursor);
      return { entries: await heldShares(documents.map(({ id }) => id)), next };
    },
    async listComments(status, cursor) {
      const { documents, next } = await readPage(comments.where('status', '==', status), 'createdAt', 'asc', cursor);
      return { entries: documents.flatMap(toComment), next };
    },
    async commentsOf({ id, contentType }) {
      const about = comments
        .where('contentId', '==', id)
        .where('contentType', '==', contentType)
        .where('status', 'in', COMMENT_STATUSES)
        .orderBy('createdAt', 'desc');
      return (await about.limit(PAGE_SIZE).get()).docs.flatMap(toComment);
    },
    async reportsOf(shareId) {
      const about = reports.where('contentId', '==', shareId).orderBy('createdAt', 'desc');
      return (await about.limit(PAGE_SIZE).get()).docs.map(toReport);
    },
    changeShare: (shareId, decide, act) =>
      firestore.runTransaction(async (transaction) => {
        const held = readHeld(shareId, await transaction.getAll(shares.doc(shareId), sourceOf(shareId)));
        const change = decide(held);
        const pending = await pendingReports(transaction, reports.where('contentId', '==', shareId));
        const closing = pending.filter(
          (report) => !change || change.closesCommentReports || report.get('commentId') === null,
        );
        const status = change ? change.closesReports : 'upheld';
        const closed = status === null ? [] : closing;
        if (!held && closed.length === 0) throw new AppError('not_found', SHARE_NOT_FOUND);
        const earlier = held && change?.liftsEarlierReviews ? await earlierReviews(firestore, transaction, held) : [];
        const isChanged = !!held && !!change && JSON.stringify(held) !== JSON.stringify(change.next);
        if (!isChanged && closed.length === 0 && earlier.length === 0) return;
        if (isChanged && change) {
          transaction.update(shares.doc(shareId), toShareUpdate(change.next.share));
          transaction.set(sourceOf(shareId), toSourceDocument(change.next.source, change.next.hold));
        }
        for (const reference of earlier) transaction.update(reference, { hold: null });
        for (const { ref } of closed) transaction.update(ref, { status });
        appendAudit(firestore, transaction, act, {
          target: 'share',
          targetId: shareId,
          before: { ...(held && stateOf(held)), pendingReports: pending.length },
          after: { ...(change && stateOf(change.next)), pendingReports: pending.length - closed.length },
        });
      }),
    changeComment: (commentId, decision, act) =>
      firestore.runTransaction(async (transaction) => {
        const document = comments.doc(commentId);
        const data = (await transaction.get(document)).data();
        const pending = await pendingReports(transaction, reports.where('commentId', '==', commentId));
        const isGone = data === undefined;
        if (isGone && (decision !== 'remove' || pending.length === 0))
          throw new AppError('not_found', COMMENT_NOT_FOUND);
        const before = isGone ? 'gone' : readChoice(data['status'], COMMENT_STATUSES, 'held');
        const after = decision === 'remove' ? 'gone' : AFTER[decision];
        if (before === after && pending.length === 0) return after;
        if (!isGone && after === 'gone') {
          transaction.delete(document);
          transaction.delete(document.collection('private').doc('author'));
        } else if (before !== after) transaction.update(document, { status: after });
        for (const { ref } of pending)
          transaction.update(ref, { status: decision === 'show' ? 'dismissed' : 'upheld' });
        const shareId = readTextOrNull(data?.['contentId']);
        appendAudit(firestore, transaction, act, {
          target: 'comment',
          targetId: commentId,
          before: { state: before, shareId, pendingReports: pending.length },
          after: { state: after, shareId, pendingReports: 0 },
        });
        return after;
      }),
  };
}

const AFTER = { show: 'visible', hide: 'refused' } as const;

const stateOf = ({ share, hold }: HeldShare) => ({ state: shareStateOf(share), hold, listed: share.listed });

const readHeld = (shareId: string, [share, source]: readonly DocumentSnapshot[]): HeldShare | null =>
  readHeldShare(shareId, share?.data() ?? null, source?.data() ?? null);

async function pendingReports(transaction: Transaction, about: Query): Promise<QueryDocumentSnapshot[]> {
  return (await transaction.get(about.where('status', '==', FIRST_REPORT_STATUS).limit(MOST_CLOSED))).docs;
}

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

/** What reports are about, in one round trip: at most a share and a comment for each. */
async function readSubjects(firestore: Firestore, summaries: readonly ReportSummary[]) {
  const paths = new Set(
    summaries.flatMap(({ shareId, commentId }) => [
      ...(SHARE_ID_PATTERN.test(shareId) ? [`shares/${shareId}`] : []),
      ...(ENTITY_ID_PATTERN.test(commentId ?? '') ? [`comments/${commentId}`] : []),
    ]),
  );
  const documents = await getAll(
    firestore,
    [...paths].map((path) => firestore.doc(path)),
  );
  const found = new Map(documents.map((document) => [document.ref.path, document.data() ?? null]));
  return ({ shareId, commentId }: ReportSummary) => {
    const shareData = found.get(`shares/${shareId}`);
    const share = shareData ? readShare(shareId, shareData) : null;
    const shareState = shareStateOf(share);
    if (commentId === null) return { excerpt: titleOf(share?.copy ?? null), shareState, commentState: null };
    const data = found.get(`comments/${commentId}`);
    const comment: Comment | null = data ? readComment(commentId, data) : null;
    return { excerpt: comment?.text ?? '', shareState, commentState: comment?.status ?? ('gone' as const) };
  };
}

/** `getAll` wants at least one. */
const getAll = async (firestore: Firestore, references: DocumentReference[]): Promise<DocumentSnapshot[]> =>
  references.length === 0 ? [] : firestore.getAll(...references);

function toReport(document: DocumentSnapshot): ReportSummary {
  const read = (field: string): unknown => document.get(field);
  return {
    id: document.id,
    contentType: readChoice(read('contentType'), SHARED_CONTENT_TYPES, 'story'),
    shareId: readText(read('contentId')),
    commentId: readTextOrNull(read('commentId')),
    reason: readText(read('reason')),
    details: readText(read('details')),
    isVisitors: read('userId') === null,
    status: readChoice(read('status'), REPORT_STATUSES, FIRST_REPORT_STATUS),
    createdAt: readTime(read('createdAt')),
  };
}

function toComment(document: QueryDocumentSnapshot) {
  const comment = readComment(document.id, document.data());
  if (!comment) return [];
  const { id, contentId, ...others } = comment;
  return [{ ...others, commentId: id, shareId: contentId }];
}
