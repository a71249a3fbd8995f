import type { Choice } from '../catalogues/choice.ts';
import { APPEARANCE_SETS } from '../characters/looks.ts';
import { FEATURE_GROUPS } from '../characters/distinguishing-features.ts';
import { PORTRAIT_STYLES } from '../images/portrait-styles.ts';
import { POWERS } from '../characters/powers.ts';
import { ROLE_CHOICES } from '../characters/roles.ts';
import { TRAITS } from '../characters/traits.ts';
import { characterTypeFor } from '../characters/types/character-types.ts';
import { EVERY_TYPE } from '../characters/types/every-type.ts';
import { BACKGROUNDS, LIGHTINGS, MOODS } from '../images/picture-settings.ts';
import { CLIMATES, DANGERS, INHABITANTS, MAGICAL_PROPERTIES, TREASURES } from '../locations/location-suggestions.ts';
import { LOCATION_TYPES } from '../locations/location-types.ts';
import { GENTLE_THEME_NAMES } from '../catalogues/gentle-themes.ts';
import { THEMES } from '../catalogues/themes.ts';
import { fold } from '../text/fold.ts';

const LOCATION_CATEGORIES = LOCATION_TYPES.flatMap(({ categories }) => categories);

const CATALOGUES: readonly (readonly Choice[])[] = [
  TRAITS,
  POWERS,
  ROLE_CHOICES,
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

/** In a field for choices these words are not names, even if a child is called Bear or Star. */
export const CATALOGUE_WORDS: ReadonlySet<string> = new Set([
  ...EVERY_TYPE.flatMap((type) => [type, characterTypeFor(type, '3-4')]),
  ...CATALOGUES.flat().flatMap(({ label, gentleLabel }) =>
    gentleLabel === undefined ? [label] : [label, gentleLabel],
  ),
  ...PORTRAIT_STYLES.map(({ group, label }) => `${group} - ${label}`),
  ...THEMES.map(({ name }) => name),
  ...GENTLE_THEME_NAMES.values(),
]);

const VOCABULARY: ReadonlySet<string> = new Set(
  [...CATALOGUE_WORDS].flatMap((words) => words.match(/\p{L}+/gu) ?? []).map(fold),
);

/** Whether a folded word occurs in the catalogue. Such a word is not a name with an ending: 'island' is not 'Isla'. */
export const isCatalogueWord = (word: string): boolean => VOCABULARY.has(word);
