import type { Character } from '@talelantern/domain/characters/character';
import { useQuery } from '@tanstack/react-query';
import { friendPortrait } from '../characters/friends.ts';
import { queryKeys } from '../query/query-keys.ts';
import { useServices } from '../services/use-services.ts';

/** The family's character that is a child's face; null while loading, if it was deleted, and for a ready-made friend. */
export function useFaceCharacter(face: string | null): Character | null {
  const { characters } = useServices();
  const { data } = useQuery({
    queryKey: queryKeys.character(face ?? ''),
    queryFn: () => characters.find(face ?? ''),
    enabled: face !== null && friendPortrait(face) === null,
  });
  return data ?? null;
}
