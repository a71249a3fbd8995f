import type { Character } from '@talelantern/domain/characters/character';
import { randomCharacter } from '@talelantern/domain/characters/random-character';
import { useEffect, useReducer, type Dispatch } from 'react';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { useServices } from '../use-services.ts';
import {
  changeDetails,
  EMPTY_DETAILS,
  isEmptyForm,
  parseDetailsForm,
  toDetailsForm,
  type DetailsAction,
  type DetailsForm,
} from './details-form.ts';

export const rollCharacter = (): DetailsAction => ({ kind: 'random', fields: randomCharacter(Math.random) });

/**
 * Step one as it is being filled in. A new character's draft survives reloads, per family; `startRandom` fills an
 * empty one in by chance. The details of a stored character are changed without a draft.
 */
export function useDetailsForm(
  character: Character | null,
  startRandom: boolean,
): [DetailsForm, Dispatch<DetailsAction>] {
  const key = STORAGE_KEYS.characterDraft(useServices().uid);
  const isNew = character === null;
  const [form, change] = useReducer(changeDetails, null, () => {
    if (character) return toDetailsForm(character);
    const kept = readDraft(key);
    return startRandom && isEmptyForm(kept) ? changeDetails(kept, rollCharacter()) : kept;
  });

  useEffect(() => {
    if (isNew) writeDraft(key, form);
  }, [isNew, key, form]);

  return [form, change];
}

function readDraft(key: string): DetailsForm {
  try {
    return parseDetailsForm(sessionStorage.getItem(key) ?? '') ?? EMPTY_DETAILS;
  } catch {
    return EMPTY_DETAILS;
  }
}

/** Storage may refuse to work in private windows: the draft then lives as long as the page. */
function writeDraft(key: string, form: DetailsForm): void {
  try {
    if (isEmptyForm(form)) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(form));
  } catch {
    return;
  }
}

export const forgetDraft = (uid: string): void => writeDraft(STORAGE_KEYS.characterDraft(uid), EMPTY_DETAILS);
