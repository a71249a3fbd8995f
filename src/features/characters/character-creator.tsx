import type { Character } from '@talelantern/domain/characters/character';
import type { TemporaryCharacter } from '@talelantern/domain/characters/temporary-character';
import { useState } from 'react';
import { notify } from '../../ui/notify.ts';
import type { Placement } from './creator-heading.tsx';
import { DetailsStage } from './details-stage.tsx';
import { PortraitStage } from './portrait-stage.tsx';
import { useCharacter } from './use-character.ts';

export const CHARACTER_CREATED = 'Character created successfully!';

interface CharacterCreatorProps {
  /** `create` makes somebody new, also when it arrives saved at its portrait; `edit` opens a stored character. */
  mode: 'create' | 'edit';
  /** Stored already: the creator opens locked, at the portrait. */
  character?: Character | undefined;
  /** Fills an empty form in by chance. */
  startRandom?: boolean | undefined;
  /** Called after every change that is stored. */
  onSaved: (character: Character) => void;
  /** With the saved character, or with whom it would become; null where too little is filled in for that. */
  onClose: (character: Character | TemporaryCharacter | null) => void;
  /** `page` brings the h1; `inline` stands in a page that has its own. It lies on the night, never on a sheet. */
  placement: Placement;
}

/** Makes or changes a character in two steps: who they are, then the portrait (specification §4). */
export function CharacterCreator(props: CharacterCreatorProps) {
  const { mode, character: given = null, startRandom = false, onSaved, onClose, placement } = props;
  const [stored, setStored] = useState(given);
  // A painting that an earlier visit to this screen began reaches this one through the cache.
  const character = useCharacter(stored?.id ?? null).character ?? stored;
  const [step, setStep] = useState<'details' | 'portrait'>(given ? 'portrait' : 'details');

  function handleStored(changed: Character) {
    setStored(changed);
    onSaved(changed);
  }

  function close(unsaved: TemporaryCharacter | null) {
    if (mode === 'create' && character) notify.success(CHARACTER_CREATED);
    // What comes instead begins at its top, not where this was scrolled to.
    window.scrollTo({ top: 0, behavior: 'instant' });
    onClose(character ?? unsaved);
  }

  if (step === 'details' || !character)
    return (
      <DetailsStage
        mode={mode}
        character={character}
        startRandom={startRandom}
        placement={placement}
        onSaved={(saved) => {
          handleStored(saved);
          setStep('portrait');
        }}
        onBack={(unsaved) => (character ? setStep('portrait') : close(unsaved))}
      />
    );
  return (
    <PortraitStage
      mode={mode}
      character={character}
      placement={placement}
      onCharacter={handleStored}
      onChangeDetails={() => setStep('details')}
      onBack={() => close(null)}
    />
  );
}
