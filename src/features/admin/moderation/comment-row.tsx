import type { CommentSummary } from '@talelantern/domain/admin/moderation';
import { sharedItemPath } from '../../../config/admin-paths.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { momentWords } from '../figures.ts';
import { CommentActs } from './comment-acts.tsx';
import { KIND_WORDS } from './moderation-words.ts';
import { CommentMark } from './share-mark.tsx';

interface CommentRowProps {
  comment: CommentSummary;
  /** Whether it stands in a queue: what it is about stands elsewhere, and how it stands is the queue's name. */
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
        {!isAlone && <CommentMark state={comment.status} />}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3 text-15 text-soft wrap-anywhere">
        <span>{comment.userName}</span>
        <span>{momentWords(comment.createdAt)}</span>
        {isAlone && (
          <AppLink to={sharedItemPath(comment.shareId)} className="inline-block py-2.5">
            See the {KIND_WORDS[comment.contentType].toLowerCase()}
          </AppLink>
        )}
      </p>
      <CommentActs commentId={comment.commentId} state={comment.status} isReported={isReported} text={comment.text} />
    </>
  );
}
