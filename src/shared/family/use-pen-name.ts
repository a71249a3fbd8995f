import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Services } from '../../services/services.ts';
import { queryKeys } from '../query/query-keys.ts';
import { useServices } from '../services/use-services.ts';

export const penNameQuery = (deferred: Services['deferred']) =>
  queryOptions({ queryKey: queryKeys.penName, queryFn: async () => (await deferred()).sharing.penName() });

/** The name on what the family shares; '' while it is loading or none is chosen. */
export function usePenName(): string {
  const { deferred } = useServices();
  return useQuery(penNameQuery(deferred)).data ?? '';
}
