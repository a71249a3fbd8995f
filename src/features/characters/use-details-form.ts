import type { Character } from '@talelantern/domain/characters/character';
import { randomCharacter } from '@talelantern/domain/characters/random-character';
import { useEffect, useReducer, useState, type Dispatch } from 'react';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { keep, readKept } from '../kept-draft.ts';
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

interface DetailsFormState {
  form: DetailsForm;
  change: Dispatch<DetailsAction>;
  /** Something differs from what is stored, or from the empty form. */
  isChanged: boolean;
  /** What is shown was begun on an earlier visit to this screen. */
  isBroughtBack: boolean;
  /** Takes back everything that is not stored. */
  startOver: () => void;
}

/**
 * Step one as it is being filled in, or changed. What is not saved survives reloads and going elsewhere, per family;
 * `startRandom` fills an empty form in by chance.
 */
export function useDetailsForm(character: Character | null, startRandom: boolean): DetailsFormState {
  const key = STORAGE_KEYS.characterDraft(useServices().uid, character?.id ?? null);
  const stored = character ? toDetailsForm(character) : EMPTY_DETAILS;
  const [kept] = useState(() => readDraft(key));
  const [form, change] = useReducer(changeDetails, null, () => {
    if (kept) return kept;
    return startRandom ? changeDetails(stored, rollCharacter()) : stored;
  });
  const isChanged = !isSameForm(form, stored);

  useEffect(() => {
    keep(key, isChanged ? JSON.stringify(form) : null);
  }, [key, form, isChanged]);

  return {
    form,
    change,
    isChanged,
    isBroughtBack: kept !== null && isSameForm(form, kept),
    startOver: () => change({ kind: 'start-over', form: stored }),
  };
}

const readDraft = (key: string): DetailsForm | null => parseDetailsForm(readKept(key) ?? '');

/** Whether the details of this character were changed and not saved. */
export const hasUnsavedDetails = (uid: string, characterId: string): boolean =>
  readKept(STORAGE_KEYS.characterDraft(uid, characterId)) !== null;

/** Forgets what was kept of the form, once it is stored. `characterId` null: of a new character. */
export const forgetDraft = (uid: string, characterId: string | null): void =>
  keep(STORAGE_KEYS.characterDraft(uid, characterId), null);
