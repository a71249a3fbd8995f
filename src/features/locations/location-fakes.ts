import { EMPTY_ADVANCED_FEATURES } from '@talelantern/domain/images/advanced-features';
import type { Location } from '@talelantern/domain/locations/location';
import type { GeneratedPicture } from '../../services/pictures/picture-service.ts';
import { picturesOf } from '../items/item-fakes.ts';

/** A stored location for tests; `overrides` replaces fields. */
export const wood = (overrides: Partial<Location> = {}): Location => ({
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
  ...overrides,
});

/** The location with pictures; the first one is the main image. */
export const woodWithPicture = (...urls: [string, ...string[]]): Location => wood(picturesOf(urls));

export const generatedPicture: GeneratedPicture = {
  requestId: 'request-0000000001',
  imageUrl: 'painted.webp',
  prompt: 'a wood',
};
