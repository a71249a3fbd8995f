import type { Comment } from '@talelantern/domain/comments/comment';
import type { Page, PageCursor } from '../page.ts';
import type { ShareReference } from './share-repository.ts';

/** What is said about a share, for everybody. */
export interface CommentReader {
  /** The visible ones, newest first. */
  list: (share: ShareReference, cursor: PageCursor | null) => Promise<Page<Comment>>;
}

/** The same for one person, who may say something, too. */
export interface CommentRepository extends CommentReader {
  /** A new id, not yet used. */
  newId: () => string;
  /** One's own comment whatever became of it, or a visible one; null for any other. */
  find: (id: string) => Promise<Comment | null>;
  /** Stores a comment that is held until it was read by moderation; the same id twice stores it once. */
  add: (id: string, share: ShareReference, comment: { userName: string; text: string }) => Promise<void>;
  delete: (id: string) => Promise<void>;
}
