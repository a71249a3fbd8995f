import { readCharacter, type Character } from '@talelantern/domain/characters/character';
import { picturesOf, storedItem } from '../items/item-fakes.ts';

/** A stored character for tests; the argument replaces fields. */
export const ember = (overrides: Partial<Character> = {}): Character =>
  storedItem(readCharacter, 'ember', overrides, {
    name: 'Ember',
    type: 'Mythical Creature - Dragon - Fire Dragon',
    gender: 'female',
    personality: 'Brave and Stubborn',
    magicalPower: 'Light Creation',
    role: 'Hero',
    appearance: {
      height: 'Medium',
      build: 'Powerful',
      color: 'Crimson',
      distinguishingFeature: 'Glowing Scales',
      age: 'Young',
    },
  });

/** Ember with pictures; the first one is the main image. */
export const emberWithPortrait = (...urls: [string, ...string[]]): Character => ember(picturesOf(urls));
