import type { GenerateImageRequest, GenerateImageResponse } from '@talelantern/domain/contracts/generate-image';
import type { Cancelled } from '@talelantern/domain/contracts/cancelled';
import type { Call } from '../http/serve.ts';
import { generatePortrait, type PortraitTools } from '../operations/pictures/generate-portrait.ts';
import { cancelOr } from './cancel-or.ts';

export const handleGenerateImage = (
  tools: PortraitTools,
  call: Call<GenerateImageRequest>,
): Promise<GenerateImageResponse | Cancelled> =>
  cancelOr(tools, call, 'portrait', async () => {
    const { imageUrl, imagePath } = await generatePortrait(tools, call.caller, call.requestId, call.body);
    return { imageUrl, imagePath };
  });
