import { readShare } from '@talelantern/domain/sharing/share';
import { likeId } from '@talelantern/domain/sharing/like';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  increment,
  limit,
  orderBy,
  query,
  serverTimestamp,
  where,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite';
import type { SharedContentType } from '@talelantern/domain/sharing/share-id';
import type { PageCursor } from '../services/core/page.ts';
import type { ShareReference } from '../services/ports/share-repositories.ts';
import { findDocument, ignoreRepeated } from './store-failure.ts';
import { readPage } from './stored-page.ts';

export const createShareRepository = (firestore: Firestore) => ({
  /** Null if there is no such share or it is not visible; callers cannot tell which. */
  find: (shareId: string) => findDocument(doc(firestore, 'shares', shareId), readShare),
  /**
   * Publicly listed shares, newest first: the family agreed (`offered`) and a reviewer approved (`listed`)
   * (docs/specification.md#6-roles-and-permissions).
   */
  listPublic: (cursor: PageCursor | null) => {
    const publicShares = query(
      collection(firestore, 'shares'),
      where('listed', '==', true),
      where('hidden', '==', false),
      where('withdrawnAt', '==', null),
      orderBy('sharing.sharedAt', 'desc'),
    );
    return readPage(publicShares, cursor, readShare);
  },
});

/** The likes of `uid`, counted on the share in the same write, as the rules require. */
export function createLikeRepository(firestore: Firestore, uid: string) {
  const likeOf = ({ id, contentType }: ShareReference) => {
    const like = { contentType, contentId: id, userId: uid };
    return { like, document: doc(firestore, 'likes', likeId(like)) };
  };

  async function isLiked(share: ShareReference): Promise<boolean> {
    return (await getDoc(likeOf(share).document)).exists();
  }

  return {
    isLiked,
    /** Sets or removes a like. Idempotent. */
    async setLiked(share: ShareReference, shouldLike: boolean) {
      const { like, document } = likeOf(share);
      const batch = writeBatch(firestore);
      if (shouldLike) batch.set(document, { ...like, createdAt: serverTimestamp() });
      else batch.delete(document);
      batch.update(doc(firestore, 'shares', share.id), { 'sharing.likes': increment(shouldLike ? 1 : -1) });
      await ignoreRepeated(batch.commit(), async () => (await isLiked(share)) === shouldLike);
    },
  };
}

const COLLECTIONS: Readonly<Record<SharedContentType, string>> = { story: 'stories', character: 'characters' };

/** Finds a family's shares through its items, because a share does not contain the id of its owner. */
export const createOwnShares = (firestore: Firestore, uid: string) => ({
  async isOwn({ id, contentType }: ShareReference) {
    const ownItems = query(
      collection(firestore, COLLECTIONS[contentType]),
      where('userId', '==', uid),
      where('sharing.shareId', '==', id),
      limit(1),
    );
    return !(await getDocs(ownItems)).empty;
  },
});
