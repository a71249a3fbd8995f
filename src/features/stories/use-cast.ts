import { isTemporaryId, type Character } from '@talelantern/domain/characters/character';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { queryKeys } from '../query-keys.ts';
import { useServices } from '../use-services.ts';

export interface Cast {
  /** The chosen ones that are loaded, in the order of their ids. */
  members: readonly Character[];
  isPending: boolean;
  error: Error | null;
  retry: () => void;
}

/** The characters with these ids. `onGone` is told those that exist no more. */
export function useCast(ids: readonly string[], onGone: (ids: readonly string[]) => void): Cast {
  const { characters } = useServices();
  const results = useQueries({
    queries: ids.map((id) => ({
      queryKey: queryKeys.character(id),
      queryFn: () => characters.find(id),
      // Nobody but this page knows one that was never saved.
      enabled: !isTemporaryId(id),
    })),
  });
  const isGone = (id: string, data: Character | null | undefined): boolean =>
    data === null || (isTemporaryId(id) && data === undefined);
  const gone = ids.filter((id, index) => isGone(id, results[index]?.data)).join(' ');
  useEffect(() => {
    if (gone !== '') onGone(gone.split(' '));
  }, [gone, onGone]);
  return {
    members: results.flatMap(({ data }) => data ?? []),
    isPending: results.some(({ isPending }) => isPending),
    error: results.find(({ error }) => error)?.error ?? null,
    retry: () => results.forEach(({ isError, refetch }) => isError && void refetch()),
  };
}

/** Keeps a character that is at hand already, so that choosing it asks for nothing. */
export function useKnownCharacter(): (character: Character) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (character) => void queryClient.setQueryData(queryKeys.character(character.id), character),
    [queryClient],
  );
}
