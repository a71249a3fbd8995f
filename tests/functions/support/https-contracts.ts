import { generateAudioNarrationContract } from '@talelantern/domain/contracts/generate-audio-narration';
import { generateImageContract } from '@talelantern/domain/contracts/generate-image';
import { generateImageFromTextContract } from '@talelantern/domain/contracts/generate-image-from-text';
import { generateSceneWithImagesContract } from '@talelantern/domain/contracts/generate-scene-with-images';
import { generateStoryContract } from '@talelantern/domain/contracts/generate-story';
import {
  saveImageContract,
  saveLocationImageContract,
  saveSceneImageContract,
} from '@talelantern/domain/contracts/save-image';
import { updateSharingContract } from '@talelantern/domain/contracts/update-sharing';

/** The contracts of all HTTPS functions. */
export const HTTPS_CONTRACTS = [
  generateImageContract,
  generateSceneWithImagesContract,
  generateImageFromTextContract,
  generateStoryContract,
  generateAudioNarrationContract,
  saveImageContract,
  saveLocationImageContract,
  saveSceneImageContract,
  updateSharingContract,
] as const;
