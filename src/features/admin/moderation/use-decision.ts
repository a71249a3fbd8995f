import type {
  CommentDecision,
  CommentState,
  SeenShare,
  ShareDecision,
  ShareState,
  ShareSummary,
} from '@talelantern/domain/contracts/admin/moderation';
import { isAppError, type ErrorCode } from '@talelantern/domain/errors/app-error';
import { useQueryClient } from '@tanstack/react-query';
import { notify } from '../../../ui/notify.ts';
import { adminKeys } from '../admin-keys.ts';
import { refreshAdminLists } from '../admin-list.tsx';
import { useAdmin } from '../use-admin.ts';
import { commentDecisionCopy, holdCopy, shareDecisionCopy } from './moderation-copy.ts';

interface ShownShare
  extends Pick<ShareSummary, 'shareId' | 'state'>, Partial<Pick<ShareSummary, 'hold' | 'waitsSince'>> {
  seen: SeenShare | null;
  reportsUntil?: number | null;
}

interface SeenComment {
  commentId: string;
  state: CommentState;
  createdAt: number | null;
}

/** Error codes that mean that another administrator decided first. */
const OUT_OF_DATE: readonly ErrorCode[] = ['in_progress', 'not_found'];

export function useDecision() {
  const { service } = useAdmin();
  const queryClient = useQueryClient();

  /** A decision that comes too late is reported in a toast: the dialog may disappear together with its subject. */
  async function decide(act: () => Promise<void>, changed: string | null): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (!isAppError(error) || !OUT_OF_DATE.includes(error.code)) throw error;
      notify.failure(error.message);
    }
    void refreshAdminLists(queryClient, adminKeys.queueLists, changed);
    void queryClient.invalidateQueries({ queryKey: adminKeys.sharedItems });
  }

  return {
    decideShare: ({ shareId, state, ...shown }: ShownShare, decision: ShareDecision, note: string) =>
      decide(async () => {
        const { share } = await service.decideShare({ shareId, decision, from: state, ...shown, note });
        notifyShareDecision(decision, { from: state, share });
      }, shareId),
    decideComment: (
      { commentId, state, createdAt }: SeenComment,
      decision: CommentDecision,
      fields: { note: string; hidesOthers?: true },
    ) =>
      decide(
        async () => {
          await service.decideComment({ commentId, decision, from: state, createdAt, ...fields });
          notify.success(commentDecisionCopy(state)[decision].done);
        },
        fields.hidesOthers ? null : commentId,
      ),
  };
}

/** An approved share may still be held by the automatic check. */
function notifyShareDecision(
  decision: ShareDecision,
  { from, share: { hold, waitsSince } }: { from: ShareState; share: ShareSummary },
): void {
  if (decision === 'approve' && hold !== null)
    notify.note('Approved, but no one sees it yet', { detail: holdCopy({ hold, waitsSince }) });
  else notify.success(shareDecisionCopy(from)[decision].done);
}
