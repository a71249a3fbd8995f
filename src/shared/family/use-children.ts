import type { ChildProfile } from '@talelantern/domain/audience/child-profile';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Services } from '../../services/services.ts';
import { queryKeys } from '../query/query-keys.ts';
import { useServices } from '../services/use-services.ts';

export const childrenQuery = (deferred: Services['deferred']) =>
  queryOptions({ queryKey: queryKeys.children, queryFn: async () => (await deferred()).children.list() });

const NONE: readonly ChildProfile[] = [];

export function useChildren(): readonly ChildProfile[] {
  const { deferred } = useServices();
  return useQuery(childrenQuery(deferred)).data ?? NONE;
}
