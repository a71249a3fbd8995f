import type { Character } from '@talelantern/domain/characters/character';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { usePagedList, type PagedList } from '../../shared/query/use-paged-list.ts';
import { useServices } from '../../shared/services/use-services.ts';
import { useStoredItem } from '../items/use-stored-item.ts';

export function useCharacters(): PagedList<Character> {
  const { characters } = useServices();
  return usePagedList(queryKeys.characterList, characters.list);
}

export function useCharacter(id: string | null) {
  const { characters } = useServices();
  return useStoredItem(queryKeys.character, characters.find, id);
}

export const MORE_CHARACTERS = {
  noMatchesSentence: (query: string): string => `No one here goes by “${query}”.`,
  busyLabel: 'Calling the others…',
};

export const SEARCH_CHARACTERS = { label: 'Search characters', placeholder: 'Name, kind, trait or power' };
