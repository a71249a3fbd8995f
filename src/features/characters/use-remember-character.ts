import type { Character } from '@talelantern/domain/characters/character';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queryKeys } from '../query-keys.ts';

/** Keeps a character as it is stored now, so that every screen that shows it follows; lists are read again. */
export function useRememberCharacter(): (character: Character) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (character) => {
      queryClient.setQueryData(queryKeys.character(character.id), character);
      void queryClient.invalidateQueries({ queryKey: queryKeys.characterList });
      void queryClient.invalidateQueries({ queryKey: queryKeys.usage });
    },
    [queryClient],
  );
}
