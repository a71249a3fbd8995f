import type { Character } from '@talelantern/domain/characters/character';
import type { TemporaryCharacter } from '@talelantern/domain/characters/temporary-character';
import { useState } from 'react';
import { useIsMounted } from '../../shared/page/use-is-mounted.ts';
import { notify } from '../../ui/notify.ts';
import { scrollToTop } from '../../ui/scroll-to-top.ts';
import type { Placement } from './creator-heading.tsx';
import { DetailsStage } from './details-stage.tsx';
import { PortraitStage } from './portrait-stage.tsx';
import { useCharacter } from './use-characters.ts';

export const CHARACTER_CREATED = 'Character created successfully!';

interface CharacterCreatorProps {
  /** `create` makes a new character, and continues with its portrait once it is saved; `edit` opens a stored one. */
  mode: 'create' | 'edit';
  /** A stored character opens at its portrait step, with locked details. */
  character?: Character | undefined;
  /** Whether `character` was created in this creator just before. */
  isCreated?: boolean;
  /** Called after every stored change. `isShown`: the creator is still open. */
  onSaved: (character: Character, isShown: boolean) => void;
  /** Called with the saved or unsaved character; null if required fields are empty. */
  onClose: (character: Character | TemporaryCharacter | null) => void;
  /** `page` renders the h1; `inline` is for pages that have their own. */
  placement: Placement;
}

/** Creates or edits a character in two steps: details, then portrait. */
export function CharacterCreator(props: CharacterCreatorProps) {
  const { mode, character: initialCharacter = null, isCreated = false, onSaved, onClose, placement } = props;
  const isMounted = useIsMounted();
  const [storedCharacter, setStoredCharacter] = useState(initialCharacter);
  // Read from the cache, because a portrait that an earlier visit requested may arrive there.
  const character = useCharacter(storedCharacter?.id ?? null).item ?? storedCharacter;
  const isNew = mode === 'create' && (isCreated || !initialCharacter);
  const [step, setStep] = useState<'details' | 'portrait'>(initialCharacter ? 'portrait' : 'details');

  function handleStored(changed: Character) {
    setStoredCharacter(changed);
    onSaved(changed, isMounted.current);
  }

  function close(unsaved: TemporaryCharacter | null) {
    if (isNew && character) notify.success(CHARACTER_CREATED);
    scrollToTop();
    onClose(character ?? unsaved);
  }

  if (step === 'details' || !character)
    return (
      <DetailsStage
        mode={mode}
        character={character}
        placement={placement}
        onSaved={(saved) => {
          // The portrait step is shorter than the form and its heading takes the focus, so the page scrolls to the top.
          if (isMounted.current) scrollToTop();
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
      joins={isNew || placement === 'page'}
      onCharacter={handleStored}
      onChangeDetails={() => setStep('details')}
      onBack={() => close(null)}
    />
  );
}
