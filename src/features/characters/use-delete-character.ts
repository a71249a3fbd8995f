import type { Character } from '@talelantern/domain/characters/character';
import { DELETE_CHARACTER_FAILED } from '../../services/character-service.ts';
import { queryKeys } from '../query-keys.ts';
import { useDeleteLater } from '../use-delete-later.ts';
import { useServices } from '../use-services.ts';
import { pronounsOf } from './pronouns.ts';

export const CHARACTER_DELETED = 'Character deleted successfully';

/** Deletes a character after ten seconds in which it can be undone. */
export function useDeleteCharacter(): (character: Character) => void {
  const { characters } = useServices();
  return useDeleteLater({
    deleteLater: characters.deleteLater,
    keys: { list: queryKeys.characterList, all: queryKeys.characters },
    note: ({ name, gender }) => ({
      message: `${name} has left the wall`,
      detail: `You can bring ${pronounsOf(gender).them} back for ten seconds.`,
    }),
    deleted: CHARACTER_DELETED,
    failed: DELETE_CHARACTER_FAILED,
  });
}
