import { CHARACTER_NOT_FOUND } from '@talelantern/domain/contracts/contract';
import type { Character } from '@talelantern/domain/characters/character';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { useCharacter } from './use-character.ts';

interface StoredCharacterProps {
  id: string;
  onBack: () => void;
  children: (character: Character) => ReactNode;
}

/** Brings a character by its id: loading, failed and not found are told here. */
export function StoredCharacter({ id, onBack, children }: StoredCharacterProps) {
  const { character, isPending, error, retry } = useCharacter(id);
  if (character) return children(character);
  if (isPending)
    return (
      <div className="py-9">
        <Skeletons shape="wall" count={1} label="Loading character" />
      </div>
    );
  return (
    <FailedState
      title={error?.message ?? CHARACTER_NOT_FOUND}
      friend="/art/cut-hoot.webp"
      actions={
        <>
          {error && (
            <Button size="big" icon="refresh" onClick={retry}>
              Try again
            </Button>
          )}
          <Button size="big" variant={error ? 'line' : 'primary'} icon="arrow-left" onClick={onBack}>
            All characters
          </Button>
        </>
      }
    >
      {error ? 'Nothing was lost. It usually works a moment later.' : 'Maybe this character has left the wall.'}
    </FailedState>
  );
}
