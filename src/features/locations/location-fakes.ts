import { EMPTY_ADVANCED_FEATURES } from '@talelantern/domain/images/advanced-features';
import type { Location } from '@talelantern/domain/locations/location';
import type { PaintedPicture } from '../../services/picture-maker.ts';
import { picturesOf } from '../items/item-fakes.ts';

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

/** The wood with pictures; the first one is the main image. */
export const paintedWood = (...urls: [string, ...string[]]): Location => wood(picturesOf(urls));

export const paintedPicture: PaintedPicture = {
  requestId: 'request-0000000001',
  itemId: 'wood',
  imageUrl: 'painted.webp',
  prompt: 'a wood',
};
