import type { Character } from '@talelantern/domain/characters/character';
import { DELETE_CHARACTER_FAILED } from '../../services/characters/character-service.ts';
import { CharacterFace } from '../../shared/characters/character-face.tsx';
import { friendArt } from '../../shared/characters/friends.ts';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { useDeleteLater } from '../../shared/query/use-delete-later.ts';
import { DeleteItemDialog } from '../items/delete-item-dialog.tsx';
import { pronounsOf } from './pronouns.ts';

interface DeleteCharacterDialogProps {
  character: Character;
  onKeep: () => void;
  onDelete: () => void;
}

export function DeleteCharacterDialog({ character, ...answers }: DeleteCharacterDialogProps) {
  const { name, imageUrl } = character;
  const hasPortrait = imageUrl !== null || friendArt(character) !== undefined;
  return (
    <DeleteItemDialog
      {...answers}
      name={name}
      title={`Say goodbye to ${name}?`}
      picture={hasPortrait ? <CharacterFace character={character} /> : undefined}
    >
      {whatHappens(character)}
    </DeleteItemDialog>
  );
}

function whatHappens({ name, gender, imageHistory }: Character): string {
  const { they, are, their } = pronounsOf(gender);
  const nameAndPortrait = { 0: name, 1: `${name} and ${their} portrait` }[imageHistory.length];
  const deletedCopy = nameAndPortrait ?? `${name} and ${their} ${imageHistory.length} portraits`;
  return `${deletedCopy} will be deleted. The stories ${they} ${are} in stay on your shelf, pictures and all.`;
}

/** Deletes a character after ten seconds during which it can be undone. */
export function useDeleteCharacter(): (character: Character) => void {
  return useDeleteLater({
    kind: 'character',
    keys: { list: queryKeys.characterList, all: queryKeys.characters },
    note: ({ name, gender }: Character) => ({
      message: `${name} has left the wall`,
      detail: `You have ten seconds to bring ${pronounsOf(gender).them} back.`,
    }),
    deleted: 'Character deleted successfully',
    failed: DELETE_CHARACTER_FAILED,
  });
}
