import { generateImageContract } from '@talelantern/domain/contracts/generate-image';
import { generateImageFromTextContract } from '@talelantern/domain/contracts/generate-image-from-text';
import { generateSceneWithImagesContract } from '@talelantern/domain/contracts/generate-scene-with-images';
import {
  saveImageContract,
  saveLocationImageContract,
  saveSceneImageContract,
} from '@talelantern/domain/contracts/save-image';
import { type HttpsOptions, onRequest } from 'firebase-functions/https';
import { handleGenerateImageFromText } from '../handlers/generate-image-from-text.ts';
import { handleGenerateImage } from '../handlers/generate-image.ts';
import { handleGenerateSceneWithImages } from '../handlers/generate-scene-with-images.ts';
import {
  handleSaveImageToStorage,
  handleSaveLocationImageToStorage,
  handleSaveSceneImageToStorage,
} from '../handlers/save-picture.ts';
import { serve } from '../http/serve.ts';
import { composed } from './composed.ts';
import { OPTIONS } from './options.ts';

const SAVING: HttpsOptions = { ...OPTIONS, memory: '512MiB', concurrency: 40, maxInstances: 10 };

export const saveImageToStorage = onRequest(
  SAVING,
  composed((tools, request, response) =>
    serve(saveImageContract, tools, request, response, (call) => handleSaveImageToStorage(tools, call)),
  ),
);

export const saveLocationImageToStorage = onRequest(
  SAVING,
  composed((tools, request, response) =>
    serve(saveLocationImageContract, tools, request, response, (call) => handleSaveLocationImageToStorage(tools, call)),
  ),
);

export const saveSceneImageToStorage = onRequest(
  SAVING,
  composed((tools, request, response) =>
    serve(saveSceneImageContract, tools, request, response, (call) => handleSaveSceneImageToStorage(tools, call)),
  ),
);

/** Pictures are decoded and encoded in memory, and a scene carries up to sixteen others. */
const PAINTING: HttpsOptions = { ...OPTIONS, memory: '1GiB', concurrency: 16, maxInstances: 20 };

export const generateImage = onRequest(
  PAINTING,
  composed((tools, request, response) =>
    serve(generateImageContract, tools, request, response, (call) => handleGenerateImage(tools, call)),
  ),
);

export const generateSceneWithImages = onRequest(
  PAINTING,
  composed((tools, request, response) =>
    serve(generateSceneWithImagesContract, tools, request, response, (call) =>
      handleGenerateSceneWithImages(tools, call),
    ),
  ),
);

export const generateImageFromText = onRequest(
  PAINTING,
  composed((tools, request, response) =>
    serve(generateImageFromTextContract, tools, request, response, (call) => handleGenerateImageFromText(tools, call)),
  ),
);
