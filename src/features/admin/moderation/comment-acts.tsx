import type { CommentDecision, CommentState } from '@talelantern/domain/admin/moderation';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ActDialog } from '../act-dialog.tsx';
import { COMMENT_DECISION_WORDS } from './moderation-words.ts';
import { useDecide } from './use-decide.ts';

const DECISIONS: Readonly<Record<CommentState, readonly CommentDecision[]>> = {
  visible: ['hide', 'remove'],
  held: ['show', 'hide', 'remove'],
  refused: ['show', 'remove'],
  gone: [],
};

const KEEP_OR_NOT: readonly CommentDecision[] = ['show', ...DECISIONS.visible];

interface CommentActsProps {
  commentId: string;
  state: CommentState;
  /** Whether a report of it waits: then one that is shown can be let be. */
  isReported: boolean;
  /** What is said: read to whoever cannot see beside what the buttons stand. */
  text: string;
}

/** What can be decided about a comment. Each is asked about first, and leaves an entry in the log. */
export function CommentActs({ commentId, state, isReported, text }: CommentActsProps) {
  const [asked, setAsked] = useState<CommentDecision | null>(null);
  const { decideComment } = useDecide();
  const words = asked && COMMENT_DECISION_WORDS[asked];
  const decisions = isReported && state === 'visible' ? KEEP_OR_NOT : DECISIONS[state];
  return (
    <div className="flex flex-wrap gap-3" role="group" aria-label={`Comment: ${text}`}>
      {decisions.map((decision) => (
        <Button
          key={decision}
          variant="line"
          icon={decision === 'remove' ? 'bin' : undefined}
          onClick={() => setAsked(decision)}
        >
          {decision === 'show' && state === 'visible' ? 'Keep' : COMMENT_DECISION_WORDS[decision].label}
        </Button>
      ))}
      {asked && words && (
        <ActDialog
          title={words.question}
          act={words.act}
          busyLabel={words.busyLabel}
          isDangerous={words.isDangerous}
          onClose={() => setAsked(null)}
          onAct={async (note) => {
            await decideComment(commentId, asked, note);
            setAsked(null);
          }}
        >
          <q className="wrap-anywhere">{text}</q> {words.words}
        </ActDialog>
      )}
    </div>
  );
}
