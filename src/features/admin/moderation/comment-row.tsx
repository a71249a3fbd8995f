import type { CommentDecision, CommentState, CommentSummary } from '@talelantern/domain/contracts/admin/moderation';
import { AppLink } from '../../../ui/app-link.tsx';
import { formatDateTime } from '../format.ts';
import { commentDecisionCopy, KIND_COPY } from './moderation-copy.ts';
import { CommentBadge } from '../state-badge.tsx';
import { Actions } from '../actions.tsx';
import { useDecision } from './use-decision.ts';
import { AccountLink } from '../account-link.tsx';
import { useQueuePaths } from './use-queue-paths.ts';

interface CommentRowProps {
  comment: CommentSummary;
  isAlone?: boolean;
  isReported?: boolean;
}

export function CommentRow({ comment, isAlone = false, isReported = false }: CommentRowProps) {
  const paths = useQueuePaths();
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <p className="min-w-0 flex-1 basis-60 text-17 whitespace-pre-line wrap-anywhere">{comment.text}</p>
        {!isAlone && <CommentBadge state={comment.status} />}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3 text-15 text-soft wrap-anywhere">
        <span>{comment.userName}</span>
        <span>{formatDateTime(comment.createdAt)}</span>
        <AccountLink uid={comment.authorId}>Who wrote it</AccountLink>
        {isAlone && (
          <AppLink to={paths.sharedItem(comment.shareId)} className="inline-block py-2.5">
            See the {KIND_COPY[comment.contentType].toLowerCase()}
          </AppLink>
        )}
      </p>
      <CommentActions
        commentId={comment.commentId}
        state={comment.status}
        createdAt={comment.createdAt}
        isReported={isReported}
        mayHideOthers={comment.isAuthorDisabled && comment.status === 'held'}
        text={comment.text}
      />
    </>
  );
}

const DECISIONS: Readonly<Record<CommentState, readonly CommentDecision[]>> = {
  visible: ['hide', 'remove'],
  held: ['show', 'hide', 'remove'],
  refused: ['show', 'remove'],
  gone: [],
};

const DECISIONS_IF_REPORTED: typeof DECISIONS = {
  ...DECISIONS,
  visible: ['show', ...DECISIONS.visible],
  gone: ['remove'],
};

interface CommentActionsProps {
  commentId: string;
  state: CommentState;
  createdAt: number | null;
  /** With a pending report, a visible comment can be kept, and the report of a deleted comment can be closed. */
  isReported: boolean;
  /** Whether the author is disabled, so that all comments of the author are held. */
  mayHideOthers?: boolean;
  text: string;
}

const HIDE_OTHERS = {
  label: 'Also hide their other held comments',
  hint: 'Their account is disabled, so all their comments are held.',
};

export function CommentActions({ isReported, mayHideOthers = false, text, ...comment }: CommentActionsProps) {
  const { commentId, state } = comment;
  const { decideComment } = useDecision();
  const decisionCopy = commentDecisionCopy(state);
  return (
    <Actions
      actions={(isReported ? DECISIONS_IF_REPORTED : DECISIONS)[state]}
      copy={mayHideOthers ? { ...decisionCopy, hide: { ...decisionCopy.hide, checkbox: HIDE_OTHERS } } : decisionCopy}
      about={`comment.${commentId}`}
      label={state === 'gone' ? 'Report of a deleted comment' : `Comment: ${text}`}
      quote={state !== 'gone' && <q className="wrap-anywhere">{text}</q>}
      onAction={(decision, note, isChecked) => {
        const hidesOthers = mayHideOthers && decision === 'hide' && isChecked;
        return decideComment(comment, decision, { note, ...(hidesOthers && { hidesOthers }) });
      }}
    />
  );
}
