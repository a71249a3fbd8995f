import type { ChildProfile } from '@talelantern/domain/audience/child-profile';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ChildService } from '../../services/children/child-service.ts';
import { queryKeys } from '../query/query-keys.ts';
import { useServices } from '../services/use-services.ts';

export const childrenQuery = (children: ChildService) =>
  queryOptions({ queryKey: queryKeys.children, queryFn: () => children.list() });

const NONE: readonly ChildProfile[] = [];

export function useChildren(): readonly ChildProfile[] {
  const { children } = useServices();
  return useQuery(childrenQuery(children)).data ?? NONE;
}
