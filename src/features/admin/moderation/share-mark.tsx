import type { CommentState, ShareSummary } from '@talelantern/domain/admin/moderation';
import { COMMENT_STATE_WORDS, HOLD_WORDS, SHARE_STATE_WORDS } from './moderation-words.ts';
import { StateMark } from '../state-mark.tsx';

/** Whether visitors see a share, and if not, why; and whether it is in the public list. */
export function ShareMarks({ state, hold, listed, offered }: Partial<ShareSummary> & Pick<ShareSummary, 'state'>) {
  return (
    <span className="flex flex-wrap gap-2">
      {state === 'shown' ? (
        <StateMark tone="good">{SHARE_STATE_WORDS.shown}</StateMark>
      ) : (
        <StateMark tone={hold === 'waiting' ? 'waiting' : 'stopped'}>
          {hold ? HOLD_WORDS[hold] : SHARE_STATE_WORDS[state]}
        </StateMark>
      )}
      {listed ? (
        <StateMark tone="good">In the public list</StateMark>
      ) : (
        offered && <StateMark tone="waiting">Offered for the list</StateMark>
      )}
    </span>
  );
}

/** Whether visitors see a comment. */
export function CommentMark({ state }: { state: CommentState }) {
  const tone = state === 'visible' ? 'good' : state === 'held' ? 'waiting' : 'stopped';
  return <StateMark tone={tone}>{COMMENT_STATE_WORDS[state]}</StateMark>;
}
