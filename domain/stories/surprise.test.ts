import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AGE_RANGES } from '../audience/ages.ts';
import { surpriseStory, type SurpriseSource } from './surprise.ts';
import { findTheme, THEMES } from '../catalogues/themes.ts';

const fox = (id: string, imageUrl: string | null = null) => ({
  id,
  name: 'Pip',
  type: 'Animal - Fur and Feather - Fox',
  imageUrl,
});
const dragon = { ...fox('dragon', '/ember.webp'), type: 'Mythical Creature - Dragon - Fire Dragon' };

const family = (times: number) =>
  Array.from({ length: times }, (_, id) => fox(`c${id}`, id % 2 === 0 ? '/a.webp' : null));
const source = (overrides: Partial<SurpriseSource> = {}): SurpriseSource => ({
  characters: family(4),
  chosenIds: [],
  castLimit: 2,
  ageRange: null,
  theme: null,
  avoid: [],
  ...overrides,
});

/** Enough random numbers for one surprise. */
const chances = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 9, maxLength: 9 });
const randomFrom = (numbers: readonly number[]) => {
  const unusedNumbers = [...numbers];
  return () => unusedNumbers.shift() ?? 0;
};

it('a surprise story has a cast that the plan allows and a catalogue theme', () => {
  fc.assert(
    fc.property(chances, fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 6 }), (numbers, size, castLimit) => {
      const { characterIds, theme, category } = surpriseStory(
        randomFrom(numbers),
        source({ characters: family(size), castLimit }),
      );
      expect(new Set(characterIds).size).toBe(characterIds.length);
      expect(characterIds.length).toBeGreaterThanOrEqual(Math.min(2, castLimit, size));
      expect(characterIds.length).toBeLessThanOrEqual(Math.min(3, castLimit, size));
      expect(findTheme(theme)?.category).toBe(category);
    }),
  );
});

it('a surprise story keeps the chosen age, or uses the default', () => {
  fc.assert(
    fc.property(chances, fc.constantFrom(...AGE_RANGES), (numbers, ageRange) => {
      expect(surpriseStory(randomFrom(numbers), source({ ageRange })).ageRange).toBe(ageRange);
    }),
  );
  expect(surpriseStory(() => 0.5, source()).ageRange).toBe('5-8');
});

it('a surprise story has no dark theme for the youngest, and never the current theme', () => {
  fc.assert(
    fc.property(chances, (numbers) => {
      const first = surpriseStory(randomFrom(numbers), source({ ageRange: '3-4' }));
      expect(findTheme(first.theme)?.gentleName).toBeNull();
      const second = surpriseStory(randomFrom(numbers), source({ ageRange: '3-4', theme: first.theme }));
      expect(second.theme).not.toBe(first.theme);
    }),
  );
});

it('a surprise story prefers characters with a portrait', () => {
  const characters = [fox('plain'), fox('painted', '/a.webp')];
  expect(surpriseStory(() => 0, source({ characters, castLimit: 1 })).characterIds).toEqual(['painted']);
  expect(surpriseStory(() => 0, source({ characters })).characterIds).toEqual(['painted', 'plain']);
});

it('a surprise story can be drawn from one character', () => {
  expect(surpriseStory(() => 0.9, source({ characters: family(1) })).characterIds).toEqual(['c0']);
});

it('a surprise keeps the characters that are already chosen', () => {
  fc.assert(
    fc.property(fc.subarray(family(4), { minLength: 1, maxLength: 3 }), (chosen) => {
      const chosenIds = chosen.map(({ id }) => id);
      expect(surpriseStory(Math.random, source({ chosenIds })).characterIds).toEqual(chosenIds);
    }),
  );
});

/** All themes that are not dark and can be drawn, and the casts with them. */
function allDrawn(overrides: Partial<SurpriseSource>) {
  const isNotDark = 0.5;
  const surprises = THEMES.map((_, step) =>
    surpriseStory(randomFrom([isNotDark, step / THEMES.length]), source(overrides)),
  );
  return {
    themes: surprises.map(({ theme }) => theme),
    cast: new Set(surprises.flatMap(({ characterIds }) => characterIds)),
  };
}

it('a surprise story has no theme and no character with something that the child avoids', () => {
  const characters = [dragon, fox('plain')];
  const anything = allDrawn({ characters, avoid: ['clowns'] });
  for (const name of ['Storm Chase', 'Dragon Egg', 'Sneezing Dragon', 'Rainy Sleepover', 'Treasure Hunt'])
    expect(anything.themes).toContain(name);
  expect(anything.cast).toContain('dragon');

  const { themes, cast } = allDrawn({ characters, avoid: ['storms', 'dragons', 'thunder'] });
  for (const name of ['Storm Chase', 'Dragon Egg', 'Sneezing Dragon', 'Rainy Sleepover'])
    expect(themes).not.toContain(name);
  expect(themes).toContain('Treasure Hunt');
  expect([...cast]).toEqual(['plain']);
});

it('a family whose only character is one to avoid still gets a surprise story', () => {
  const { characterIds } = surpriseStory(() => 0.5, source({ characters: [dragon], avoid: ['dragons'] }));
  expect(characterIds).toEqual(['dragon']);
});
