import type { CommentDecision, ShareDecision, ShareSummary } from '@talelantern/domain/contracts/admin/moderation';
import { useQueryClient } from '@tanstack/react-query';
import { notify } from '../../../ui/notify.ts';
import { adminKeys } from '../admin-keys.ts';
import { useAdmin } from '../use-admin.ts';
import { COMMENT_DECISION_COPY, HOLD_COPY, SHARE_DECISION_COPY } from './moderation-copy.ts';

export function useDecision() {
  const { service } = useAdmin();
  const queryClient = useQueryClient();
  const refetch = (): void => void queryClient.invalidateQueries({ queryKey: adminKeys.moderation });
  return {
    decideShare: async (shareId: string, decision: ShareDecision, note: string) => {
      const { share } = await service.decideShare({ shareId, decision, note });
      refetch();
      notifyShareDecision(decision, share);
    },
    decideComment: async (commentId: string, decision: CommentDecision, note: string) => {
      await service.decideComment({ commentId, decision, note });
      refetch();
      notify.success(COMMENT_DECISION_COPY[decision].done);
    },
  };
}

/** An approved share may still be held by the automatic check. */
function notifyShareDecision(decision: ShareDecision, { hold }: ShareSummary): void {
  if (decision === 'approve' && hold !== null)
    notify.note('Approved, but no one sees it yet', { detail: HOLD_COPY[hold] });
  else notify.success(SHARE_DECISION_COPY[decision].done);
}
