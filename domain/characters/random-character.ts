import { isDark, type Choice } from '../catalogue/choice.ts';
import { draw, type Random } from '../catalogue/draw.ts';
import { appearanceOptionsFor } from './appearance.ts';
import { GENDERS, type Appearance, type CharacterFields, type Gender } from './character.ts';
import { featureGroupsFor } from './distinguishing-features.ts';
import { joinTraits } from './personality.ts';
import { POWERS } from './powers.ts';
import { NAMES_BY_GENDER, NAMES_FOR_ANYONE } from './random-names.ts';
import { TRAITS, type Trait, type TraitLabel } from './traits.ts';
import { specificTypesOf, subcategoriesOf } from './types/character-types.ts';
import { TOP_LEVEL_TYPES } from './types/top-level-types.ts';
import { composeCharacterType } from './types/type-text.ts';

/** What the Random Character button fills in (specification §4); `magicalPower` is null for those without one. */
export type CharacterDraftFields = Pick<
  CharacterFields,
  'name' | 'type' | 'gender' | 'personality' | 'magicalPower' | 'appearance'
>;

/** Specification §9. */
const POWER_CHANCE = 0.7;

/** How often a draw may fall on a dark entry at all: they come up, but rarely. */
const DARK_CHANCE = 0.2;

/** Traits that would make nonsense of each other in one person. */
const CLASHING_TRAITS: readonly (readonly [TraitLabel, TraitLabel])[] = [
  ['Honest', 'Deceitful'],
  ['Generous', 'Greedy'],
  ['Kind', 'Ruthless'],
  ['Gentle', 'Ruthless'],
  ['Cheerful', 'Grumpy'],
  ['Funny', 'Serious'],
  ['Playful', 'Serious'],
  ['Patient', 'Restless'],
  ['Cautious', 'Reckless'],
];

function drawGently<Entry extends Choice>(random: Random, entries: readonly Entry[]): Entry {
  const bright = entries.filter((entry) => !isDark(entry));
  const mayBeDark = random() < DARK_CHANCE;
  return draw(random, mayBeDark || bright.length === 0 ? entries : bright);
}

function drawType(random: Random, gender: Gender): string {
  const { label: category } = drawGently(random, TOP_LEVEL_TYPES);
  const { label: subcategory } = drawGently(random, subcategoriesOf(category));
  const fitting = specificTypesOf(category, subcategory).filter((type) => (type.gender ?? gender) === gender);
  return composeCharacterType({ category, subcategory, specificType: drawGently(random, fitting).label });
}

const clash = (one: TraitLabel, other: TraitLabel): boolean =>
  CLASHING_TRAITS.some((pair) => pair.includes(one) && pair.includes(other));

const goTogether = (one: Trait, other: Trait): boolean =>
  one.id !== other.id && !(isDark(one) && isDark(other)) && !clash(one.label, other.label);

function drawPersonality(random: Random): string {
  const first = drawGently(random, TRAITS);
  const second = drawGently(
    random,
    TRAITS.filter((trait) => goTogether(first, trait)),
  );
  return joinTraits([first.label, second.label]);
}

function drawAppearance(random: Random, type: string): Appearance {
  const { height, build, color, age } = appearanceOptionsFor(type);
  const features = featureGroupsFor(type).flatMap((group) => group.features);
  return {
    height: draw(random, height).label,
    build: draw(random, build).label,
    color: draw(random, color).label,
    age: draw(random, age).label,
    customAge: '',
    distinguishingFeature: drawGently(random, features).label,
  };
}

/**
 * A character made by chance: name, gender, a type that goes with both, two distinct traits of which at most one is
 * dark, a power seven times in ten, and an appearance that fits the type (specification §4).
 */
export function randomCharacter(random: Random): CharacterDraftFields {
  const gender = draw(random, GENDERS);
  const type = drawType(random, gender);
  return {
    name: draw(random, [...NAMES_FOR_ANYONE, ...NAMES_BY_GENDER[gender]]),
    gender,
    type,
    personality: drawPersonality(random),
    magicalPower: random() < POWER_CHANCE ? drawGently(random, POWERS).label : null,
    appearance: drawAppearance(random, type),
  };
}
