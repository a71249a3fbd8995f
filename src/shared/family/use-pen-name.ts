import { queryOptions, useQuery } from '@tanstack/react-query';
import type { SharingService } from '../../services/sharing/sharing-service.ts';
import { queryKeys } from '../query/query-keys.ts';
import { useServices } from '../services/use-services.ts';

export const penNameQuery = (sharing: SharingService) =>
  queryOptions({ queryKey: queryKeys.penName, queryFn: () => sharing.penName() });

/** The name on what the family shares; '' while it is loading or none is chosen. */
export function usePenName(): string {
  const { sharing } = useServices();
  return useQuery(penNameQuery(sharing)).data ?? '';
}
