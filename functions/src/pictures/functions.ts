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
import { cancelOrRun } from '../generation/operations/cancel-generation.ts';
import { composeLazily } from '../http/compose-lazily.ts';
import { defineFunction } from '../http/define-function.ts';
import { defineTask } from '../http/define-task.ts';
import { checkMainPicture, requestedMainPicture } from './operations/generate-main-picture.ts';
import { checkSceneFromText, checkSceneWithImages, scene } from './operations/generate-scene.ts';
import { pictureTaskSchema, queuePicture, runPictureTask } from './operations/picture-tasks.ts';
import { savePicture } from './operations/save-picture.ts';

const SIZE = { memory: '512MiB', concurrency: 40, maxInstances: 10 } as const;

const SAVE_OPTIONS = {
  ...SIZE,
  compose: composeLazily(async () => (await import('./compose.ts')).composePictures),
};

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

const compose = composeLazily(async () => (await import('./compose-picture-generation.ts')).composePictureGeneration);

/** These functions admit a picture and wait for its task. */
const GENERATION_OPTIONS = { ...SIZE, compose };

const PORTRAIT_OPTIONS = { ...GENERATION_OPTIONS, minInstances: MIN_INSTANCES };

export const generateImage = defineFunction(generateImageContract, PORTRAIT_OPTIONS, (deps, call) =>
  cancelOrRun(deps, call, call.body.locationId === undefined ? 'portrait' : 'location', async () => {
    const { caller, requestId, body } = call;
    const order = checkMainPicture(body);
    const picture = await queuePicture(deps, order, requestedMainPicture(deps, caller, requestId, order));
    return { imageUrl: picture.imageUrl, imagePath: picture.imagePath };
  }),
);

const toSceneResponse = ({ imageUrl, imagePath, generatedPrompt, alt }: SceneResult) => ({
  imageUrl,
  imagePath,
  generatedPrompt,
  ...(alt && { alt }),
});

export const generateSceneWithImages = defineFunction(
  generateSceneWithImagesContract,
  GENERATION_OPTIONS,
  (deps, call) =>
    cancelOrRun(deps, call, 'scene', async () => {
      const { caller, requestId, body } = call;
      const order = checkSceneWithImages(deps, caller.uid, body);
      return toSceneResponse(await queuePicture(deps, order, scene(deps, caller, requestId, order)));
    }),
);

export const generateImageFromText = defineFunction(generateImageFromTextContract, GENERATION_OPTIONS, (deps, call) =>
  cancelOrRun(deps, call, 'scene', async () => {
    const { caller, requestId, body } = call;
    const order = checkSceneFromText(body);
    return toSceneResponse(await queuePicture(deps, order, scene(deps, caller, requestId, order)));
  }),
);

/** Pictures are decoded and encoded in memory, and a scene has up to sixteen reference pictures. */
export const pictureTask = defineTask(
  pictureTaskSchema,
  { compose, memory: '1GiB', concurrency: 16, maxInstances: 20, minInstances: MIN_INSTANCES },
  runPictureTask,
);
