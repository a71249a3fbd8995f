import type { PromptField } from '../images/labelled-prompt.ts';
import type { LocationLook } from './location.ts';

/** Between the words of a list within one field; a comma, since a semicolon parts the details of a scene's place. */
const joinWords = (words: readonly string[]): string => words.join(', ');

/** A location's looks as the fields of an image prompt; its name is left to the caller. */
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
