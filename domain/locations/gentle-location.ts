import { wordsForLabel } from '../catalogue/choice.ts';
import type { AgeRange } from '../stories/ages.ts';
import type { LocationLook } from './location.ts';
import { CLIMATES, DANGERS, INHABITANTS } from './location-suggestions.ts';
import { locationKindFor } from './types/location-types.ts';

/** The same place in the words for `ageRange`: its dark choices are softened for ages 3-4 (architecture §6). */
export const locationLookFor = (look: LocationLook, ageRange: AgeRange): LocationLook => ({
  ...look,
  ...locationKindFor(look, ageRange),
  climate: wordsForLabel(CLIMATES, look.climate, ageRange),
  inhabitants: look.inhabitants.map((inhabitant) => wordsForLabel(INHABITANTS, inhabitant, ageRange)),
  dangers: look.dangers.map((danger) => wordsForLabel(DANGERS, danger, ageRange)),
});
