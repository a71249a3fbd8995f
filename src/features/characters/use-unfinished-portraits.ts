import { useQuery } from '@tanstack/react-query';
import type { UnfinishedWork } from '../../services/generation-service.ts';
import { queryKeys } from '../query-keys.ts';
import { useServices } from '../use-services.ts';

export type UnfinishedPortrait = Extract<UnfinishedWork, { kind: 'portrait' }>;

export const characterIdOf = (work: UnfinishedPortrait): string | null =>
  work.status === 'finished' ? work.character.id : work.characterId;

/** Portraits that were being painted when the page was left and are not saved, newest first. */
export function useUnfinishedPortraits(): UnfinishedPortrait[] {
  const { generation } = useServices();
  const { data } = useQuery({ queryKey: queryKeys.unfinishedWork, queryFn: () => generation.listUnfinished() });
  return (data ?? []).filter((work): work is UnfinishedPortrait => work.kind === 'portrait');
}
