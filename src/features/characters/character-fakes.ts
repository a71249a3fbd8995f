import type { Character } from '@talelantern/domain/characters/character';
import { EMPTY_ADVANCED_FEATURES } from '@talelantern/domain/images/advanced-features';
import type { ImageHistoryEntry } from '@talelantern/domain/images/image-history';
import type { PaintedPicture } from '../../services/picture-maker.ts';

/** A stored dragon; a test states only what differs. */
export const ember = (differences: Partial<Character> = {}): Character => ({
  id: 'ember',
  userId: 'family',
  name: 'Ember',
  type: 'Mythical Creature - Dragon - Fire Dragon',
  gender: 'female',
  personality: 'Brave and Stubborn',
  magicalPower: 'Light Creation',
  role: 'Hero',
  customDescription: '',
  appearance: {
    height: 'Medium',
    build: 'Powerful',
    color: 'Crimson',
    distinguishingFeature: 'Glowing Scales',
    age: 'Young',
    customAge: '',
  },
  advancedFeatures: { ...EMPTY_ADVANCED_FEATURES, imageStyle: 'cartoon-storybook' },
  realChild: false,
  imageUrl: null,
  imagePath: null,
  cloudStorage: false,
  mainImage: null,
  imageHistory: [],
  generatedPrompt: null,
  sharing: null,
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

/** Ember with pictures; the first one is the main image. */
export const paintedEmber = (...urls: [string, ...string[]]): Character =>
  ember({ imageUrl: urls[0], imagePath: `users/family/${urls[0]}`, mainImage: urls[0], imageHistory: urls.map(entry) });

export const painted: PaintedPicture = {
  requestId: 'request-0000000001',
  itemId: 'ember',
  imageUrl: 'painted.webp',
  prompt: 'a dragon',
};
