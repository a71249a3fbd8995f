import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isDark, type Choice } from '../catalogues/choice.ts';
import { requestCharacterSchema } from '../stories/chapter-request.ts';
import { appearanceOptionsFor } from './appearance.ts';
import type { Gender } from './character.ts';
import { characterProblem } from './character-form.ts';
import { featureGroupsFor } from './distinguishing-features.ts';
import { splitTraits } from './personality.ts';
import { POWERS } from './powers.ts';
import { randomCharacter, type CharacterDraftFields } from './random-character.ts';
import { NAMES_BY_GENDER, NAMES_FOR_ANYONE } from './random-names.ts';
import { TRAITS } from './traits.ts';
import { specificTypesOf } from './types/character-types.ts';
import { EVERY_TYPE } from './types/every-type.ts';
import { TOP_LEVEL_TYPES } from './types/top-level-types.ts';
import { parseCharacterType } from './types/type-text.ts';

/** The Mulberry32 generator, which is deterministic for a seed. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const MANY = 40_000;
const random = seededRandom(2024);
const manyCharacters = Array.from({ length: MANY }, () => randomCharacter(random));
const shareOf = (predicate: (character: CharacterDraftFields) => boolean): number =>
  manyCharacters.filter(predicate).length / MANY;

const labels = (choices: readonly Choice[]): string[] => choices.map(({ label }) => label);
const isDarkTrait = (label: string): boolean => TRAITS.some((trait) => trait.label === label && isDark(trait));
const anyCharacter = fc.integer().map((seed) => randomCharacter(seededRandom(seed)));

it('a random character can be saved and used in a story', () => {
  fc.assert(
    fc.property(anyCharacter, (character) => {
      expect(characterProblem(character)).toBeNull();
      expect(requestCharacterSchema.safeParse(character).success).toBe(true);
    }),
  );
});

it('a random character has a type from the catalogue', () => {
  fc.assert(
    fc.property(anyCharacter, ({ type }) => {
      const { category, subcategory, specificType } = parseCharacterType(type) ?? expect.unreachable(type);
      const entry = specificTypesOf(category, subcategory).find(({ label }) => label === specificType);
      expect(entry).toBeDefined();
    }),
  );
});

it('a random character has two distinct traits', () => {
  fc.assert(
    fc.property(anyCharacter, ({ personality }) => {
      const traits = splitTraits(personality);
      expect(new Set(traits).size).toBe(2);
      expect(labels(TRAITS)).toEqual(expect.arrayContaining(traits));
    }),
  );
});

it('a random character has an appearance that its type allows', () => {
  fc.assert(
    fc.property(anyCharacter, ({ type, appearance }) => {
      const options = appearanceOptionsFor(type);
      expect(labels(options.height)).toContain(appearance.height);
      expect(labels(options.build)).toContain(appearance.build);
      expect(labels(options.color)).toContain(appearance.color);
      expect(labels(options.age)).toContain(appearance.age);
      expect(appearance.customAge).toBe('');
      expect(featureGroupsFor(type).flatMap(({ features }) => labels(features))).toContain(
        appearance.distinguishingFeature,
      );
    }),
  );
});

it('a random character has a name that fits its gender', () => {
  fc.assert(
    fc.property(anyCharacter, ({ name, gender }) => {
      expect([...NAMES_FOR_ANYONE, ...NAMES_BY_GENDER[gender]]).toContain(name);
    }),
  );
});

it('a random character is deterministic for the same random numbers', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      expect(randomCharacter(seededRandom(seed))).toEqual(randomCharacter(seededRandom(seed)));
    }),
  );
});

it('a random character can be drawn from the lowest and highest random numbers', () => {
  for (const end of [0, 1 - Number.EPSILON]) expect(characterProblem(randomCharacter(() => end))).toBeNull();
  expect(() => randomCharacter(() => 1)).toThrow(RangeError);
});

it('seven of ten random characters have a power', () => {
  expect(Math.abs(shareOf(({ magicalPower }) => magicalPower !== null) - 0.7)).toBeLessThan(0.025);
});

it('some random characters have a dark trait', () => {
  const share = shareOf(({ personality }) => splitTraits(personality).some(isDarkTrait));
  expect(share).toBeGreaterThan(0.03);
  expect(share).toBeLessThan(0.15);
});

it('no random character has two dark traits or contradicting traits', () => {
  const personalities = new Set(manyCharacters.map(({ personality }) => personality));
  expect([...personalities].filter((both) => splitTraits(both).every(isDarkTrait))).toEqual([]);
  for (const contradiction of [
    ['Honest', 'Deceitful'],
    ['Generous', 'Greedy'],
    ['Kind', 'Ruthless'],
    ['Gentle', 'Ruthless'],
    ['Cheerful', 'Grumpy'],
    ['Funny', 'Serious'],
    ['Playful', 'Serious'],
    ['Patient', 'Restless'],
    ['Cautious', 'Reckless'],
  ])
    for (const both of [contradiction, contradiction.toReversed()])
      expect(personalities).not.toContain(both.join(' and '));
});

it('no random character has a type that contradicts its gender', () => {
  const kindsOf = (chosenGender: Gender): string[] => [
    ...new Set(manyCharacters.filter(({ gender }) => gender === chosenGender).map(({ type }) => type)),
  ];
  expect(kindsOf('male').filter((type) => /Queen|Princess|Duchess|Maiden|Mermaid|ess$|Cow$/.test(type))).toEqual([]);
  expect(kindsOf('female').filter((type) => /King|Prince$|Duke/.test(type))).toEqual([]);
});

it('random characters are evenly spread over genders and bright categories, and rarely dark', () => {
  expect(Math.abs(shareOf(({ gender }) => gender === 'female') - 0.5)).toBeLessThan(0.03);
  for (const topLevel of TOP_LEVEL_TYPES) {
    const share = shareOf(({ type }) => type.startsWith(`${topLevel.label} - `));
    expect(Math.abs(share - (isDark(topLevel) ? 0.02 : 0.98 / 9))).toBeLessThan(0.01);
  }
});

it('random characters cover every trait, power and type', () => {
  expect(new Set(manyCharacters.flatMap(({ personality }) => splitTraits(personality)))).toEqual(
    new Set(labels(TRAITS)),
  );
  expect(new Set(manyCharacters.flatMap(({ magicalPower }) => magicalPower ?? []))).toEqual(new Set(labels(POWERS)));
  expect(new Set(manyCharacters.map(({ type }) => type))).toEqual(new Set(EVERY_TYPE));
});

it('there are about eighty random names without duplicates', () => {
  const names = [...NAMES_FOR_ANYONE, ...NAMES_BY_GENDER.female, ...NAMES_BY_GENDER.male];
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(80);
});
