import { appearanceOptionsFor } from '@talelantern/domain/characters/appearance';
import { APPEARANCE_FIELDS } from '@talelantern/domain/characters/looks';
import { EVERY_TYPE } from '@talelantern/domain/characters/types/every-type';
import { describe, expect, it } from 'vitest';
import {
  changeDetails,
  EMPTY_DETAILS,
  mergeDetails,
  parseDetailsForm,
  toDetailsForm,
  toDraft,
  type DetailsForm,
} from './details-form.ts';
import { ember } from './character-fakes.ts';

const dragon: DetailsForm = toDetailsForm(ember());

describe('details form', () => {
  it('changing a higher level of the character type clears the lower ones', () => {
    const animal = changeDetails(dragon, { kind: 'category', label: 'Animal' });
    expect(animal).toMatchObject({ category: 'Animal', subcategory: '', specificType: '' });
    const knight = { ...dragon, category: 'Human', subcategory: 'Warrior', specificType: 'Knight' };
    expect(changeDetails(knight, { kind: 'subcategory', label: 'Healer' })).toMatchObject({
      category: 'Human',
      subcategory: 'Healer',
      specificType: '',
    });
  });

  it('edited traits stay when another device has chosen others', () => {
    const editedForm = changeDetails(dragon, { kind: 'set', field: 'traits', value: ['Brave', 'Shy'] });
    const stored = { ...dragon, name: 'Emberly', traits: ['Kind', 'Wise'] };
    expect(mergeDetails(editedForm, dragon, stored)).toEqual({ ...stored, traits: ['Brave', 'Shy'] });
    expect(mergeDetails(dragon, dragon, stored)).toEqual(stored);
  });

  it('a draft keeps its age and kind whole when another device has chosen others', () => {
    const elder = changeDetails(dragon, { kind: 'age', label: 'Elder' });
    const stored = changeDetails(dragon, { kind: 'custom-age', text: '7 years' });
    expect(mergeDetails(elder, dragon, stored)).toEqual(elder);
    const water = changeDetails(dragon, { kind: 'specific-type', label: 'Water Dragon' });
    const robot = changeDetails(dragon, { kind: 'category', label: 'Robot/Artificial Intelligence' });
    expect(mergeDetails(water, dragon, robot)).toEqual(water);
  });

  it('choosing the same level of the character type again keeps the lower ones', () => {
    expect(changeDetails(dragon, { kind: 'category', label: dragon.category })).toBe(dragon);
  });

  it('a new type clears looks that it does not offer', () => {
    const robot = [
      { kind: 'category', label: 'Robot/Artificial Intelligence' },
      { kind: 'subcategory', label: 'Everyday Robot' },
      { kind: 'specific-type', label: 'Helper Robot' },
    ] as const;
    const form = robot.reduce<DetailsForm>(changeDetails, { ...dragon, age: 'Elder' });
    expect(form).toMatchObject({ height: 'Medium', color: '', age: '', distinguishingFeature: '' });
  });

  it('choosing the three levels of the same type keeps the looks', () => {
    for (const type of EVERY_TYPE) {
      const [category = '', subcategory = '', specificType = ''] = type.split(' - ');
      const looks = appearanceOptionsFor(type);
      const [height, build, color, age] = APPEARANCE_FIELDS.map((field) => looks[field].at(-1)?.label ?? '');
      const filledForm = {
        ...EMPTY_DETAILS,
        height: height ?? '',
        build: build ?? '',
        color: color ?? '',
        age: age ?? '',
      };
      const form = [
        { kind: 'category', label: category } as const,
        { kind: 'subcategory', label: subcategory } as const,
        { kind: 'specific-type', label: specificType } as const,
      ].reduce<DetailsForm>(changeDetails, filledForm);
      expect(toDraft(form)).toMatchObject({ type, appearance: { height, build, color, age } });
    }
  });

  it('a custom age replaces a chosen age and vice versa', () => {
    const formWithCustomAge = changeDetails({ ...dragon, age: 'Elder' }, { kind: 'custom-age', text: '312' });
    expect(formWithCustomAge).toMatchObject({ age: '', customAge: '312' });
    expect(changeDetails(formWithCustomAge, { kind: 'age', label: 'Young' })).toMatchObject({
      age: 'Young',
      customAge: '',
    });
  });

  it('looks that were not chosen are saved with defaults', () => {
    expect(toDraft(EMPTY_DETAILS)).toMatchObject({
      type: '',
      appearance: { height: 'average', build: 'normal', color: 'natural', distinguishingFeature: 'none', age: null },
    });
  });

  it('a stored character draft is restored, and an invalid one ignored', () => {
    expect(parseDetailsForm(JSON.stringify(dragon))).toEqual(dragon);
    expect(parseDetailsForm('{"name": 1}')).toBeNull();
    expect(parseDetailsForm('{')).toBeNull();
  });

  it('a stored character is unchanged if nothing is edited', () => {
    const { appearance, type, personality, role } = toDraft(dragon);
    expect({ appearance, type, personality, role }).toEqual({
      appearance: ember().appearance,
      type: ember().type,
      personality: ember().personality,
      role: ember().role,
    });
  });
});
