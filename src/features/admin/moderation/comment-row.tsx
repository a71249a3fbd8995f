import type { CommentSummary } from '@talelantern/domain/admin/moderation';
import { sharedItemPath } from '../../../config/admin-paths.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { momentWords } from '../figures.ts';
import { CommentActs } from './comment-acts.tsx';
import { KIND_WORDS } from './moderation-words.ts';
import { CommentMark } from './share-mark.tsx';

interface CommentRowProps {
  comment: CommentSummary;
  /** Whether what it is about stands elsewhere. */
  isAlone?: boolean;
  /** Whether a report of it waits. */
  isReported?: boolean;
}

/** One comment, and what can be decided about it. */
export function CommentRow({ comment, isAlone = false, isReported = false }: CommentRowProps) {
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <p className="min-w-0 flex-1 basis-60 text-17 whitespace-pre-line wrap-anywhere">{comment.text}</p>
        <CommentMark state={comment.status} />
      </div>
      <p className="text-15 text-soft wrap-anywhere">
        {comment.userName} · {momentWords(comment.createdAt)}
        {isAlone && (
          <>
            {' · '}
            <AppLink to={sharedItemPath(comment.shareId)} className="inline-block py-2.5">
              See the {KIND_WORDS[comment.contentType].toLowerCase()}
            </AppLink>
          </>
        )}
      </p>
      <CommentActs commentId={comment.commentId} state={comment.status} isReported={isReported} text={comment.text} />
    </>
  );
}
