import type { ShareDecision, ShareSummary } from '@talelantern/domain/admin/moderation';
import { Acts } from '../acts.tsx';
import { LET_BE, SHARE_DECISION_WORDS } from './moderation-words.ts';
import { useDecide } from './use-decide.ts';

/** What makes sense for a share as it stands. */
function decisionsFor({ state, offered, listed }: ShareSummary, isReported: boolean): readonly ShareDecision[] {
  if (state === 'held') return ['approve', 'remove'];
  if (state !== 'shown') return [];
  const decisions: ShareDecision[] = [];
  if (isReported) decisions.push('approve');
  if (listed) decisions.push('unlist');
  else if (offered) decisions.push('list');
  return [...decisions, 'hide', 'remove'];
}

const WORDS_IF_SHOWN = {
  ...SHARE_DECISION_WORDS,
  approve: { ...SHARE_DECISION_WORDS.approve, label: LET_BE.share },
};

interface ShareActsProps {
  share: ShareSummary;
  /** Whether a report of it waits. */
  isReported: boolean;
}

/** What can be decided about a share. */
export function ShareActs({ share, isReported }: ShareActsProps) {
  const { decideShare } = useDecide();
  const decisions = decisionsFor(share, isReported);
  if (decisions.length === 0) return <p className="text-soft">There is nothing left to decide.</p>;
  return (
    <Acts
      acts={decisions}
      words={share.state === 'shown' ? WORDS_IF_SHOWN : SHARE_DECISION_WORDS}
      about={`share.${share.shareId}`}
      onAct={(decision, note) => decideShare(share.shareId, decision, note)}
    />
  );
}
