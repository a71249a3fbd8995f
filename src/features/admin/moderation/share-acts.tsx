import type { ShareDecision, ShareSummary } from '@talelantern/domain/admin/moderation';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ActDialog } from '../act-dialog.tsx';
import { SHARE_DECISION_WORDS } from './moderation-words.ts';
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

/** What is seen already is only let be. */
const KEEP = 'Keep as it is';

interface ShareActsProps {
  share: ShareSummary;
  /** Whether a report of it waits. */
  isReported: boolean;
}

/** What can be decided about a share. Each is asked about first, and leaves an entry in the log. */
export function ShareActs({ share, isReported }: ShareActsProps) {
  const [asked, setAsked] = useState<ShareDecision | null>(null);
  const { decideShare } = useDecide();
  const decisions = decisionsFor(share, isReported);
  if (decisions.length === 0) return <p className="text-soft">There is nothing left to decide.</p>;
  const words = asked && SHARE_DECISION_WORDS[asked];
  return (
    <div className="flex flex-wrap gap-3">
      {decisions.map((decision) => (
        <Button
          key={decision}
          variant="line"
          icon={decision === 'remove' ? 'bin' : undefined}
          onClick={() => setAsked(decision)}
        >
          {decision === 'approve' && share.state === 'shown' ? KEEP : SHARE_DECISION_WORDS[decision].label}
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
            await decideShare(share.shareId, asked, note);
            setAsked(null);
          }}
        >
          {words.words}
        </ActDialog>
      )}
    </div>
  );
}
