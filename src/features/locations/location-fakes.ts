import { EMPTY_ADVANCED_FEATURES } from '@talelantern/domain/images/advanced-features';
import type { ImageHistoryEntry } from '@talelantern/domain/images/image-history';
import type { Location } from '@talelantern/domain/locations/location';
import type { PaintedPicture } from '../../services/picture-maker.ts';

/** A stored wood; a test states only what differs. */
export const wood = (differences: Partial<Location> = {}): Location => ({
  id: 'wood',
  userId: 'family',
  name: 'Lantern Wood',
  type: 'Woods and Meadows',
  category: 'Forest',
  subcategory: 'Lantern Forest',
  description: '',
  climate: '',
  magicalProperties: [],
  inhabitants: ['Wise Owls'],
  dangers: [],
  treasures: [],
  advancedFeatures: { ...EMPTY_ADVANCED_FEATURES, imageStyle: 'cartoon-storybook' },
  imageUrl: null,
  imagePath: null,
  cloudStorage: false,
  mainImage: null,
  imageHistory: [],
  generatedPrompt: null,
  createdAt: 1,
  updatedAt: 1,
  ...differences,
});

const entry = (url: string): ImageHistoryEntry => ({
  url,
  path: `users/family/${url}`,
  timestamp: 1,
  prompt: '',
  provider: 'dall-e',
  isSaved: true,
});

/** The wood with pictures; the first one is the main image. */
export const paintedWood = (...urls: [string, ...string[]]): Location =>
  wood({ imageUrl: urls[0], imagePath: `users/family/${urls[0]}`, mainImage: urls[0], imageHistory: urls.map(entry) });

export const paintedPicture: PaintedPicture = {
  requestId: 'request-0000000001',
  itemId: 'wood',
  imageUrl: 'painted.webp',
  prompt: 'a wood',
};
