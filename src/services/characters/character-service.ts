import {
  type Character,
  CHARACTER_FIELDS,
  type CharacterFields,
  isTemporaryId,
} from '@talelantern/domain/characters/character';
import {
  type CharacterDraft,
  characterProblem,
  SAVE_CHARACTER_FAILED,
} from '@talelantern/domain/characters/character-form';
import { buildPortraitPrompt } from '@talelantern/domain/characters/portrait-prompt';
import { saveImageContract } from '@talelantern/domain/contracts/save-image';
import { AppError } from '@talelantern/domain/errors/app-error';
import { readFields } from '@talelantern/domain/stored/define-document';
import type { SenderDeps } from '../generation/run-generation.ts';
import { NO_PICTURE, createPictureService } from '../pictures/picture-service.ts';
import { createItemStore, type CountedDeps } from '../plans/counted-items.ts';
import type { CharacterRepository } from '../ports/item-repositories.ts';

export type CharacterService = ReturnType<typeof createCharacterService>;

const SAVE_CHARACTER_FIRST = 'Please save the character first before generating an image';
const CHARACTER_IMAGE_FAILED = 'Failed to update character image';
export const UPDATE_CHARACTER_FAILED = 'Failed to update character';
export const DELETE_CHARACTER_FAILED = 'Failed to delete character';

function toFields(draft: CharacterDraft): CharacterFields {
  const problem = characterProblem(draft);
  if (problem) throw new AppError('invalid', problem.message, { field: problem.field });
  const fields = readFields(CHARACTER_FIELDS, draft);
  return { ...fields, customDescription: fields.customDescription.trim() };
}

export function createCharacterService(deps: SenderDeps & CountedDeps & { characters: CharacterRepository }) {
  const { uid, functions, characters, now } = deps;

  return {
    ...createPictureService(deps, {
      kind: 'portrait',
      repository: characters,
      problem: ({ id }) => (isTemporaryId(id) ? SAVE_CHARACTER_FIRST : null),
      buildPrompt: buildPortraitPrompt,
      toRequest: (characterId) => ({ characterId }),
      copyToItem: ({ id: characterId }: Character, { imageUrl }) =>
        functions.call(saveImageContract, { imageUrl, characterId, userId: uid }),
      updateFailed: CHARACTER_IMAGE_FAILED,
    }),

    ...createItemStore<CharacterDraft, CharacterFields, Character>(deps, {
      kind: 'character',
      repository: characters,
      total: 'charactersTotal',
      allowedBy: (limits) => limits.charactersTotal,
      toFields,
      toItem: (id, fields) => ({
        ...fields,
        ...NO_PICTURE,
        id,
        userId: uid,
        sharing: null,
        createdAt: now(),
        updatedAt: now(),
      }),
      saveFailed: SAVE_CHARACTER_FAILED,
      updateFailed: UPDATE_CHARACTER_FAILED,
    }),
  };
}
