import type { ImageHistoryEntry } from '@talelantern/domain/images/image-history';
import type { PictureFields } from '@talelantern/domain/images/main-image';
import type { StoredData } from '@talelantern/domain/stored/read-fields';
import type { GeneratedPicture } from '../../services/pictures/picture-service.ts';

/** A family's item with defaults, read like a stored document. */
export function storedItem<Item>(
  read: (id: string, data: StoredData) => Item | null,
  id: string,
  overrides: Partial<Item>,
  data: StoredData,
): Item {
  const advancedFeatures = { imageStyle: 'cartoon-storybook' };
  const item = read(id, { userId: 'family', advancedFeatures, createdAt: 1, updatedAt: 1, ...data });
  if (item === null) throw new Error(`${id} cannot be read`);
  return { ...item, ...overrides };
}

export const generatedPicture: GeneratedPicture = {
  requestId: 'request-0000000001',
  imageUrl: 'painted.webp',
  prompt: 'what is painted',
};

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
