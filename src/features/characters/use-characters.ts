import type { Character } from '@talelantern/domain/characters/character';
import { queryKeys } from '../query-keys.ts';
import { usePagedList, type PagedList } from '../use-paged-list.ts';
import { useServices } from '../use-services.ts';

export interface CharacterList extends Omit<PagedList<Character>, 'items'> {
  characters: Character[];
}

/** The family's characters, newest first. */
export function useCharacters(): CharacterList {
  const services = useServices();
  const { items, ...list } = usePagedList(queryKeys.characterList, services.characters.list);
  return { ...list, characters: items };
}
