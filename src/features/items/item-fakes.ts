import type { ImageHistoryEntry } from '@talelantern/domain/images/image-history';
import type { PictureFields } from '@talelantern/domain/images/main-image';

const entry = (url: string): ImageHistoryEntry => ({
  url,
  path: `users/family/${url}`,
  timestamp: 1,
  prompt: '',
  provider: 'dall-e',
  isSaved: true,
});

/** The fields of an item with pictures; the first one is the main image. */
export const picturesOf = ([first, ...others]: readonly [string, ...string[]]): Pick<
  PictureFields,
  'imageUrl' | 'imagePath' | 'mainImage' | 'imageHistory'
> => ({
  imageUrl: first,
  imagePath: `users/family/${first}`,
  mainImage: first,
  imageHistory: [first, ...others].map(entry),
});
