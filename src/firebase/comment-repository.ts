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
import type { PageCursor } from '../services/core/page.ts';
import type { ShareReference } from '../services/ports/share-repositories.ts';
import { createRateStamps } from './rate-stamps.ts';
import { findDocument, ignoreRepeated } from './store-failure.ts';
import { readPage } from './stored-page.ts';

const VISIBLE: CommentStatus = 'visible';

export const createCommentReader = (firestore: Firestore) => ({
  list: ({ id, contentType }: ShareReference, cursor: PageCursor | null) => {
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
export function createCommentRepository(firestore: Firestore, uid: string) {
  const comments = collection(firestore, 'comments');
  const stamps = createRateStamps(firestore, uid);
  const authorOf = (id: string) => doc(comments, id, 'private', 'author');

  /** The comment, if it is the user's own, in any state, or visible; else null. */
  const find = (id: string) => findDocument(doc(comments, id), readComment);

  return {
    ...createCommentReader(firestore),
    find,
    findStamps: () => stamps.find('comments'),
    /** Stores a comment, which is held until it has been moderated. Idempotent by id. */
    add: async (id: string, share: ShareReference, { userName, text }: { userName: string; text: string }) => {
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
      await stamps.add(batch, 'comments', id);
      await ignoreRepeated(batch.commit(), async () => (await find(id)) !== null);
    },
    delete: async (id: string) => {
      const batch = writeBatch(firestore);
      batch.delete(doc(comments, id));
      batch.delete(authorOf(id));
      await batch.commit();
    },
  };
}
