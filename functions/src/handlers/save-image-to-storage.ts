import type { SaveImageRequest, SaveImageResponse } from '@talelantern/domain/contracts/save-image';
import type { Call } from '../http/serve.ts';
import { savePortrait, type SavePortraitTools } from '../operations/pictures/save-portrait.ts';

export const handleSaveImageToStorage = (
  tools: SavePortraitTools,
  { caller, body }: Call<SaveImageRequest>,
): Promise<SaveImageResponse> => savePortrait(tools, caller, body);
