import { wordsForLabel } from '../catalogues/choice.ts';
import type { AgeRange } from '../audience/ages.ts';
import type { LocationLook } from './location.ts';
import { CLIMATES, DANGERS, INHABITANTS } from './location-suggestions.ts';
import { locationKindFor } from './location-types.ts';

export const locationLookFor = (look: LocationLook, ageRange: AgeRange): LocationLook => ({
  ...look,
  ...locationKindFor(look, ageRange),
  climate: wordsForLabel(CLIMATES, look.climate, ageRange),
  inhabitants: look.inhabitants.map((inhabitant) => wordsForLabel(INHABITANTS, inhabitant, ageRange)),
  dangers: look.dangers.map((danger) => wordsForLabel(DANGERS, danger, ageRange)),
});
