import { generateImageContract } from '@talelantern/domain/contracts/generate-image';
import { generateImageFromTextContract } from '@talelantern/domain/contracts/generate-image-from-text';
import { generateSceneWithImagesContract } from '@talelantern/domain/contracts/generate-scene-with-images';
import {
  saveImageContract,
  saveLocationImageContract,
  saveSceneImageContract,
} from '@talelantern/domain/contracts/save-image';
import type { SceneResult } from '@talelantern/domain/generation/finished-work';
import { MIN_INSTANCES } from '../config.ts';
import { cancelOr } from '../generation/operations/cancel-generation.ts';
import { composeLazily } from '../http/compose-lazily.ts';
import { defineFunction } from '../http/define-function.ts';
import { generateImageFromText as generateFromText } from './operations/generate-image-from-text.ts';
import { generateSceneWithImages as generateWithImages } from './operations/generate-scene-with-images.ts';
import { generateMainPicture } from './operations/generate-main-picture.ts';
import { savePicture } from './operations/save-picture.ts';

const SAVE_OPTIONS = {
  compose: composeLazily(async () => (await import('./compose.ts')).composePictures),
  memory: '512MiB',
  concurrency: 40,
  maxInstances: 10,
} as const;

export const saveImageToStorage = defineFunction(saveImageContract, SAVE_OPTIONS, (deps, { caller, body }) =>
  savePicture(deps, caller, body.imageUrl, { collection: 'characters', id: body.characterId }),
);

export const saveLocationImageToStorage = defineFunction(
  saveLocationImageContract,
  SAVE_OPTIONS,
  (deps, { caller, body }) =>
    savePicture(deps, caller, body.imageUrl, { collection: 'locations', id: body.locationId }),
);

export const saveSceneImageToStorage = defineFunction(saveSceneImageContract, SAVE_OPTIONS, (deps, { caller, body }) =>
  savePicture(deps, caller, body.imageUrl, { collection: 'stories', id: body.storyId }),
);

/** Pictures are decoded and encoded in memory, and a scene has up to sixteen reference pictures. */
const GENERATION_OPTIONS = {
  compose: composeLazily(async () => (await import('./compose-picture-generation.ts')).composePictureGeneration),
  memory: '1GiB',
  concurrency: 16,
  maxInstances: 20,
} as const;

const PORTRAIT_OPTIONS = { ...GENERATION_OPTIONS, minInstances: MIN_INSTANCES };

export const generateImage = defineFunction(generateImageContract, PORTRAIT_OPTIONS, (deps, call) =>
  cancelOr(deps, call, call.body.locationId === undefined ? 'portrait' : 'location', async () => {
    const { imageUrl, imagePath } = await generateMainPicture(deps, call.caller, call.requestId, call.body);
    return { imageUrl, imagePath };
  }),
);

const toSceneAnswer = ({ imageUrl, imagePath, generatedPrompt, alt }: SceneResult) => ({
  imageUrl,
  imagePath,
  generatedPrompt,
  ...(alt && { alt }),
});

export const generateSceneWithImages = defineFunction(
  generateSceneWithImagesContract,
  GENERATION_OPTIONS,
  (deps, call) =>
    cancelOr(deps, call, 'scene', async () =>
      toSceneAnswer(await generateWithImages(deps, call.caller, call.requestId, call.body)),
    ),
);

export const generateImageFromText = defineFunction(generateImageFromTextContract, GENERATION_OPTIONS, (deps, call) =>
  cancelOr(deps, call, 'scene', async () =>
    toSceneAnswer(await generateFromText(deps, call.caller, call.requestId, call.body)),
  ),
);
