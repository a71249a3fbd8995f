import { describe, expect, it } from 'vitest';
import { APPEARANCE_FIELDS, APPEARANCE_SETS, appearanceOptionsFor, bodyOf } from './appearance.ts';
import { featureGroupsFor } from './distinguishing-features.ts';
import { subcategoriesOf } from './types/character-types.ts';
import { TOP_LEVEL_TYPES } from './types/top-level-types.ts';
import { composeCharacterType } from './types/type-text.ts';

const everyType = TOP_LEVEL_TYPES.flatMap(({ label: category }) =>
  subcategoriesOf(category).flatMap(({ label: subcategory, types }) =>
    types.map(({ label: specificType }) => composeCharacterType({ category, subcategory, specificType })),
  ),
);

const featuresFor = (type: string): string[] =>
  featureGroupsFor(type).flatMap(({ features }) => features.map(({ label }) => label));

describe('appearance', () => {
  it('offers five options of each kind for every type', () => {
    for (const type of everyType) {
      const options = appearanceOptionsFor(type);
      expect(APPEARANCE_FIELDS.map((field) => options[field].length)).toEqual([5, 5, 5, 5]);
    }
  });

  it('follows the body', () => {
    expect(bodyOf('Mythical Creature - Dragon - Ice Dragon')).toBe('dragon');
    expect(bodyOf('Animal - Fur and Feather - Owl')).toBe('animal');
    expect(bodyOf('Robot/Artificial Intelligence - Everyday Robot - Helper Robot')).toBe('robot');
    expect(bodyOf('Human - Royal - Queen')).toBe('person');
  });

  it('falls back to a person’s for a type that is unknown or not chosen yet', () => {
    for (const type of ['', 'Human', 'Mythical Creature - Teapot - Talking Teapot', 'Dragon'])
      expect(appearanceOptionsFor(type)).toBe(APPEARANCE_SETS.person);
  });

  it('has a type for every body', () => {
    expect(new Set(everyType.map(bodyOf))).toEqual(new Set(Object.keys(APPEARANCE_SETS)));
  });
});

describe('distinguishing features', () => {
  it('come in seven groups of eight for every type', () => {
    for (const type of everyType) {
      expect(featureGroupsFor(type).map(({ label }) => label)).toEqual([
        'Cool Accessories',
        'Special Powers',
        'Unique Looks',
        'Dark Features',
        'Battle Gear',
        'Nature Elements',
        'Celestial Marks',
      ]);
      expect(featureGroupsFor(type).map(({ features }) => features.length)).toEqual([8, 8, 8, 8, 8, 8, 8]);
      expect(new Set(featuresFor(type)).size).toBe(56);
    }
  });

  it('fit the body', () => {
    expect(featuresFor('Mythical Creature - Dragon - Ice Dragon')).toContain('Glowing Scales');
    expect(featuresFor('Human - Royal - Queen')).not.toContain('Glowing Scales');
    expect(featuresFor('Human - Royal - Queen')).toContain('Freckles');
    expect(featuresFor('Robot/Artificial Intelligence - Everyday Robot - Helper Robot')).not.toContain('Freckles');
  });
});
