import type { Character } from '@talelantern/domain/characters/character';
import { missingCharacterFields } from '@talelantern/domain/characters/character-form';
import type { TemporaryCharacter } from '@talelantern/domain/characters/temporary-character';
import { useState } from 'react';
import { allCharactersMade } from '../../services/limit-sentences.ts';
import { Button } from '../../ui/button.tsx';
import { BroughtBack } from '../items/brought-back.tsx';
import { errorsOf, leadToMissing } from '../items/missing-fields.ts';
import { NoRoomLeft } from '../items/no-room-left.tsx';
import { tellStartedOver } from '../items/started-over.ts';
import { useServices } from '../use-services.ts';
import { CreatorHeading, type Placement } from './creator-heading.tsx';
import { toDraft, toUnsaved } from './details-form.ts';
import { DetailsSaveBar } from './details-save-bar.tsx';
import { DetailsStep, firstMissing, useDetailsIds } from './details-step.tsx';
import { RandomCharacterButton } from './random-character-button.tsx';
import { rollCharacter, useDetailsForm } from './use-details-form.ts';
import { useSaveDetails } from './use-save-details.ts';

interface DetailsStageProps {
  mode: 'create' | 'edit';
  /** Null until it is saved for the first time. */
  character: Character | null;
  startRandom: boolean;
  placement: Placement;
  onSaved: (character: Character) => void;
  /** `unsaved`: who it would become; null while something is missing, and for whom is saved already. */
  onBack: (unsaved: TemporaryCharacter | null) => void;
}

/** Step one with its heading: filling in, checking and saving. */
export function DetailsStage({ mode, character, startRandom, placement, onSaved, onBack }: DetailsStageProps) {
  const { form, change, isChanged, isBroughtBack, startOver } = useDetailsForm(character, startRandom);
  const [wasTried, setWasTried] = useState(false);
  const { uid } = useServices();
  const ids = useDetailsIds();
  const { isSaving, save } = useSaveDetails(character, onSaved);

  function handleNotReady() {
    setWasTried(true);
    leadToMissing(firstMissing(form, ids));
  }

  function handleStartOver() {
    startOver();
    tellStartedOver(character !== null, () => change({ kind: 'start-over', form }));
  }

  return (
    <>
      <CreatorHeading
        placement={placement}
        title={character ? `Change ${character.name}` : 'Make someone new'}
        step={0}
        onBack={() => onBack(character ? null : toUnsaved(form, uid))}
        actions={
          <>
            {isChanged && (
              <Button variant="quiet" onClick={handleStartOver}>
                {character ? 'Take the changes back' : 'Start over'}
              </Button>
            )}
            {mode === 'create' && (
              <RandomCharacterButton isSaved={character !== null} onRoll={() => change(rollCharacter())} />
            )}
          </>
        }
      />
      {isBroughtBack && <BroughtBack />}
      {!character && <NoRoomLeft of="characters" allMade={allCharactersMade} />}
      <DetailsStep
        form={form}
        onChange={change}
        errors={wasTried ? errorsOf(missingCharacterFields(toDraft(form))) : {}}
        ids={ids}
      >
        <DetailsSaveBar
          form={form}
          isNew={character === null}
          isSaving={isSaving}
          onSave={() => save(form)}
          onNotReady={handleNotReady}
        />
      </DetailsStep>
    </>
  );
}
