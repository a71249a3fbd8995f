import type { Character } from '@talelantern/domain/characters/character';
import { SAVE_CHARACTER_FAILED, UPDATE_CHARACTER_FAILED } from '../../services/character-service.ts';
import { notify } from '../../ui/notify.ts';
import { useSaving } from '../items/use-saving.ts';
import { useServices } from '../use-services.ts';
import { toDraft, withDetails, type DetailsForm } from './details-form.ts';
import { forgetDraft } from './use-details-form.ts';
import { useRememberCharacter } from './use-remember-character.ts';

export const CHARACTER_SAVED = 'Character saved! You can now generate their image below.';
export const CHARACTER_UPDATED = 'Character updated successfully!';

/** Saves step one: a new character, or the changed details of `character`. What was filled in survives a failure. */
export function useSaveDetails(character: Character | null, onSaved: (character: Character) => void) {
  const { uid, characters } = useServices();
  const remember = useRememberCharacter();
  return useSaving({
    store: (form: DetailsForm) =>
      character ? characters.update(character, withDetails(character, form)) : characters.create(toDraft(form)),
    onStored(saved) {
      forgetDraft(uid, character?.id ?? null);
      remember(saved);
      notify.success(character ? CHARACTER_UPDATED : CHARACTER_SAVED);
      onSaved(saved);
    },
    failed: character ? UPDATE_CHARACTER_FAILED : SAVE_CHARACTER_FAILED,
    limit: 'characters',
  });
}
