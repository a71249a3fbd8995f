import type { Character } from '@talelantern/domain/characters/character';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../query-keys.ts';
import { useServices } from '../use-services.ts';

interface OneCharacter {
  /** Null while it loads, where there is none, and where `id` is null. */
  character: Character | null;
  isPending: boolean;
  error: Error | null;
  retry: () => void;
}

/** One character of the family. */
export function useCharacter(id: string | null): OneCharacter {
  const { characters } = useServices();
  const query = useQuery({
    queryKey: queryKeys.character(id ?? ''),
    queryFn: () => characters.find(id ?? ''),
    enabled: id !== null,
  });
  return {
    character: query.data ?? null,
    isPending: query.isLoading,
    error: query.error,
    retry: () => void query.refetch(),
  };
}
