import { describe, expect, it } from 'vitest';
import { EMPTY_ADVANCED_FEATURES } from '../images/advanced-features.ts';
import { withMainImage, withNewPicture } from '../images/main-image.ts';
import { readLocation } from './location.ts';
import { locationPictureProblem } from './location-form.ts';

const stored = { name: ' Lantern Quay ', type: 'Town and Country', userId: 'u1' };

function quay(overrides: Record<string, unknown> = {}) {
  const location = readLocation('l1', { ...stored, ...overrides });
  if (!location) throw new Error('the example must be readable');
  return location;
}

describe('readLocation', () => {
  it('readLocation reads all fields', () => {
    const said = {
      category: 'Harbor',
      subcategory: 'Lantern Quay',
      description: 'A lamp for every boat.',
      climate: 'Misty and Cool',
      magicalProperties: ['Singing Wind'],
      inhabitants: ['Wise Owls', 'Ghosts'],
      dangers: ['Thick Fog'],
      treasures: ['Golden Key'],
      imagePath: 'users/u1/locations/l1/p.webp',
      createdAt: 5,
    };
    expect(quay(said)).toMatchObject({ ...said, id: 'l1', name: 'Lantern Quay', userId: 'u1' });
  });

  it('fields missing in an old location document get defaults', () => {
    expect(quay({ createdAt: 'long ago', category: 7, imageUrl: {} })).toMatchObject({
      category: '',
      subcategory: '',
      climate: '',
      magicalProperties: [],
      treasures: [],
      imageUrl: null,
      cloudStorage: false,
      imageHistory: [],
      createdAt: null,
      advancedFeatures: EMPTY_ADVANCED_FEATURES,
    });
  });

  it('location lists stored as keyed objects or as a comma-separated string are read', () => {
    const { inhabitants, dangers, treasures } = quay({
      inhabitants: { 1: 'Ghosts', 0: 'Wise Owls', x: 4 },
      dangers: 'Thick Fog, Thin Ice,',
      treasures: [' ', 'Golden Key', null],
    });
    expect({ inhabitants, dangers, treasures }).toEqual({
      inhabitants: ['Wise Owls', 'Ghosts'],
      dangers: ['Thick Fog', 'Thin Ice'],
      treasures: ['Golden Key'],
    });
  });

  it.each([
    ['a list', [{ url: 'a', timestamp: 5 }, { url: 'b' }]],
    ['a keyed object', { 1: { url: 'b' }, 0: { url: 'a', timestamp: 5 }, x: 'broken' }],
  ])('a location’s image history stored as %s is read', (_, imageHistory) => {
    expect(quay({ imageHistory }).imageHistory.map(({ url }) => url)).toEqual(['a', 'b']);
  });

  it.each([undefined, '', ['Wonderlands']])('a location without a type is readable but has no picture (%j)', (type) => {
    const location = quay({ type });
    expect(location).toMatchObject({ name: 'Lantern Quay', type: '' });
    expect(locationPictureProblem(location)).toBe('Please fill in all required fields');
  });

  it('a location is unreadable only without a name', () => {
    expect(readLocation('l1', { ...stored, name: ' ' })).toBeNull();
  });
});

const picture = (name: string) => ({
  imageUrl: `url-${name}`,
  imagePath: `users/u1/locations/l1/${name}.webp`,
  prompt: name,
});

it('a new location picture becomes the main image and the first history entry', () => {
  const withPicture = { ...quay(), ...withNewPicture(quay(), picture('one'), 1) };
  const withSecondPicture = { ...withPicture, ...withNewPicture(withPicture, picture('two'), 2) };
  expect(withSecondPicture).toMatchObject({ imageUrl: 'url-two', mainImage: 'url-two', generatedPrompt: 'two' });
  expect(withSecondPicture.imageHistory.map(({ url }) => url)).toEqual(['url-two', 'url-one']);
  expect(withMainImage(withSecondPicture, 'url-one')).toMatchObject({ imagePath: 'users/u1/locations/l1/one.webp' });
});
