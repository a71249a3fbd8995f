import type { Cancelled } from '@talelantern/domain/contracts/cancelled';
import type { GenerateImageRequest, GenerateImageResponse } from '@talelantern/domain/contracts/generate-image';
import type { Call } from '../http/serve.ts';
import { paintMainPicture, type MainPictureTools } from '../operations/pictures/paint-main-picture.ts';
import { cancelOr } from './cancel-or.ts';

export const handleGenerateImage = (
  tools: MainPictureTools,
  call: Call<GenerateImageRequest>,
): Promise<GenerateImageResponse | Cancelled> =>
  cancelOr(tools, call, call.body.locationId === undefined ? 'portrait' : 'location', async () => {
    const { imageUrl, imagePath } = await paintMainPicture(tools, call.caller, call.requestId, call.body);
    return { imageUrl, imagePath };
  });
