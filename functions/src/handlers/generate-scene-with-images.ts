import type { Cancelled } from '@talelantern/domain/contracts/cancelled';
import type {
  GenerateSceneRequest,
  GenerateSceneResponse,
} from '@talelantern/domain/contracts/generate-scene-with-images';
import type { Call } from '../http/serve.ts';
import {
  generateSceneWithImages,
  type SceneWithImagesTools,
} from '../operations/pictures/generate-scene-with-images.ts';
import { cancelOr } from './cancel-or.ts';

export const handleGenerateSceneWithImages = (
  tools: SceneWithImagesTools,
  call: Call<GenerateSceneRequest>,
): Promise<GenerateSceneResponse | Cancelled> =>
  cancelOr(tools, call, 'scene', async () => {
    const scene = await generateSceneWithImages(tools, call.caller, call.requestId, call.body);
    return { imageUrl: scene.imageUrl, imagePath: scene.imagePath, generatedPrompt: scene.generatedPrompt };
  });
