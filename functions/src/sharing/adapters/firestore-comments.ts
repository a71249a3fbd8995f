import { REPORTS_KEPT_DAYS } from '@talelantern/domain/accounts/account-data';
import { DAY_MS } from '@talelantern/domain/time/day';
import { COMMENT_IN_REVIEW, readComment, type Comment } from '@talelantern/domain/sharing/comment';
import { readShare } from '@talelantern/domain/sharing/share';
import { readText, readTime, type StoredData } from '@talelantern/domain/stored/read-fields';
import {
  type DocumentReference,
  type Firestore,
  type Transaction,
  FieldValue,
  Timestamp,
} from 'firebase-admin/firestore';
import type { CommentDecision, CommentFamilies } from '../ports/ports.ts';
import { type GetAll, idsFromCheckpoint, pagesOf } from '../../core/firestore-reads.ts';
import { sourceAt } from './share-documents.ts';
import type { ReportDraft } from '@talelantern/domain/sharing/report';

/** The most notes of named families that are read for one comment. */
const MAX_FAMILIES_NAMED = 500;

const authorAt = (firestore: Firestore, commentId: string) => firestore.doc(`comments/${commentId}/private/author`);
/** That an author has named a child. Outlives the comment, which its author may delete (docs/decisions/0224). */
const noteAt = (firestore: Firestore, shareId: string, author: string) =>
  firestore.doc(`shares/${shareId}/private/named_by_${author}`);

export function createFirestoreComments(firestore: Firestore) {
  const comments = firestore.collection('comments');
  const authorOf = (commentId: string) => authorAt(firestore, commentId);
  const familiesOf = async (getAll: GetAll, { id, contentId }: Comment): Promise<CommentFamilies> => {
    const [source, author] = await getAll(sourceAt(firestore, contentId), authorOf(id));
    return { owner: readText(source?.get('ownerId')), author: readText(author?.get('userId')) };
  };
  const isAuthorDisabled = async (transaction: Transaction, commentId: string): Promise<boolean> => {
    const uid = readText((await transaction.get(authorOf(commentId))).get('userId'));
    return uid !== '' && (await transaction.get(firestore.collection('switched_off').doc(uid))).exists;
  };
  /** Puts visible comments into the review queue; with `keepsShown`, except those that an administrator has shown. */
  const reviewVisible = (references: readonly DocumentReference[], { keepsShown = false } = {}) =>
    firestore.runTransaction(async (transaction) => {
      const found = await transaction.getAll(...references);
      const authors = keepsShown ? await transaction.getAll(...references.map(({ id }) => authorOf(id))) : [];
      found.forEach((comment, index) => {
        const isShown = readTime(authors[index]?.get('shownAt')) !== null;
        if (comment.get('status') === 'visible' && !isShown)
          transaction.update(comment.ref, { status: COMMENT_IN_REVIEW });
      });
    });
  return {
    /** A comment to moderate; `unreadable` when it cannot be read, null when it is gone, decided or in review. */
    findHeld: async (commentId: string) => readHeld(commentId, (await comments.doc(commentId).get()).data()),
    /** Whether the share is public and allows comments. */
    async acceptsComments(shareId: string) {
      const data = (await firestore.collection('shares').doc(shareId).get()).data();
      const share = data && readShare(shareId, data);
      return !!share && !share.hidden && share.withdrawnAt === null && share.sharing.allowComments;
    },
    familiesOf: (comment: Comment) => familiesOf((...found) => firestore.getAll(...found), comment),
    /** Whether a comment of the author on a share of the owner was decided as `names_child`. */
    async hasNamedChild({ owner, author }: CommentFamilies) {
      const notes = firestore.collectionGroup('private').where('namedBy', '==', author).limit(MAX_FAMILIES_NAMED);
      return author !== '' && (await notes.get()).docs.some((note) => note.get('childOf') === owner);
    },
    /**
     * Sets the status of a comment whose text is still the `moderated` one; a comment by a disabled author is left to an
     * administrator instead of becoming visible. Returns false and does nothing when the comment is decided, gone or
     * changed.
     */
    decide: (commentId: string, moderated: Comment | 'unreadable', status: CommentDecision) =>
      firestore.runTransaction(async (transaction) => {
        const document = comments.doc(commentId);
        const stored = await transaction.get(document);
        const heldComment = readHeld(commentId, stored.data());
        if (heldComment === null || textOf(heldComment) !== textOf(moderated)) return false;
        if (status === 'names_child' && heldComment !== 'unreadable') {
          const { owner, author } = await familiesOf((...found) => transaction.getAll(...found), heldComment);
          const note = await transaction.get(noteAt(firestore, heldComment.contentId, author));
          // The author's first such comment; an administrator who shows that comment lifts the note.
          const commentCreatedAt: unknown = stored.get('createdAt') ?? null;
          if (author !== '' && !note.exists)
            transaction.set(note.ref, { namedBy: author, childOf: owner, commentId, commentCreatedAt });
        }
        const needsReview =
          status === 'names_child' || (status === 'visible' && (await isAuthorDisabled(transaction, commentId)));
        transaction.update(document, { status: needsReview ? COMMENT_IN_REVIEW : status });
        return true;
      }),
    /** Leaves the visible comments of the user to an administrator. May run twice. */
    async holdAllBy(uid: string) {
      for await (const authors of pagesOf(firestore.collectionGroup('private').where('userId', '==', uid))) {
        await reviewVisible(authors.flatMap(({ ref }) => ref.parent.parent ?? []));
      }
    },
    /** Leaves the visible comments on the share for which `needsReview` is true to an administrator. May run twice. */
    async holdThose(shareId: string, needsReview: (comment: Comment) => boolean, options: { keepsShown: boolean }) {
      const visible = comments.where('contentId', '==', shareId).where('status', '==', 'visible');
      for await (const documents of pagesOf(visible)) {
        const commentsToReview = documents.filter((document) => {
          const comment = readComment(document.id, document.data());
          return comment !== null && needsReview(comment);
        });
        if (commentsToReview.length > 0)
          await reviewVisible(
            commentsToReview.map(({ ref }) => ref),
            options,
          );
      }
    },
    /** Comments to moderate, from where the last caller stopped. */
    heldIds: () => idsFromCheckpoint(comments.where('status', '==', 'held'), 'judged_comments'),
  };
}

