import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AGE_RANGES } from '../../audience/ages.ts';
import { characterTypeFor, specificTypesOf, subcategoriesOf } from './character-types.ts';
import { EVERY_TYPE } from './every-type.ts';
import { TOP_LEVEL_TYPES } from './top-level-types.ts';
import { composeCharacterType, parseCharacterType } from './type-text.ts';

it('character types have the ten specified categories in order', () => {
  expect(TOP_LEVEL_TYPES.map(({ label }) => label)).toEqual([
    'Human',
    'Animal',
    'Supernatural Being',
    'Robot/Artificial Intelligence',
    'Mythical Creature',
    'Alien',
    'Magical Being',
    'Mystic',
    'Hybrid',
    'Dark Being',
  ]);
});

it('the category Human has the specified subcategories', () => {
  expect(subcategoriesOf('Human').map(({ label }) => label)).toEqual([
    'Warrior',
    'Healer',
    'Scholar',
    'Royal',
    'Leader',
    'Artisan',
    'Explorer',
    'Performer',
    'Merchant',
    'Criminal',
    'Nomad',
    'Mystic',
    'Law Enforcement',
    'Emergency Services',
    'Sports Professional',
    'Culinary Expert',
    'Creative Professional',
  ]);
});

it('every subcategory has four or eight specific types, with both genders', () => {
  for (const { label } of TOP_LEVEL_TYPES) {
    for (const { types } of subcategoriesOf(label)) {
      expect([4, 8]).toContain(types.length);
      expect(types.some(({ gender }) => gender !== 'male')).toBe(true);
      expect(types.some(({ gender }) => gender !== 'female')).toBe(true);
    }
  }
});

it.each(AGE_RANGES)('specific types have unique words for ages %s', (ageRange) => {
  const lastWords = EVERY_TYPE.map((type) => characterTypeFor(type, ageRange).split(' - ').at(-1));
  expect(new Set(lastWords).size).toBe(EVERY_TYPE.length);
});

it('the gentle name of a character type is never the name of another type', () => {
  const lastWords = EVERY_TYPE.map((type) => type.split(' - ').at(-1));
  for (const type of EVERY_TYPE) {
    const gentle = characterTypeFor(type, '3-4').split(' - ').at(-1);
    if (!type.endsWith(` - ${gentle}`)) expect(lastWords).not.toContain(gentle);
  }
});

it('an unknown character type label has no subcategories', () => {
  expect(subcategoriesOf('Teapot')).toEqual([]);
  expect(specificTypesOf('Human', 'Dragon')).toEqual([]);
});

it('a stored character type has the specified format', () => {
  const parts = { category: 'Mythical Creature', subcategory: 'Dragon', specificType: 'Fire Dragon' };
  expect(composeCharacterType(parts)).toBe('Mythical Creature - Dragon - Fire Dragon');
});

it('a stored character type is parsed into the parts it was composed of', () => {
  for (const type of EVERY_TYPE) {
    const parts = parseCharacterType(type) ?? expect.unreachable(type);
    expect(composeCharacterType(parts)).toBe(type);
  }
});

it('a stored character type without exactly three parts is rejected', () => {
  for (const text of [
    '',
    'Human',
    'Human - Royal',
    'Human -  - King',
    'Human - Royal - King - Old',
    'Human-Royal-King',
  ])
    expect(parseCharacterType(text)).toBeNull();
});

it('any string is parsed as a character type without an error and composed unchanged', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(fc.string()).map((parts) => parts.join(' - ')),
      ),
      (text) => {
        const parts = parseCharacterType(text);
        if (parts) expect(parseCharacterType(composeCharacterType(parts))).toEqual(parts);
      },
    ),
  );
});

it('a dark character type is softened at every level for ages 3-4 only', () => {
  const type = 'Human - Criminal - Burglar';
  expect(characterTypeFor(type, '3-4')).toBe('Human - Mischief-Maker - Tiptoer');
  expect(characterTypeFor(type, '5-8')).toBe(type);
  expect(characterTypeFor('a teapot', '3-4')).toBe('a teapot');
  expect(characterTypeFor('Human - Royal - Queen', '3-4')).toBe('Human - Royal - Queen');
});
