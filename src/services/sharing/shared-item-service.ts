import type { Comment } from '@talelantern/domain/sharing/comment';
import type { ReportReason } from '@talelantern/domain/sharing/report';
import type { Page, PageCursor } from '../core/page.ts';
import { withUserMessage } from '../core/with-user-message.ts';
import type { CommentReader, ShareReference } from '../ports/share-repositories.ts';
import { FETCH_COMMENTS_FAILED } from './fetch-comments-failed.ts';
import type { SharedItemMember } from './shared-item-member.ts';

interface ReportText {
  commentId: string | null;
  reason: ReportReason;
  details: string;
}

export interface SharedItemService {
  listComments: (share: ShareReference, cursor: PageCursor | null) => Promise<Page<Comment>>;
  /** @throws AppError 'Failed to send report'; `rate_limited` after several reports within a minute or a day. */
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
