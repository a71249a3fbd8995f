import { useQuery } from '@tanstack/react-query';
import type { UnfinishedWork } from '../../../services/generation-service.ts';
import { queryKeys } from '../../query-keys.ts';
import { useServices } from '../../use-services.ts';

export type UnfinishedStory = Extract<UnfinishedWork, { kind: 'story' }>;

/**
 * Stories that were being told when the page was left and are not saved (architecture §5): newest first, those still
 * being written before all others.
 */
export function useUnfinishedStoryWork(): UnfinishedStory[] {
  const { generation } = useServices();
  const { data } = useQuery({ queryKey: queryKeys.unfinishedWork, queryFn: () => generation.listUnfinished() });
  return (data ?? []).filter((work): work is UnfinishedStory => work.kind === 'story');
}
