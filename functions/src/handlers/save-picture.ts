import type {
  SaveImageRequest,
  SaveImageResponse,
  SaveLocationImageRequest,
  SaveSceneImageRequest,
} from '@talelantern/domain/contracts/save-image';
import type { Call } from '../http/serve.ts';
import { savePicture, type SavePictureTools } from '../operations/pictures/save-picture.ts';

export const handleSaveImageToStorage = (
  tools: SavePictureTools,
  { caller, body: { imageUrl, characterId: id } }: Call<SaveImageRequest>,
): Promise<SaveImageResponse> => savePicture(tools, caller, imageUrl, { collection: 'characters', id });

export const handleSaveLocationImageToStorage = (
  tools: SavePictureTools,
  { caller, body: { imageUrl, locationId: id } }: Call<SaveLocationImageRequest>,
): Promise<SaveImageResponse> => savePicture(tools, caller, imageUrl, { collection: 'locations', id });

export const handleSaveSceneImageToStorage = (
  tools: SavePictureTools,
  { caller, body: { imageUrl, storyId: id } }: Call<SaveSceneImageRequest>,
): Promise<SaveImageResponse> => savePicture(tools, caller, imageUrl, { collection: 'stories', id });
