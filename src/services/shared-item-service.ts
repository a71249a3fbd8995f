import type { Comment } from '@talelantern/domain/comments/comment';
import type { ReportReason } from '@talelantern/domain/reports/report';
import type { Page, PageCursor } from './page.ts';
import type { ShareReference } from './ports/share-repository.ts';

/** Stands here for screens to name it without what sends and parses. */
export const FETCH_COMMENTS_FAILED = 'Failed to fetch comments';

/** A report as it is written. */
export interface ReportWords {
  /** Null where the share itself is meant. */
  commentId: string | null;
  reason: ReportReason;
  details: string;
}

/** What only somebody who is signed in may do with a share. Each throws AppError with the sentence to show. */
export interface SharedItemMember {
  isLiked: (share: ShareReference) => Promise<boolean>;
  /** 'Failed to toggle like'. Doing it twice does it once. */
  setLiked: (share: ShareReference, isLiked: boolean) => Promise<void>;
  /** The name that others see beside a comment; '' where none is chosen. 'Failed to fetch user profile'. */
  penName: () => Promise<string>;
  /** Whether the family shared this itself: then it may take away what others say about it. */
  isOwn: (share: ShareReference) => Promise<boolean>;
  /** Own comments of this device that others do not see, newest first. */
  listHidden: (share: ShareReference) => Promise<Comment[]>;
  /**
   * Says something under a pen name, which is kept where it is new. The comment is held until it was checked.
   * `verify_email`; `rate_limited` within seconds of the one before; 'Failed to update profile', 'Failed to add comment'.
   */
  addComment: (share: ShareReference, comment: { penName: string; text: string }) => Promise<Comment>;
  /** What became of an own comment; null where it is gone. 'Failed to fetch comments'. */
  findComment: (id: string) => Promise<Comment | null>;
  /** 'Failed to delete comment'. */
  deleteComment: (id: string) => Promise<void>;
}

/** A shared story or character as its readers may use it. */
export interface SharedItemService {
  /** Counts one view. A number of little weight: failures are nobody's business. */
  countView: (share: ShareReference) => Promise<void>;
  /** What everybody may read, newest first. 'Failed to fetch comments'. */
  listComments: (share: ShareReference, cursor: PageCursor | null) => Promise<Page<Comment>>;
  /** 'Failed to send report'; `rate_limited` after several within a minute. */
  report: (share: ShareReference, words: ReportWords) => Promise<void>;
  /** Null for a visitor. */
  member: SharedItemMember | null;
}
