import type { Character } from '@talelantern/domain/characters/character';
import {
  missingCharacterFields,
  type RequiredCharacterField,
  SAVE_CHARACTER_FAILED,
} from '@talelantern/domain/characters/character-form';
import { randomCharacter } from '@talelantern/domain/characters/random-character';
import type { TemporaryCharacter } from '@talelantern/domain/characters/temporary-character';
import { useState } from 'react';
import { PAGE_STORAGE_KEYS } from '../../config/page-storage-keys.ts';
import { idToSend } from '../../shared/drafts/sent-id.ts';
import { UPDATE_CHARACTER_FAILED } from '../../services/characters/character-service.ts';
import { useServices } from '../../shared/services/use-services.ts';
import { useEditShared } from '../lock/use-edit-shared.ts';
import { FormNotes, SaveBar, StartOverButton, useMissingFields } from '../items/item-form.tsx';
import { useFormDraft, useSaving } from '../items/use-item-form.ts';
import { characterPhrase } from './character-line.ts';
import { CreatorHeading, RandomCharacterButton, type Placement } from './creator-heading.tsx';
import {
  changeDetails,
  EMPTY_DETAILS,
  mergeDetails,
  parseDetailsForm,
  toDetailsForm,
  toDraft,
  toUnsaved,
  withDetails,
  type DetailsAction,
  type DetailsForm,
} from './details-form.ts';
import { DetailsStep, firstMissing, useDetailsIds } from './details-step.tsx';
import { PORTRAIT_SUBJECT } from './portrait-subject.tsx';
import { pronounsOf } from './pronouns.ts';
import { GENERATE_IMAGE_FAILED } from '@talelantern/domain/contracts/contract';
import { currentPictureLimit } from '../../services/plans/limit-sentences.ts';
import { leftOf } from '../../services/plans/usage-service.ts';
import { useOnline } from '../../shared/connection/use-online.ts';
import { useGeneration } from '../../shared/generation/use-generation.ts';
import { useUsage } from '../../shared/plans/use-usage.ts';
import { useRememberItem } from '../../shared/query/use-remember-item.ts';
import { notify } from '../../ui/notify.ts';
import { withStyle } from '../pictures/use-picture-options.ts';

interface DetailsStageProps {
  mode: 'create' | 'edit';
  /** Null until the character is saved for the first time. */
  character: Character | null;
  placement: Placement;
  onSaved: (character: Character) => void;
  /**
   * `unsaved`: the character as entered; null if required fields are empty, or if the character is saved or being
   * saved.
   */
  onBack: (unsaved: TemporaryCharacter | null) => void;
}

const MISSING_COPY: Readonly<Record<RequiredCharacterField, string>> = {
  name: 'name',
  gender: 'gender',
  type: 'kind',
  personality: 'a trait',
};

export function DetailsStage({ mode, character, placement, onSaved, onBack }: DetailsStageProps) {
  const draft = useDetailsForm(character);
  const { form, change, isDraftRestored } = draft;
  const { uid } = useServices();
  const ids = useDetailsIds();
  const generatePortrait = useFirstPortrait();
  const editShared = useEditShared();
  const { isSaving, save } = useSaveDetails(character, (saved) => {
    if (!character) generatePortrait(saved);
    onSaved(saved);
  });
  const [randomPhrase, setRandomPhrase] = useState('');
  const isNew = character === null;
  const filled = toDraft(form);
  const missingFields = missingCharacterFields(filled);
  const { errors, showMissing } = useMissingFields(missingFields, firstMissing(form, ids));

  function handleRandom(): void {
    const fields = randomCharacter(Math.random);
    change({ kind: 'random', fields });
    setRandomPhrase(characterPhrase(fields));
  }

  return (
    <>
      <CreatorHeading
        placement={placement}
        title={character ? `Change ${character.name}` : 'Make someone new'}
        step={0}
        onBack={() => onBack(isNew && !isSaving ? toUnsaved(form, uid) : null)}
        actions={
          <>
            <StartOverButton draft={draft} isNew={isNew} />
            {mode === 'create' && <RandomCharacterButton isSaved={!isNew || isSaving} onRandom={handleRandom} />}
          </>
        }
      />
      <p role="status" className="sr-only">
        {randomPhrase}
      </p>
      <FormNotes of="characters" isNew={isNew} isDraftRestored={isDraftRestored} />
      <DetailsStep form={form} onChange={change} errors={errors} ids={ids} isSaving={isSaving}>
        <SaveBar
          of="characters"
          isNew={isNew}
          phrase={characterPhrase({ ...filled, name: form.name })}
          missing={missingFields.map((field) => MISSING_COPY[field])}
          label={`Save and paint ${pronounsOf(form.gender).them}`}
          isSaving={isSaving}
          onSave={() => editShared(character, () => save(form))}
          onNotReady={showMissing}
        />
      </DetailsStep>
    </>
  );
}

/** Saves a new character, or the changed details of `character`. */
function useSaveDetails(character: Character | null, onSaved: (character: Character) => void) {
  const { uid, loadServices } = useServices();
  const draftKey = PAGE_STORAGE_KEYS.characterDraft(uid, character?.id ?? null);
  return useSaving({
    async store(form: DetailsForm) {
      const { characters } = await loadServices();
      return character
        ? characters.update(character, withDetails(character, form))
        : characters.create({ ...toDraft(form), id: idToSend(draftKey) });
    },
    keys: PORTRAIT_SUBJECT.keys,
    draftKey,
    saved: character ? 'Character updated successfully!' : 'Character saved! You can now generate their image below.',
    failed: character ? UPDATE_CHARACTER_FAILED : SAVE_CHARACTER_FAILED,
    onSaved,
  });
}

/** The details form with a draft per family that survives navigation and reloads. */
function useDetailsForm(character: Character | null) {
  const { uid, characters } = useServices();
  const storedForm = character ? toDetailsForm(character) : EMPTY_DETAILS;
  return useFormDraft<DetailsForm, DetailsAction>({
    key: PAGE_STORAGE_KEYS.characterDraft(uid, character?.id ?? null),
    parse: parseDetailsForm,
    stored: storedForm,
    change: changeDetails,
    merge: mergeDetails,
    find: characters.find,
  });
}

/**
 * Generates the portrait of a character that was just saved; its portrait step shows the progress. Does nothing if no
 * picture is left or the device is offline: the step then offers 'Generate Image'.
 */
function useFirstPortrait(): (character: Character) => void {
  const usage = useUsage();
  const isOnline = useOnline();
  const updateCachedItem = useRememberItem(PORTRAIT_SUBJECT.keys);
  const { begin } = useGeneration('portrait', 'details', {
    failedTitle: GENERATE_IMAGE_FAILED,
    saved(character) {
      updateCachedItem(character);
      notify.success(PORTRAIT_SUBJECT.savedSentence(true));
    },
  });
  return (character) => {
    const hasNoneLeft = usage !== null && leftOf(currentPictureLimit(usage)) === 0;
    if (!isOnline || hasNoneLeft) return;
    const options = { look: withStyle(character.advancedFeatures), wish: '' };
    begin(character.id, PORTRAIT_SUBJECT.toOrder(character, options), character.id);
  };
}