/**
 * Stores that an administrator shows the comment, for later sweeps. If it is the comment that named a child, lifts the
 * note, so that its author's next comments are shown again; `createdAt` tells it from another comment with the same id.
 * Reads, so call it before other writes.
 */
export async function noteShown(
  firestore: Firestore,
  transaction: Transaction,
  { commentId, createdAt, shareId, now }: { commentId: string; createdAt: number | null; shareId: string; now: number },
): Promise<void> {
  const author = await transaction.get(authorAt(firestore, commentId));
  const note = await transaction.get(noteAt(firestore, shareId, readText(author.get('userId'))));
  transaction.set(author.ref, { shownAt: Timestamp.fromMillis(now) }, { merge: true });
  const isOfNote = note.get('commentId') === commentId && readTime(note.get('commentCreatedAt')) === createdAt;
  if (isOfNote) transaction.delete(note.ref);
}

function readHeld(commentId: string, data: StoredData | undefined): Comment | 'unreadable' | null {
  if (data?.['status'] !== 'held') return null;
  return readComment(commentId, data) ?? 'unreadable';
}

/** The text that was moderated. */
const textOf = (comment: Comment | 'unreadable'): string =>
  comment === 'unreadable' ? comment : JSON.stringify([comment.contentId, comment.userName, comment.text]);

/** Visitors' reports. Deleting an account does not remove them. */
export const createFirestoreReports = (firestore: Firestore, now: () => number) => ({
  /** Stores a report, which expires. */
  async add(report: ReportDraft) {
    const expiresAt = Timestamp.fromMillis(now() + REPORTS_KEPT_DAYS * DAY_MS);
    await firestore.collection('reports').add({ ...report, createdAt: FieldValue.serverTimestamp(), expiresAt });
  },
  isCommentOn: async (shareId: string, commentId: string) =>
    (await firestore.collection('comments').doc(commentId).get()).get('contentId') === shareId,
});
