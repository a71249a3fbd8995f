import { wordsForLabel, type Choice } from '../../catalogue/choice.ts';
import type { AgeRange } from '../../stories/ages.ts';
import { ANIMAL_TYPES } from './animal.ts';
import { HUMAN_TYPES } from './human.ts';
import { MYTHICAL_CREATURE_TYPES } from './mythical-creature.ts';
import { ROBOT_TYPES } from './robot.ts';
import type { SpecificType, Subcategory } from './type-entry.ts';
import { composeCharacterType, parseCharacterType } from './type-text.ts';

/** The ten top levels of a character type, in the order of specification §3. */
export const TOP_LEVEL_TYPES = [
  { id: 'human', label: 'Human' },
  { id: 'animal', label: 'Animal' },
  { id: 'supernatural-being', label: 'Supernatural Being' },
  { id: 'robot-artificial-intelligence', label: 'Robot/Artificial Intelligence' },
  { id: 'mythical-creature', label: 'Mythical Creature' },
  { id: 'alien', label: 'Alien' },
  { id: 'magical-being', label: 'Magical Being' },
  { id: 'mystic', label: 'Mystic' },
  { id: 'hybrid', label: 'Hybrid' },
  { id: 'dark-being', label: 'Dark Being', dark: true, gentleLabel: 'Twilight Being' },
] as const satisfies readonly Choice[];

export type TopLevelType = (typeof TOP_LEVEL_TYPES)[number];
export type TopLevelLabel = TopLevelType['label'];

/** A further top level becomes choosable by a file of its own and its line here. */
const SUBCATEGORIES: ReadonlyMap<string, readonly Subcategory[]> = new Map<TopLevelLabel, readonly Subcategory[]>([
  ['Human', HUMAN_TYPES],
  ['Animal', ANIMAL_TYPES],
  ['Robot/Artificial Intelligence', ROBOT_TYPES],
  ['Mythical Creature', MYTHICAL_CREATURE_TYPES],
]);

/** The top levels that can be chosen: those with something under them. */
export const CHOOSABLE_TOP_LEVEL_TYPES: readonly TopLevelType[] = TOP_LEVEL_TYPES.filter(({ label }) =>
  SUBCATEGORIES.has(label),
);

/** The subcategories under a top level's label; none for one that is unknown or not choosable yet. */
export const subcategoriesOf = (topLevel: string): readonly Subcategory[] => SUBCATEGORIES.get(topLevel) ?? [];

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
