import type { CommentDecision, ShareDecision, ShareSummary } from '@talelantern/domain/admin/moderation';
import { useQueryClient } from '@tanstack/react-query';
import { notify } from '../../../ui/notify.ts';
import { adminKeys } from '../admin-keys.ts';
import { useAdmin } from '../use-admin.ts';
import { COMMENT_DECISION_WORDS, HOLD_WORDS, SHARE_DECISION_WORDS } from './moderation-words.ts';

interface Decide {
  /** Each throws AppError, with nothing changed. */
  decideShare: (shareId: string, decision: ShareDecision, note: string) => Promise<void>;
  decideComment: (commentId: string, decision: CommentDecision, note: string) => Promise<void>;
}

/** Carries a decision out, says what became of it, and looks at every list anew. */
export function useDecide(): Decide {
  const { service } = useAdmin();
  const queryClient = useQueryClient();
  const lookAgain = (): void => void queryClient.invalidateQueries({ queryKey: adminKeys.moderation });
  return {
    async decideShare(shareId, decision, note) {
      const { share } = await service.decideShare({ shareId, decision, note });
      lookAgain();
      tellShare(decision, share);
    },
    async decideComment(commentId, decision, note) {
      await service.decideComment({ commentId, decision, note });
      lookAgain();
      notify.success(COMMENT_DECISION_WORDS[decision].done);
    },
  };
}

/** What is approved may be held still: the automatic check has the last word. */
function tellShare(decision: ShareDecision, { hold }: ShareSummary): void {
  if (decision === 'approve' && hold !== null)
    notify.note('Approved, but nobody sees it yet', { detail: HOLD_WORDS[hold] });
  else notify.success(SHARE_DECISION_WORDS[decision].done);
}
