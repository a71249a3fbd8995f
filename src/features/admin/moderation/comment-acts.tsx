import type { CommentDecision, CommentState } from '@talelantern/domain/admin/moderation';
import { Acts } from '../acts.tsx';
import { COMMENT_DECISION_WORDS, LET_BE } from './moderation-words.ts';
import { useDecide } from './use-decide.ts';

const DECISIONS: Readonly<Record<CommentState, readonly CommentDecision[]>> = {
  visible: ['hide', 'remove'],
  held: ['show', 'hide', 'remove'],
  refused: ['show', 'remove'],
  gone: [],
};

const KEEP_OR_NOT: readonly CommentDecision[] = ['show', ...DECISIONS.visible];

const WORDS_IF_SHOWN = {
  ...COMMENT_DECISION_WORDS,
  show: { ...COMMENT_DECISION_WORDS.show, label: LET_BE.comment },
};

interface CommentActsProps {
  commentId: string;
  state: CommentState;
  /** Whether a report of it waits: then one that is shown can be let be. */
  isReported: boolean;
  /** What is said. */
  text: string;
}

/** What can be decided about a comment. */
export function CommentActs({ commentId, state, isReported, text }: CommentActsProps) {
  const { decideComment } = useDecide();
  return (
    <Acts
      acts={isReported && state === 'visible' ? KEEP_OR_NOT : DECISIONS[state]}
      words={state === 'visible' ? WORDS_IF_SHOWN : COMMENT_DECISION_WORDS}
      about={`comment.${commentId}`}
      label={`Comment: ${text}`}
      quote={<q className="wrap-anywhere">{text}</q>}
      onAct={(decision, note) => decideComment(commentId, decision, note)}
    />
  );
}
