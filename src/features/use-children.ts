import type { ChildProfile } from '@talelantern/domain/family/child-profile';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ChildService } from '../services/child-service.ts';
import { queryKeys } from './query-keys.ts';
import { useServices } from './use-services.ts';

export const childrenQuery = (children: ChildService) =>
  queryOptions({ queryKey: queryKeys.children, queryFn: () => children.list() });

const NONE: readonly ChildProfile[] = [];

/** The family's children, the first made first; none until they are known. */
export function useChildren(): readonly ChildProfile[] {
  const { children } = useServices();
  return useQuery(childrenQuery(children)).data ?? NONE;
}
