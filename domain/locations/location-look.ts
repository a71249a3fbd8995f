import type { PromptField } from '../images/labelled-prompt.ts';
import type { LocationFields } from './location.ts';

/** What a picture or a story has to know about a place; its name is left to the caller. */
export type LocationLook = Omit<LocationFields, 'name' | 'advancedFeatures'>;

/** Between the words of a list within one field; a comma, since a semicolon parts the details of a scene's place. */
const joinWords = (words: readonly string[]): string => words.join(', ');

/** A location's looks as the fields of an image prompt. */
export const locationLookFields = (location: LocationLook): PromptField[] => [
  ['Type', location.type],
  ['Category', location.category],
  ['Subcategory', location.subcategory],
  ['Climate', location.climate],
  ['Magic', joinWords(location.magicalProperties)],
  ['Inhabitants', joinWords(location.inhabitants)],
  ['Dangers', joinWords(location.dangers)],
  ['Treasures', joinWords(location.treasures)],
  ['Description', location.description],
];
