import { wordsForLabel } from '../../catalogue/choice.ts';
import type { AgeRange } from '../../stories/ages.ts';
import { ALIEN_TYPES } from './alien.ts';
import { ANIMAL_TYPES } from './animal.ts';
import { DARK_BEING_TYPES } from './dark-being.ts';
import { HUMAN_TYPES } from './human.ts';
import { HYBRID_TYPES } from './hybrid.ts';
import { MAGICAL_BEING_TYPES } from './magical-being.ts';
import { MYSTIC_TYPES } from './mystic.ts';
import { MYTHICAL_CREATURE_TYPES } from './mythical-creature.ts';
import { ROBOT_TYPES } from './robot.ts';
import { SUPERNATURAL_BEING_TYPES } from './supernatural-being.ts';
import { TOP_LEVEL_TYPES, type TopLevelType } from './top-level-types.ts';
import type { SpecificType, Subcategory } from './type-entry.ts';
import { composeCharacterType, parseCharacterType } from './type-text.ts';

const SUBCATEGORIES: Readonly<Record<TopLevelType['label'], readonly Subcategory[]>> = {
  Human: HUMAN_TYPES,
  Animal: ANIMAL_TYPES,
  'Supernatural Being': SUPERNATURAL_BEING_TYPES,
  'Robot/Artificial Intelligence': ROBOT_TYPES,
  'Mythical Creature': MYTHICAL_CREATURE_TYPES,
  Alien: ALIEN_TYPES,
  'Magical Being': MAGICAL_BEING_TYPES,
  Mystic: MYSTIC_TYPES,
  Hybrid: HYBRID_TYPES,
  'Dark Being': DARK_BEING_TYPES,
};

const isTopLevel = (label: string): label is TopLevelType['label'] => Object.hasOwn(SUBCATEGORIES, label);

/** The subcategories under a top level's label; none for one that is unknown. */
export const subcategoriesOf = (topLevel: string): readonly Subcategory[] =>
  isTopLevel(topLevel) ? SUBCATEGORIES[topLevel] : [];

/** The specific types under two labels; none where either is unknown. */
export const specificTypesOf = (topLevel: string, subcategory: string): readonly SpecificType[] =>
  subcategoriesOf(topLevel).find(({ label }) => label === subcategory)?.types ?? [];

/** A stored type in the words for `ageRange`: its dark parts are softened for ages 3-4 (architecture §6). */
export function characterTypeFor(text: string, ageRange: AgeRange): string {
  const parts = parseCharacterType(text);
  if (!parts) return text;
  const { category, subcategory, specificType } = parts;
  return composeCharacterType({
    category: wordsForLabel(TOP_LEVEL_TYPES, category, ageRange),
    subcategory: wordsForLabel(subcategoriesOf(category), subcategory, ageRange),
    specificType: wordsForLabel(specificTypesOf(category, subcategory), specificType, ageRange),
  });
}
