import { type PromptField, buildLabeledPrompt, NO_TEXT_RULE } from '../images/labeled-prompt.ts';
import type { LocationLook, LocationFields } from './location.ts';
import { styleFields } from '../images/style-fields.ts';

/** Joins with a comma, because semicolons separate details. */
const joinWords = (words: readonly string[]): string => words.join(', ');

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

const LOCATION_RULES = `the place alone in a wide view, inhabitants small and far away, open ground in front where a story can happen, ${NO_TEXT_RULE}`;

/** The prompt of a location's picture (docs/specification.md#7). `wish` is what should be different this time. */
export const buildLocationPrompt = (location: LocationFields, wish = ''): string =>
  buildLabeledPrompt(
    'Picture of a place for a children’s picture book',
    [['Location', location.name], ...locationLookFields(location), ...styleFields(location.advancedFeatures, wish)],
    LOCATION_RULES,
  );
