import type { ChildProfile } from '@talelantern/domain/audience/child-profile';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Services } from '../../services/services.ts';
import { queryKeys } from '../query/query-keys.ts';
import { useServices } from '../services/use-services.ts';

export const childrenQuery = (loadServices: Services['loadServices']) =>
  queryOptions({ queryKey: queryKeys.children, queryFn: async () => (await loadServices()).children.list() });

const NONE: readonly ChildProfile[] = [];

export function useChildren(): readonly ChildProfile[] {
  const { loadServices } = useServices();
  return useQuery(childrenQuery(loadServices)).data ?? NONE;
}
