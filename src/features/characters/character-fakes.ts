import type { Character } from '@talelantern/domain/characters/character';
import { EMPTY_ADVANCED_FEATURES } from '@talelantern/domain/images/advanced-features';
import type { GeneratedPicture } from '../../services/pictures/picture-service.ts';
import { picturesOf } from '../items/item-fakes.ts';

/** A stored character for tests; the argument replaces fields. */
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

/** Ember with pictures; the first one is the main image. */
export const emberWithPortrait = (...urls: [string, ...string[]]): Character => ember(picturesOf(urls));

export const generatedPicture: GeneratedPicture = {
  requestId: 'request-0000000001',
  imageUrl: 'painted.webp',
  prompt: 'a dragon',
};
