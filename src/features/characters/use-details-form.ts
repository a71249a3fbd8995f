import type { Character } from '@talelantern/domain/characters/character';
import { randomCharacter } from '@talelantern/domain/characters/random-character';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { keep, readKept } from '../kept-draft.ts';
import { useKeptForm, type KeptForm } from '../items/use-kept-form.ts';
import { useServices } from '../use-services.ts';
import {
  changeDetails,
  EMPTY_DETAILS,
  isSameForm,
  parseDetailsForm,
  toDetailsForm,
  type DetailsAction,
  type DetailsForm,
} from './details-form.ts';

export const rollCharacter = (): DetailsAction => ({ kind: 'random', fields: randomCharacter(Math.random) });

/**
 * Step one as it is being filled in, or changed. What is not saved survives reloads and going elsewhere, per family;
 * `startRandom` fills an empty form in by chance.
 */
export function useDetailsForm(
  character: Character | null,
  startRandom: boolean,
): KeptForm<DetailsForm, DetailsAction> {
  const stored = character ? toDetailsForm(character) : EMPTY_DETAILS;
  return useKeptForm<DetailsForm, DetailsAction>({
    key: STORAGE_KEYS.characterDraft(useServices().uid, character?.id ?? null),
    parse: (kept) => parseDetailsForm(kept ?? ''),
    stored,
    begin: () => (startRandom ? changeDetails(stored, rollCharacter()) : stored),
    change: changeDetails,
    isSame: isSameForm,
    startOver: (form) => ({ kind: 'start-over', form }),
  });
}

/** Whether the details of this character were changed and not saved. */
export const hasUnsavedDetails = (uid: string, characterId: string): boolean =>
  readKept(STORAGE_KEYS.characterDraft(uid, characterId)) !== null;

/** Forgets what was kept of the form, once it is stored. `characterId` null: of a new character. */
export const forgetDraft = (uid: string, characterId: string | null): void =>
  keep(STORAGE_KEYS.characterDraft(uid, characterId), null);
