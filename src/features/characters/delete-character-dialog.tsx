import type { Character } from '@talelantern/domain/characters/character';
import { CharacterFace } from '../character-face.tsx';
import { DeleteItemDialog } from '../items/delete-item-dialog.tsx';
import { pronounsOf } from './pronouns.ts';

interface DeleteCharacterDialogProps {
  character: Character;
  onKeep: () => void;
  onDelete: () => void;
}

/** Asks before a character goes. */
export function DeleteCharacterDialog({ character, ...answers }: DeleteCharacterDialogProps) {
  const { name, imageUrl } = character;
  return (
    <DeleteItemDialog
      {...answers}
      name={name}
      title={`Say goodbye to ${name}?`}
      picture={imageUrl === null ? undefined : <CharacterFace character={character} decorative />}
    >
      {whatHappens(character)}
    </DeleteItemDialog>
  );
}

function whatHappens({ name, gender, imageHistory }: Character): string {
  const { they, are, their } = pronounsOf(gender);
  const portraits = { 0: name, 1: `${name} and ${their} portrait` }[imageHistory.length];
  const gone = portraits ?? `${name} and ${their} ${imageHistory.length} portraits`;
  return `${gone} will be deleted. The stories ${they} ${are} in stay on your shelf, pictures and all.`;
}
