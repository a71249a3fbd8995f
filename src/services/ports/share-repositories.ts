import type { Comment } from '@talelantern/domain/sharing/comment';
import type { Share } from '@talelantern/domain/sharing/share';
import type { Page, PageCursor } from '../core/page.ts';

export type ShareReference = Pick<Share, 'id' | 'contentType'>;

export interface ShareRepository {
  /** Null if there is no such share or it is not visible; callers cannot tell which. */
  find: (shareId: string) => Promise<Share | null>;
  /**
   * Publicly listed shares, newest first: the family agreed (`offered`) and a reviewer approved (`listed`)
   * (docs/specification.md#6-roles-and-permissions).
   */
  listPublic: (cursor: PageCursor | null) => Promise<Page<Share>>;
}

/** Counts one view. Rejects if it was not counted. */
export type CountView = (shareId: string) => Promise<void>;

export interface LikeRepository {
  isLiked: (share: ShareReference) => Promise<boolean>;
  /** Sets or removes a like, together with the share's count. Idempotent. */
  setLiked: (share: ShareReference, isLiked: boolean) => Promise<void>;
}

export interface OwnShares {
  isOwn: (share: ShareReference) => Promise<boolean>;
}

export interface CommentReader {
  list: (share: ShareReference, cursor: PageCursor | null) => Promise<Page<Comment>>;
}

export interface CommentRepository extends CommentReader {
  /** The comment, if it is the user's own, in any state, or visible; else null. */
  find: (id: string) => Promise<Comment | null>;
  /** Stores a comment, which is held until it has been moderated. Idempotent by id. */
  add: (id: string, share: ShareReference, comment: { userName: string; text: string }) => Promise<void>;
  delete: (id: string) => Promise<void>;
}
