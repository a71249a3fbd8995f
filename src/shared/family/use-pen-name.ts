import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Services } from '../../services/services.ts';
import { queryKeys } from '../query/query-keys.ts';
import { useServices } from '../services/use-services.ts';

export const penNameQuery = (loadServices: Services['loadServices']) =>
  queryOptions({ queryKey: queryKeys.penName, queryFn: async () => (await loadServices()).sharing.penName() });

/** The name on what the family shares; '' while it is loading or none is chosen. */
export function usePenName(): string {
  const { loadServices } = useServices();
  return useQuery(penNameQuery(loadServices)).data ?? '';
}
