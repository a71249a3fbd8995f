import type { PictureFields } from '@talelantern/domain/images/main-image';

/** The picture of a character or a location that has none yet. */
export const NO_PICTURE: PictureFields = {
  imageUrl: null,
  imagePath: null,
  cloudStorage: false,
  mainImage: null,
  imageHistory: [],
  generatedPrompt: null,
};
