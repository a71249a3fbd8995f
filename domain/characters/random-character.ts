import { isDark, type Choice } from '../catalogues/choice.ts';
import { draw, type Random } from '../catalogues/draw.ts';
import { appearanceOptionsFor } from './appearance.ts';
import { GENDERS, type Appearance, type CharacterFields, type Gender } from './character.ts';
import { featureGroupsFor } from './distinguishing-features.ts';
import { joinTraits } from './personality.ts';
import { POWERS } from './powers.ts';
import { NAMES_BY_GENDER, NAMES_FOR_ANYONE } from './random-names.ts';
import { TRAITS } from './traits.ts';
import { specificTypesOf, subcategoriesOf } from './types/character-types.ts';
import { TOP_LEVEL_TYPES } from './types/top-level-types.ts';
import { composeCharacterType } from './types/type-text.ts';

export type CharacterDraftFields = Pick<
  CharacterFields,
  'name' | 'type' | 'gender' | 'personality' | 'magicalPower' | 'appearance'
>;

const POWER_CHANCE = 0.7;

const DARK_CHANCE = 0.2;

const CLASHING_TRAITS: readonly (readonly [string, string])[] = [
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

function drawMostlyBright<Entry extends Choice>(random: Random, entries: readonly Entry[]): Entry {
  const bright = entries.filter((entry) => !isDark(entry));
  const mayBeDark = random() < DARK_CHANCE;
  return draw(random, mayBeDark || bright.length === 0 ? entries : bright);
}

function drawType(random: Random, gender: Gender): string {
  const { label: category } = drawMostlyBright(random, TOP_LEVEL_TYPES);
  const { label: subcategory } = drawMostlyBright(random, subcategoriesOf(category));
  const matchingTypes = specificTypesOf(category, subcategory).filter((type) => (type.gender ?? gender) === gender);
  return composeCharacterType({ category, subcategory, specificType: drawMostlyBright(random, matchingTypes).label });
}

const isClash = (one: string, other: string): boolean =>
  CLASHING_TRAITS.some((pair) => pair.includes(one) && pair.includes(other));

const areCompatible = (one: Choice, other: Choice): boolean =>
  one.id !== other.id && !(isDark(one) && isDark(other)) && !isClash(one.label, other.label);

function drawPersonality(random: Random): string {
  const first = drawMostlyBright(random, TRAITS);
  const second = drawMostlyBright(
    random,
    TRAITS.filter((trait) => areCompatible(first, trait)),
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
    distinguishingFeature: drawMostlyBright(random, features).label,
  };
}

/** A random character without contradicting choices (docs/specification.md#4). */
export function randomCharacter(random: Random): CharacterDraftFields {
  const gender = draw(random, GENDERS);
  const type = drawType(random, gender);
  return {
    name: draw(random, [...NAMES_FOR_ANYONE, ...NAMES_BY_GENDER[gender]]),
    gender,
    type,
    personality: drawPersonality(random),
    magicalPower: random() < POWER_CHANCE ? drawMostlyBright(random, POWERS).label : null,
    appearance: drawAppearance(random, type),
  };
}
