import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PlanUsage, UsageService } from '../services/usage-service.ts';
import { queryKeys } from './query-keys.ts';
import { useServices } from './use-services.ts';

/** Asked anew whenever the page is looked at again: a plan may have been paid for in another tab. */
export const usageQuery = (usage: UsageService) =>
  queryOptions({ queryKey: queryKeys.usage, queryFn: () => usage.current(), refetchOnWindowFocus: 'always' });

/** What the plan allows and what of it is taken; null until it is known. Prices are shown only once they are known. */
export function useUsage(): PlanUsage | null {
  const { usage } = useServices();
  return useQuery(usageQuery(usage)).data ?? null;
}
