import { canRegenerateImages } from '@talelantern/domain/plans/entitlement';
import { useQueryClient } from '@tanstack/react-query';
import { notify } from '../../ui/notify.ts';
import { useGoToPlans } from '../../shared/notifications/use-failure-notice.ts';
import { useServices } from '../../shared/services/use-services.ts';
import { usageQuery } from '../../shared/plans/use-usage.ts';

/** Regenerating a picture needs a paid plan: otherwise shows a toast with a link to /subscription. */
export function useCanRegenerate(upgradeSentence: string): () => Promise<boolean> {
  const { usage } = useServices();
  const queryClient = useQueryClient();
  const goToPlans = useGoToPlans();

  return async () => {
    const query = usageQuery(usage);
    const cachedUsage = queryClient.getQueryData(query.queryKey);
    if (cachedUsage && canRegenerateImages(cachedUsage.plan)) return true;
    // Refetches the plan: the family may have upgraded since the last fetch.
    const current = await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => null);
    if (current === null || canRegenerateImages(current.plan)) return true;
    notify.failure(upgradeSentence);
    goToPlans('painting-again');
    return false;
  };
}
