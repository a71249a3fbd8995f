import type { Character } from '@talelantern/domain/characters/character';
import { useState } from 'react';
import { SAVE_CHARACTER_FAILED, UPDATE_CHARACTER_FAILED } from '../../services/character-service.ts';
import { notify } from '../../ui/notify.ts';
import { useServices } from '../use-services.ts';
import { toDraft, withDetails, type DetailsForm } from './details-form.ts';
import { forgetDraft } from './use-details-form.ts';
import { useFailureNotice } from '../use-failure-notice.ts';
import { useRememberCharacter } from './use-remember-character.ts';

export const CHARACTER_SAVED = 'Character saved! You can now generate their image below.';
export const CHARACTER_UPDATED = 'Character updated successfully!';
const KEPT = 'Everything you filled in is kept.';

/** Saves step one: a new character, or the changed details of `character`. What was filled in survives a failure. */
export function useSaveDetails(character: Character | null, onSaved: (character: Character) => void) {
  const { uid, characters } = useServices();
  const remember = useRememberCharacter();
  const tellFailure = useFailureNotice();
  const [isSaving, setSaving] = useState(false);

  const store = (form: DetailsForm): Promise<Character> =>
    character ? characters.update(character, withDetails(character, form)) : characters.create(toDraft(form));

  async function save(form: DetailsForm): Promise<void> {
    setSaving(true);
    try {
      const saved = await store(form);
      forgetDraft(uid, character?.id ?? null);
      remember(saved);
      notify.success(character ? CHARACTER_UPDATED : CHARACTER_SAVED);
      onSaved(saved);
    } catch (error) {
      tellFailure(error, character ? UPDATE_CHARACTER_FAILED : SAVE_CHARACTER_FAILED, {
        detail: KEPT,
        limit: 'characters',
      });
    } finally {
      setSaving(false);
    }
  }

  return { isSaving, save: (form: DetailsForm) => void save(form) };
}
