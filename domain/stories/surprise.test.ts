import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AGE_RANGES } from './ages.ts';
import { surpriseStory, type SurpriseSource } from './surprise.ts';
import { findTheme } from './themes.ts';

const family = (times: number) =>
  Array.from({ length: times }, (_, id) => ({ id: `c${id}`, hasPortrait: id % 2 === 0 }));
const source = (differences: Partial<SurpriseSource> = {}): SurpriseSource => ({
  characters: family(4),
  castLimit: 2,
  ageRange: null,
  theme: null,
  ...differences,
});

/** As many numbers as one surprise can need. */
const chances = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 9, maxLength: 9 });
const randomFrom = (numbers: readonly number[]) => {
  const left = [...numbers];
  return () => left.shift() ?? 0;
};

it('is always a story that can be told: a cast the plan has room for, a theme of ours, the chosen age', () => {
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

it('keeps the age that was chosen, and takes the usual one for a family that has not said', () => {
  fc.assert(
    fc.property(chances, fc.constantFrom(...AGE_RANGES), (numbers, ageRange) => {
      expect(surpriseStory(randomFrom(numbers), source({ ageRange })).ageRange).toBe(ageRange);
    }),
  );
  expect(surpriseStory(() => 0.5, source()).ageRange).toBe('5-8');
});

it('has no dark theme for the smallest, and never the one that is chosen already', () => {
  fc.assert(
    fc.property(chances, (numbers) => {
      const first = surpriseStory(randomFrom(numbers), source({ ageRange: '3-4' }));
      expect(findTheme(first.theme)?.gentleName).toBeNull();
      const again = surpriseStory(randomFrom(numbers), source({ ageRange: '3-4', theme: first.theme }));
      expect(again.theme).not.toBe(first.theme);
    }),
  );
});

it('takes those with a portrait first', () => {
  const characters = [
    { id: 'plain', hasPortrait: false },
    { id: 'painted', hasPortrait: true },
  ];
  expect(surpriseStory(() => 0, source({ characters, castLimit: 1 })).characterIds).toEqual(['painted']);
  expect(surpriseStory(() => 0, source({ characters })).characterIds).toEqual(['painted', 'plain']);
});

it('works with one character', () => {
  expect(surpriseStory(() => 0.9, source({ characters: family(1) })).characterIds).toEqual(['c0']);
});
