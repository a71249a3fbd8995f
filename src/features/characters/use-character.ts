import type { Character } from '@talelantern/domain/characters/character';
import { useStoredItem, type Bringing } from '../items/use-stored-item.ts';
import { queryKeys } from '../query-keys.ts';
import { useServices } from '../use-services.ts';

interface OneCharacter extends Bringing {
  /** Null while it loads, where there is none, and where `id` is null. */
  character: Character | null;
}

/** One character of the family. */
export function useCharacter(id: string | null): OneCharacter {
  const { characters } = useServices();
  const { item, ...bringing } = useStoredItem(queryKeys.character, characters.find, id);
  return { ...bringing, character: item };
}
