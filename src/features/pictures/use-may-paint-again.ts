import { canRegenerateImages } from '@talelantern/domain/subscriptions/entitlement';
import { useQueryClient } from '@tanstack/react-query';
import { notify } from '../../ui/notify.ts';
import { useGoToPlans } from '../use-go-to-plans.ts';
import { useServices } from '../use-services.ts';
import { usageQuery } from '../use-usage.ts';

/** Painting what has a picture needs a paid plan (specification §6): others are told so and led to the plans. */
export function useMayPaintAgain(upgradeSentence: string): () => Promise<boolean> {
  const { usage } = useServices();
  const queryClient = useQueryClient();
  const goToPlans = useGoToPlans();

  return async () => {
    const query = usageQuery(usage);
    const known = queryClient.getQueryData(query.queryKey);
    if (known && canRegenerateImages(known.plan)) return true;
    // A plan may have been paid for since: nobody is refused by what was known before.
    const current = await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => null);
    if (current === null || canRegenerateImages(current.plan)) return true;
    notify.failure(upgradeSentence);
    goToPlans('painting-again');
    return false;
  };
}
