import { describe, expect, it } from 'vitest';
import { EMPTY_ADVANCED_FEATURES } from '../images/advanced-features.ts';
import { LIMITS } from '../limits/limits.ts';
import {
  locationPictureProblem,
  locationProblem,
  missingLocationFields,
  SAVE_LOCATION_FIRST,
  type LocationDraft,
} from './location-form.ts';

const draft: LocationDraft = { name: 'Lantern Quay', type: 'Town and Country' };
const words = (count: number, length: number) => Array.from({ length: count }, () => 'x'.repeat(length));

describe('locationProblem', () => {
  it('a location cannot be saved without a name and a type', () => {
    expect(missingLocationFields({ name: ' ' })).toEqual(['name', 'type']);
    expect(locationProblem({ type: 'Wonderlands' })).toEqual({
      field: 'name',
      message: 'Please fill in all required fields',
    });
    expect(locationProblem(draft)).toBeNull();
  });

  it.each<[string, LocationDraft]>([
    ['name', { name: 'x'.repeat(LIMITS.name + 1) }],
    ['subcategory', { subcategory: 'x'.repeat(LIMITS.listEntry + 1) }],
    ['description', { description: 'x'.repeat(LIMITS.freeText + 1) }],
    ['climate', { climate: 'x'.repeat(LIMITS.listEntry + 1) }],
    ['dangers', { dangers: words(1, LIMITS.listEntry + 1) }],
    ['treasures', { treasures: words(LIMITS.listEntries + 1, 1) }],
    ['details', { advancedFeatures: { ...EMPTY_ADVANCED_FEATURES, details: 'x'.repeat(LIMITS.freeText + 1) } }],
  ])('the location field %s is reported when it is too long', (field, change) => {
    expect(locationProblem({ ...draft, ...change })?.field).toBe(field);
  });

  it('location fields at their size caps are accepted', () => {
    expect(
      locationProblem({
        name: 'x'.repeat(LIMITS.name),
        type: 'x'.repeat(LIMITS.listEntry),
        description: 'x'.repeat(LIMITS.freeText),
        inhabitants: words(LIMITS.listEntries, LIMITS.listEntry),
      }),
    ).toBeNull();
  });
});

describe('locationPictureProblem', () => {
  it.each([{}, { id: 'temp_1', type: 'Wonderlands' }, { id: '', type: 'Wonderlands' }])(
    'a location must be saved before it gets a picture: %j',
    (location) => {
      expect(locationPictureProblem(location)).toBe(SAVE_LOCATION_FIRST);
    },
  );

  it('a location without a type has no picture', () => {
    expect(locationPictureProblem({ id: 'l1', type: ' ' })).toBe('Please fill in all required fields');
    expect(locationPictureProblem({ id: 'l1', type: 'Wonderlands' })).toBeNull();
  });
});
