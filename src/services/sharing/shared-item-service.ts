import type { Comment } from '@talelantern/domain/sharing/comment';
import type { ReportReason } from '@talelantern/domain/sharing/report';
import type { Page, PageCursor } from '../core/page.ts';
import { withUserMessage } from '../core/with-user-message.ts';
import type { CommentReader, ShareReference } from '../ports/share-repositories.ts';

/** Defined here so that screens can import it without the code that sends and parses. */
export const FETCH_COMMENTS_FAILED = 'Failed to fetch comments';

interface ReportText {
  commentId: string | null;
  reason: ReportReason;
  details: string;
}

export interface NewComment {
  id: string;
  penName: string;
  text: string;
}

export interface SharedItemMember {
  isLiked: (share: ShareReference) => Promise<boolean>;
  setLiked: (share: ShareReference, isLiked: boolean) => Promise<void>;
  penName: () => Promise<string>;
  /** Whether the family owns the share: owners may delete comments on it. */
  isOwn: (share: ShareReference) => Promise<boolean>;
  /** Whether the comment is one of the newest that were written on this device, under any pen name. */
  isWrittenHere: (id: string) => boolean;
  /** The family's comments from this device that others cannot see, newest first. */
  listHidden: (share: ShareReference) => Promise<Comment[]>;
  /** Held until moderated. Idempotent by id. @throws `verify_email`, `rate_limited` or ADD_COMMENT_FAILED */
  addComment: (share: ShareReference, comment: NewComment) => Promise<Comment>;
  findComment: (id: string) => Promise<Comment | null>;
  deleteComment: (id: string) => Promise<void>;
}

export interface SharedItemService {
  listComments: (share: ShareReference, cursor: PageCursor | null) => Promise<Page<Comment>>;
  /** @throws AppError 'Failed to send report'; `rate_limited` after several reports within a minute. */
  report: (share: ShareReference, words: ReportText) => Promise<void>;
  member: SharedItemMember | null;
}

interface SharedItemDeps extends Omit<SharedItemService, 'listComments'> {
  comments: CommentReader;
}

export const createSharedItemService = ({ comments, ...others }: SharedItemDeps): SharedItemService => ({
  ...others,
  listComments: (share, cursor) => withUserMessage(FETCH_COMMENTS_FAILED, () => comments.list(share, cursor)),
});
