import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PlanUsage, UsageService } from '../../services/plans/usage-service.ts';
import { queryKeys } from '../query/query-keys.ts';
import { useServices } from '../services/use-services.ts';

/** Refetched when the window regains focus: a plan may have been paid for in another tab. */
export const usageQuery = (usage: UsageService) =>
  queryOptions({ queryKey: queryKeys.usage, queryFn: () => usage.current(), refetchOnWindowFocus: 'always' });

export function useUsage(): PlanUsage | null {
  const { usage } = useServices();
  return useQuery(usageQuery(usage)).data ?? null;
}
