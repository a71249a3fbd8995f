import type { Character } from '@talelantern/domain/characters/character';
import { randomCharacter } from '@talelantern/domain/characters/random-character';
import { useEffect, useReducer, type Dispatch } from 'react';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { keep, readKept } from '../kept-draft.ts';
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
    if (isNew) keep(key, isEmptyForm(form) ? null : JSON.stringify(form));
  }, [isNew, key, form]);

  return [form, change];
}

const readDraft = (key: string): DetailsForm => parseDetailsForm(readKept(key) ?? '') ?? EMPTY_DETAILS;

export const forgetDraft = (uid: string): void => keep(STORAGE_KEYS.characterDraft(uid), null);
