import { INITIAL_COMMENT_STATUS, readComment, type CommentStatus } from '@talelantern/domain/sharing/comment';
import {
  collection,
  doc,
  orderBy,
  query,
  serverTimestamp,
  where,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite';
import type { CommentReader, CommentRepository } from '../services/ports/share-repositories.ts';
import { stamp } from './rate-stamp.ts';
import { findDocument, ignoreRepeated } from './store-failure.ts';
import { readPage } from './stored-page.ts';

const VISIBLE: CommentStatus = 'visible';

export const createCommentReader = (firestore: Firestore): CommentReader => ({
  list: ({ id, contentType }, cursor) => {
    const visible = query(
      collection(firestore, 'comments'),
      where('contentId', '==', id),
      where('contentType', '==', contentType),
      where('status', '==', VISIBLE),
      orderBy('createdAt', 'desc'),
    );
    return readPage(visible, cursor, readComment);
  },
});

/** Comments in Firestore, written by `uid`. Their author is stored in a separate document that others cannot read. */
export function createCommentRepository(firestore: Firestore, uid: string): CommentRepository {
  const comments = collection(firestore, 'comments');
  const authorOf = (id: string) => doc(comments, id, 'private', 'author');

  const find = (id: string) => findDocument(doc(comments, id), readComment);

  return {
    ...createCommentReader(firestore),
    find,
    async add(id, share, { userName, text }) {
      const batch = writeBatch(firestore);
      batch.set(doc(comments, id), {
        contentId: share.id,
        contentType: share.contentType,
        userName,
        text,
        status: INITIAL_COMMENT_STATUS,
        createdAt: serverTimestamp(),
      });
      batch.set(authorOf(id), { userId: uid });
      stamp(batch, firestore, { uid, kind: 'comments', id });
      await ignoreRepeated(batch.commit(), async () => (await find(id)) !== null);
    },
    async delete(id) {
      const batch = writeBatch(firestore);
      batch.delete(doc(comments, id));
      batch.delete(authorOf(id));
      await batch.commit();
    },
  };
}
