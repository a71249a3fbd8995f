import type { Comment } from '@talelantern/domain/comments/comment';
import type { Share } from '@talelantern/domain/sharing/share';
import type { Page, PageCursor } from '../page.ts';

/** What is said about a share. */
export interface CommentRepository {
  /** The visible ones, newest first. */
  list: (share: Share, cursor: PageCursor | null) => Promise<Page<Comment>>;
  /** A new id, not yet used. */
  newId: () => string;
  /** One's own comment whatever became of it, or a visible one; null for any other. */
  find: (id: string) => Promise<Comment | null>;
  /** Stores a comment that is held until it was read by moderation; the same id twice stores it once. */
  add: (id: string, share: Share, comment: { userName: string; text: string }) => Promise<void>;
  delete: (id: string) => Promise<void>;
}
