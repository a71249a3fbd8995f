import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDark, type Choice } from '../catalogue/choice.ts';
import { requestCharacterSchema } from '../contracts/generate-story.ts';
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

/** Mulberry32: the same numbers for the same seed. */
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
const crowd = Array.from({ length: MANY }, () => randomCharacter(random));
const shareOf = (isSuch: (character: CharacterDraftFields) => boolean): number => crowd.filter(isSuch).length / MANY;

const labels = (choices: readonly Choice[]): string[] => choices.map(({ label }) => label);
const isDarkTrait = (label: string): boolean => TRAITS.some((trait) => trait.label === label && isDark(trait));
const anyCharacter = fc.integer().map((seed) => randomCharacter(seededRandom(seed)));

describe('a random character', () => {
  it('can be saved and told about as it is', () => {
    fc.assert(
      fc.property(anyCharacter, (character) => {
        expect(characterProblem(character)).toBeNull();
        expect(requestCharacterSchema.safeParse(character).success).toBe(true);
      }),
    );
  });

  it('has a type of the catalogue', () => {
    fc.assert(
      fc.property(anyCharacter, ({ type }) => {
        const { category, subcategory, specificType } = parseCharacterType(type) ?? expect.unreachable(type);
        const entry = specificTypesOf(category, subcategory).find(({ label }) => label === specificType);
        expect(entry).toBeDefined();
      }),
    );
  });

  it('has two distinct traits', () => {
    fc.assert(
      fc.property(anyCharacter, ({ personality }) => {
        const traits = splitTraits(personality);
        expect(new Set(traits).size).toBe(2);
        expect(labels(TRAITS)).toEqual(expect.arrayContaining(traits));
      }),
    );
  });

  it('looks as its type can look', () => {
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

  it('has a name that goes with its gender', () => {
    fc.assert(
      fc.property(anyCharacter, ({ name, gender }) => {
        expect([...NAMES_FOR_ANYONE, ...NAMES_BY_GENDER[gender]]).toContain(name);
      }),
    );
  });

  it('is the same for the same random numbers', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(randomCharacter(seededRandom(seed))).toEqual(randomCharacter(seededRandom(seed)));
      }),
    );
  });

  it('takes the ends of the range of random numbers', () => {
    for (const end of [0, 1 - Number.EPSILON]) expect(characterProblem(randomCharacter(() => end))).toBeNull();
    expect(() => randomCharacter(() => 1)).toThrow(RangeError);
  });
});

describe('a crowd of random characters', () => {
  it('has powers in seven of ten', () => {
    expect(Math.abs(shareOf(({ magicalPower }) => magicalPower !== null) - 0.7)).toBeLessThan(0.025);
  });

  it('has a dark trait now and then', () => {
    const share = shareOf(({ personality }) => splitTraits(personality).some(isDarkTrait));
    expect(share).toBeGreaterThan(0.03);
    expect(share).toBeLessThan(0.15);
  });

  it('has nobody with two dark traits or with traits that contradict each other', () => {
    const personalities = new Set(crowd.map(({ personality }) => personality));
    expect([...personalities].filter((both) => splitTraits(both).every(isDarkTrait))).toEqual([]);
    for (const nonsense of [
      'Honest and Deceitful',
      'Deceitful and Honest',
      'Patient and Restless',
      'Restless and Patient',
    ])
      expect(personalities).not.toContain(nonsense);
  });

  it('has no male queens and no female kings', () => {
    const kindsOf = (wanted: Gender): string[] => [
      ...new Set(crowd.filter(({ gender }) => gender === wanted).map(({ type }) => type)),
    ];
    expect(kindsOf('male').filter((type) => /Queen|Princess|Duchess|Maiden|Mermaid|ess$|Cow$/.test(type))).toEqual([]);
    expect(kindsOf('female').filter((type) => /King|Prince$|Duke/.test(type))).toEqual([]);
  });

  it('has both genders and the nine bright top levels in about equal parts, and the dark one rarely', () => {
    expect(Math.abs(shareOf(({ gender }) => gender === 'female') - 0.5)).toBeLessThan(0.03);
    for (const topLevel of TOP_LEVEL_TYPES) {
      const share = shareOf(({ type }) => type.startsWith(`${topLevel.label} - `));
      expect(Math.abs(share - (isDark(topLevel) ? 0.02 : 0.98 / 9))).toBeLessThan(0.01);
    }
  });

  it('comes upon every trait, every power and every type', () => {
    expect(new Set(crowd.flatMap(({ personality }) => splitTraits(personality)))).toEqual(new Set(labels(TRAITS)));
    expect(new Set(crowd.flatMap(({ magicalPower }) => magicalPower ?? []))).toEqual(new Set(labels(POWERS)));
    expect(new Set(crowd.map(({ type }) => type))).toEqual(new Set(EVERY_TYPE));
  });
});

describe('the names', () => {
  it('are some eighty, each listed once', () => {
    const names = [...NAMES_FOR_ANYONE, ...NAMES_BY_GENDER.female, ...NAMES_BY_GENDER.male];
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(80);
  });
});
