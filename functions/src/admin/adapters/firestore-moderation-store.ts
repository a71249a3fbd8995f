import { PAGE_SIZE } from '@talelantern/domain/limits/limits';
import { type CommentSummary, type ReportSummary } from '@talelantern/domain/contracts/admin/moderation';
import {
  COMMENT_IN_REVIEW,
  COMMENT_STATUSES,
  HELD_COMMENT_STATUSES,
  readComment,
  type Comment,
} from '@talelantern/domain/sharing/comment';
import { STORED_ID_PATTERN } from '@talelantern/domain/contracts/admin/stored-id';
import { FIRST_REPORT_STATUS, REPORT, REPORT_STATUSES, type ReportStatus } from '@talelantern/domain/sharing/report';
import { readShare } from '@talelantern/domain/sharing/share';
import { SHARE_ID_PATTERN } from '@talelantern/domain/sharing/share-id';
import { readFields } from '@talelantern/domain/stored/define-document';
import { readText, readTextOrNull } from '@talelantern/domain/stored/read-fields';
import {
  FieldPath,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { pagesOf } from '../../core/firestore-reads.ts';
import { shareStateOf, titleOf, toShareSummary } from '../operations/share-summary.ts';
import { readStoredShare, sourceAt } from '../../sharing/adapters/share-documents.ts';
import { createCommentChange, createShareChange, shareIdOf } from './moderation-changes.ts';
import { offeredSharesIn, sharesToApproveIn, WAITS_SINCE } from './counted-shares.ts';
import { getAll, readStoredShares } from './read-stored-shares.ts';
import { invalidCursor, readPage } from './read-page.ts';
import { createWrittenBy } from './written-by.ts';
import type { Hold } from '@talelantern/domain/sharing/item-sharing';
import type { StoredShare } from '../../sharing/ports/ports.ts';

const CLOSED: readonly ReportStatus[] = REPORT_STATUSES.filter((status) => status !== FIRST_REPORT_STATUS);

export function createFirestoreModerationStore(firestore: Firestore) {
  const comments = firestore.collection('comments');
  const reports = firestore.collection('reports');
  const disabledUsers = firestore.collection('switched_off');
  const pendingAbout = (shareId: string): Query =>
    reports.where('contentId', '==', shareId).where('status', '==', FIRST_REPORT_STATUS).where('commentId', '==', null);
  return {
    async listReports(status: 'pending' | 'closed', cursor: string | undefined) {
      const { documents, next } = await (status === 'pending'
        ? readPage(reports.where('status', '==', FIRST_REPORT_STATUS), 'createdAt', 'asc', cursor)
        : readPage(reports.where('status', 'in', CLOSED), 'createdAt', 'desc', cursor));
      const summaries = documents.map(toReport);
      const subjects = await readSubjects(firestore, summaries);
      return { reports: summaries.map((report) => ({ ...report, ...subjects(report) })), next };
    },
    async listHeldShares(hold: Hold, cursor: string | undefined) {
      if (cursor !== undefined && !SHARE_ID_PATTERN.test(cursor)) throw invalidCursor();
      const heldShares = firestore
        .collectionGroup('private')
        .where('hold', '==', hold)
        .where(WAITS_SINCE, '==', null)
        .orderBy(FieldPath.documentId());
      const pageQuery = cursor === undefined ? heldShares : heldShares.startAfter(sourceAt(firestore, cursor));
      const { docs } = await pageQuery
        .limit(PAGE_SIZE + 1)
        .select()
        .get();
      const shareIds = docs.slice(0, PAGE_SIZE).map(shareIdOf);
      return {
        shares: (await readStoredShares(firestore, shareIds)).map(toShareSummary),
        next: docs.length > PAGE_SIZE ? (shareIds.at(-1) ?? null) : null,
      };
    },
    async listSharesToApprove(cursor: string | undefined) {
      const { documents, next } = await readPage(sharesToApproveIn(firestore), WAITS_SINCE, 'asc', cursor, {
        idOf: shareIdOf,
        startOf: (shareId) => sourceAt(firestore, shareId).path,
      });
      const shares = await readStoredShares(firestore, documents.map(shareIdOf));
      return { shares: shares.map(toShareSummary), next };
    },
    async listOfferedShares(cursor: string | undefined) {
      const { documents, next } = await readPage(offeredSharesIn(firestore), 'sharing.sharedAt', 'asc', cursor);
      const sources = await getAll(
        firestore,
        documents.map(({ id }) => sourceAt(firestore, id)),
      );
      const shares = documents.flatMap(
        (share, index) => readStoredShare(share.id, [share, ...sources.slice(index, index + 1)]) ?? [],
      );
      return { shares: shares.map(toShareSummary), next };
    },
    async listComments(status: Exclude<Comment['status'], 'visible'>, cursor: string | undefined) {
      const { documents, next } = await readPage(
        comments.where('status', 'in', status === 'held' ? HELD_COMMENT_STATUSES : [status]),
        'createdAt',
        'asc',
        cursor,
      );
      return { comments: await toComments(firestore, documents), next };
    },
    /** The newest 20 comments on the share. */
    async commentsOf({ id, contentType }: StoredShare['share']) {
      const about = comments
        .where('contentId', '==', id)
        .where('contentType', '==', contentType)
        .where('status', 'in', [...COMMENT_STATUSES, COMMENT_IN_REVIEW])
        .orderBy('createdAt', 'desc');
      return toComments(firestore, (await about.limit(PAGE_SIZE).get()).docs);
    },
    /** The newest 20 reports about the share and its comments, and the newest 20 pending ones about the share itself. */
    async reportsOf(shareId: string) {
      const newestOf = (query: Query) => query.orderBy('createdAt', 'desc').limit(PAGE_SIZE).get();
      const about = reports.where('contentId', '==', shareId);
      const [newest, pending] = await Promise.all([newestOf(about), newestOf(pendingAbout(shareId))]);
      const newestIds = new Set(newest.docs.map(({ id }) => id));
      return [...newest.docs, ...pending.docs.filter(({ id }) => !newestIds.has(id))].map(toReport);
    },
    countPendingReports: async (shareId: string) => (await pendingAbout(shareId).count().get()).data().count,
    writtenBy: createWrittenBy(firestore),
    changeShare: createShareChange(firestore),
    changeComment: createCommentChange(firestore),
    /** The held comments of the author of `commentId`, if the account is disabled. */
    async *heldCommentsOfDisabledAuthor(commentId: string) {
      const uid = readText((await firestore.doc(authorPath(commentId)).get()).get('userId'));
      if (uid === '' || !(await disabledUsers.doc(uid).get()).exists) return;
      for await (const authors of pagesOf(firestore.collectionGroup('private').where('userId', '==', uid))) {
        const ownComments = await getAll(
          firestore,
          authors.flatMap(({ ref }) => ref.parent.parent ?? []),
        );
        for (const comment of ownComments)
          if (HELD_COMMENT_STATUSES.includes(readText(comment.get('status')))) yield comment.id;
      }
    },
  };
}

/** The shares and comments that the reports are about, in one round trip. */
async function readSubjects(firestore: Firestore, summaries: readonly ReportSummary[]) {
  const paths = new Set(
    summaries.flatMap(({ shareId, commentId }) => [
      ...(SHARE_ID_PATTERN.test(shareId) ? [`shares/${shareId}`] : []),
      ...(STORED_ID_PATTERN.test(commentId ?? '') ? [`comments/${commentId}`, authorPath(commentId)] : []),
    ]),
  );
  const documents = await getAll(
    firestore,
    [...paths].map((path) => firestore.doc(path)),
  );
  const dataByPath = new Map(documents.map((document) => [document.ref.path, document.data() ?? null]));
  return ({ shareId, commentId }: ReportSummary) => {
    const shareData = dataByPath.get(`shares/${shareId}`);
    const share = shareData ? readShare(shareId, shareData) : null;
    const shareState = shareStateOf(share);
    if (commentId === null)
      return {
        excerpt: titleOf(share?.copy ?? null),
        shareState,
        commentState: null,
        commentCreatedAt: null,
        commentAuthorId: null,
      };
    const data = dataByPath.get(`comments/${commentId}`);
    const comment: Comment | null = data ? readComment(commentId, data) : null;
    return {
      excerpt: comment?.text ?? '',
      shareState,
      commentState: comment?.status ?? ('gone' as const),
      commentCreatedAt: comment?.createdAt ?? null,
      commentAuthorId: readTextOrNull(dataByPath.get(authorPath(commentId))?.['userId']),
    };
  };
}

function toReport(document: DocumentSnapshot): ReportSummary {
  const { userId, contentId, ...report } = readFields(REPORT.fields, document.data() ?? {});
  return { ...report, id: document.id, shareId: contentId, reporterId: userId };
}

/** Reads comments with their authors, whom only administrators learn. */
async function toComments(
  firestore: Firestore,
  documents: readonly QueryDocumentSnapshot[],
): Promise<CommentSummary[]> {
  const authors = await getAll(
    firestore,
    documents.map(({ id }) => firestore.doc(authorPath(id))),
  );
  const authorIds = authors.map((author) => readTextOrNull(author.get('userId')));
  const marks = await getAll(
    firestore,
    [...new Set(authorIds)].flatMap((uid) => (uid ? firestore.doc(`switched_off/${uid}`) : [])),
  );
  const disabledIds = new Set(marks.filter(({ exists }) => exists).map(({ id }) => id));
  return documents.flatMap((document, index) => {
    const comment = readComment(document.id, document.data());
    if (!comment) return [];
    const { id, contentId, ...others } = comment;
    const authorId = authorIds[index] ?? null;
    const isAuthorDisabled = authorId !== null && disabledIds.has(authorId);
    return [{ ...others, commentId: id, shareId: contentId, authorId, isAuthorDisabled }];
  });
}

const authorPath = (commentId: string | null): string => `comments/${commentId}/private/author`;
