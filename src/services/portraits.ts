import { isTemporaryId, type Character } from '@talelantern/domain/characters/character';
import { buildPortraitPrompt } from '@talelantern/domain/characters/portrait-prompt';
import { saveImageContract } from '@talelantern/domain/contracts/save-image';
import { createPictureMaker, type PictureDependencies } from './create-picture-maker.ts';
import type { PictureMaker } from './picture-maker.ts';
import type { CharacterRepository } from './ports/character-repository.ts';

export const SAVE_CHARACTER_FIRST = 'Please save the character first before generating an image';
export const CHARACTER_IMAGE_FAILED = 'Failed to update character image';

export interface PortraitDependencies extends PictureDependencies {
  characters: CharacterRepository;
}

/** Portraits of characters, 3:4. */
export function createPortraits(dependencies: PortraitDependencies): PictureMaker<Character> {
  const { uid, characters, functions } = dependencies;
  return createPictureMaker(dependencies, {
    kind: 'portrait',
    repository: characters,
    problem: ({ id }) => (isTemporaryId(id) ? SAVE_CHARACTER_FIRST : null),
    buildPrompt: buildPortraitPrompt,
    toRequest: (characterId) => ({ characterId }),
    copyToPlace: ({ id: characterId }, { imageUrl }) =>
      functions.call(saveImageContract, { imageUrl, characterId, userId: uid }),
    updateFailed: CHARACTER_IMAGE_FAILED,
  });
}
