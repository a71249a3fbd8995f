import type { Character } from '@talelantern/domain/characters/character';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CharacterFace } from '../character-face.tsx';
import { pronounsOf } from './pronouns.ts';

interface DeleteCharacterDialogProps {
  character: Character;
  onKeep: () => void;
  onDelete: () => void;
}

/** Longer names would not fit on a button. */
const LONGEST_ON_BUTTON = 16;

/** Shows who it is and says what stays; focus starts on Keep. */
export function DeleteCharacterDialog({ character, onKeep, onDelete }: DeleteCharacterDialogProps) {
  const keep = useRef<HTMLButtonElement>(null);
  const { name, imageUrl } = character;
  const short = name.length <= LONGEST_ON_BUTTON ? ` ${name}` : '';
  return (
    <Dialog
      title={`Say goodbye to ${name}?`}
      onClose={onKeep}
      initialFocus={keep}
      portrait={imageUrl === null ? undefined : <CharacterFace character={character} decorative />}
      actions={
        <>
          <Button ref={keep} variant="line" onClick={onKeep}>
            Keep{short}
          </Button>
          <Button variant="danger" onClick={onDelete}>
            Delete{short}
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere">{whatHappens(character)}</p>
    </Dialog>
  );
}

function whatHappens({ name, gender, imageHistory }: Character): string {
  const { they, are, their } = pronounsOf(gender);
  const portraits = { 0: name, 1: `${name} and ${their} portrait` }[imageHistory.length];
  const gone = portraits ?? `${name} and ${their} ${imageHistory.length} portraits`;
  return `${gone} will be deleted. The stories ${they} ${are} in stay on your shelf, pictures and all.`;
}
