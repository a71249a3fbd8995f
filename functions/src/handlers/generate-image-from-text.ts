import type { Cancelled } from '@talelantern/domain/contracts/cancelled';
import type {
  GenerateImageFromTextRequest,
  GenerateImageFromTextResponse,
} from '@talelantern/domain/contracts/generate-image-from-text';
import type { Call } from '../http/serve.ts';
import { generateImageFromText } from '../operations/pictures/generate-image-from-text.ts';
import type { SceneTools } from '../operations/pictures/paint-scene.ts';
import { cancelOr } from './cancel-or.ts';

export const handleGenerateImageFromText = (
  tools: SceneTools,
  call: Call<GenerateImageFromTextRequest>,
): Promise<GenerateImageFromTextResponse | Cancelled> =>
  cancelOr(tools, call, 'scene', async () => {
    const scene = await generateImageFromText(tools, call.caller, call.requestId, call.body);
    return { imageUrl: scene.imageUrl, imagePath: scene.imagePath, generatedPrompt: scene.generatedPrompt };
  });
