import type { Choice } from '../catalogue/choice.ts';
import { parseCharacterType } from './types/type-text.ts';

/** What is chosen from five options each; the options vary by type (specification §3). */
export const APPEARANCE_FIELDS = ['height', 'build', 'color', 'age'] as const;
export type AppearanceField = (typeof APPEARANCE_FIELDS)[number];

/**
 * The options of each body. A color names one that a painter knows; a person's is the color of the clothes, any other
 * body's that of skin, fur, scales or metal.
 */
export const APPEARANCE_SETS = {
  person: {
    height: [
      { id: 'tiny', label: 'Tiny' },
      { id: 'short', label: 'Short' },
      { id: 'average', label: 'Average' },
      { id: 'tall', label: 'Tall' },
      { id: 'very-tall', label: 'Very Tall' },
    ],
    build: [
      { id: 'slender', label: 'Slender' },
      { id: 'athletic', label: 'Athletic' },
      { id: 'medium', label: 'Medium' },
      { id: 'sturdy', label: 'Sturdy' },
      { id: 'round', label: 'Round' },
    ],
    color: [
      { id: 'ruby-red', label: 'Ruby Red' },
      { id: 'sunny-yellow', label: 'Sunny Yellow' },
      { id: 'forest-green', label: 'Forest Green' },
      { id: 'ocean-blue', label: 'Ocean Blue' },
      { id: 'royal-purple', label: 'Royal Purple' },
    ],
    age: [
      { id: 'child', label: 'Child' },
      { id: 'teenager', label: 'Teenager' },
      { id: 'young-adult', label: 'Young Adult' },
      { id: 'adult', label: 'Adult' },
      { id: 'elder', label: 'Elder' },
    ],
  },
  animal: {
    height: [
      { id: 'pocket-sized', label: 'Pocket-Sized' },
      { id: 'small', label: 'Small' },
      { id: 'medium', label: 'Medium' },
      { id: 'large', label: 'Large' },
      { id: 'enormous', label: 'Enormous' },
    ],
    build: [
      { id: 'sleek', label: 'Sleek' },
      { id: 'fluffy', label: 'Fluffy' },
      { id: 'strong', label: 'Strong' },
      { id: 'sturdy', label: 'Sturdy' },
      { id: 'round', label: 'Round' },
    ],
    color: [
      { id: 'rusty-red', label: 'Rusty Red' },
      { id: 'honey-gold', label: 'Honey Gold' },
      { id: 'snow-white', label: 'Snow White' },
      { id: 'chestnut-brown', label: 'Chestnut Brown' },
      { id: 'silver-gray', label: 'Silver Gray' },
    ],
    age: [
      { id: 'baby', label: 'Baby' },
      { id: 'young', label: 'Young' },
      { id: 'grown-up', label: 'Grown-Up' },
      { id: 'elderly', label: 'Elderly' },
      { id: 'ancient', label: 'Ancient' },
    ],
  },
  robot: {
    height: [
      { id: 'pocket-sized', label: 'Pocket-Sized' },
      { id: 'compact', label: 'Compact' },
      { id: 'medium', label: 'Medium' },
      { id: 'tall', label: 'Tall' },
      { id: 'towering', label: 'Towering' },
    ],
    build: [
      { id: 'slim', label: 'Slim' },
      { id: 'rounded', label: 'Rounded' },
      { id: 'boxy', label: 'Boxy' },
      { id: 'sturdy', label: 'Sturdy' },
      { id: 'bulky', label: 'Bulky' },
    ],
    color: [
      { id: 'copper', label: 'Copper' },
      { id: 'brass', label: 'Brass' },
      { id: 'silver', label: 'Silver' },
      { id: 'sky-blue', label: 'Sky Blue' },
      { id: 'mint-green', label: 'Mint Green' },
    ],
    age: [
      { id: 'brand-new', label: 'Brand New' },
      { id: 'young', label: 'Young' },
      { id: 'well-tried', label: 'Well-Tried' },
      { id: 'old-timer', label: 'Old-Timer' },
      { id: 'ancient', label: 'Ancient' },
    ],
  },
  dragon: {
    height: [
      { id: 'tiny', label: 'Tiny' },
      { id: 'small', label: 'Small' },
      { id: 'medium', label: 'Medium' },
      { id: 'large', label: 'Large' },
      { id: 'colossal', label: 'Colossal' },
    ],
    build: [
      { id: 'serpentine', label: 'Serpentine' },
      { id: 'graceful', label: 'Graceful' },
      { id: 'powerful', label: 'Powerful' },
      { id: 'armored', label: 'Armored' },
      { id: 'round-bellied', label: 'Round-Bellied' },
    ],
    color: [
      { id: 'crimson', label: 'Crimson' },
      { id: 'emerald', label: 'Emerald' },
      { id: 'sapphire', label: 'Sapphire' },
      { id: 'golden', label: 'Golden' },
      { id: 'obsidian', label: 'Obsidian' },
    ],
    age: [
      { id: 'hatchling', label: 'Hatchling' },
      { id: 'young', label: 'Young' },
      { id: 'grown', label: 'Grown' },
      { id: 'elder', label: 'Elder' },
      { id: 'ancient', label: 'Ancient' },
    ],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<AppearanceField, readonly Choice[]>>>>;

export type Body = keyof typeof APPEARANCE_SETS;
export type AppearanceOptions = Readonly<Record<AppearanceField, readonly Choice[]>>;

/** Which bodies are special; the first line that fits wins, and whoever fits none is a person. */
const SPECIAL_BODIES: readonly { body: Body; category: string; subcategory?: string }[] = [
  { body: 'dragon', category: 'Mythical Creature', subcategory: 'Dragon' },
  { body: 'animal', category: 'Animal' },
  { body: 'robot', category: 'Robot/Artificial Intelligence' },
];

/** The body of a character type as it is stored. */
export function bodyOf(characterType: string): Body {
  const parts = parseCharacterType(characterType);
  const special = SPECIAL_BODIES.find(
    ({ category, subcategory }) =>
      category === parts?.category && (subcategory === undefined || subcategory === parts.subcategory),
  );
  return special?.body ?? 'person';
}

/** The five options each of height, build, color and age for a character type as it is stored. */
export const appearanceOptionsFor = (characterType: string): AppearanceOptions =>
  APPEARANCE_SETS[bodyOf(characterType)];
