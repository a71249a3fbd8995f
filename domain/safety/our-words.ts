import type { Choice } from '../catalogue/choice.ts';
import { APPEARANCE_SETS } from '../characters/appearance.ts';
import { FEATURE_GROUPS } from '../characters/distinguishing-features.ts';
import { POWERS } from '../characters/powers.ts';
import { TRAITS } from '../characters/traits.ts';
import { EVERY_TYPE } from '../characters/types/every-type.ts';
import { BACKGROUNDS, LIGHTINGS, MOODS } from '../images/picture-settings.ts';
import { CLIMATES, DANGERS, INHABITANTS, MAGICAL_PROPERTIES, TREASURES } from '../locations/location-suggestions.ts';
import { LOCATION_TYPES } from '../locations/types/location-types.ts';

const LOCATION_CATEGORIES = LOCATION_TYPES.flatMap(({ categories }) => categories);

const CATALOGUES: readonly (readonly Choice[])[] = [
  TRAITS,
  POWERS,
  ...FEATURE_GROUPS.map(({ features }) => features),
  ...Object.values(APPEARANCE_SETS).flatMap((looks) => Object.values(looks)),
  LOCATION_TYPES,
  LOCATION_CATEGORIES,
  ...LOCATION_CATEGORIES.map(({ subcategories }) => subcategories),
  CLIMATES,
  MAGICAL_PROPERTIES,
  INHABITANTS,
  DANGERS,
  TREASURES,
  BACKGROUNDS,
  LIGHTINGS,
  MOODS,
];

/** What a family can choose from our lists. It names nobody, even where a child is called Bear or Star. */
export const OUR_WORDS: ReadonlySet<string> = new Set([...EVERY_TYPE, ...CATALOGUES.flat().map(({ label }) => label)]);
