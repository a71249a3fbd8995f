import { describe, expect, it } from 'vitest';
import { EMPTY_ADVANCED_FEATURES } from '../images/advanced-features.ts';
import { withMainImage, withNewPicture } from '../images/main-image.ts';
import { readLocation } from './location.ts';

const stored = { name: ' Lantern Quay ', type: 'Town and Country', userId: 'u1' };

function quay(more: Record<string, unknown> = {}) {
  const location = readLocation('l1', { ...stored, ...more });
  if (!location) throw new Error('the example must be readable');
  return location;
}

describe('reading a stored location', () => {
  it('takes what is there', () => {
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

  it('fills in what an old document does not say', () => {
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

  it('turns lists stored as keyed objects or as one text into lists', () => {
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
  ])('reads an image history stored as %s', (_, imageHistory) => {
    expect(quay({ imageHistory }).imageHistory.map(({ url }) => url)).toEqual(['a', 'b']);
  });

  it('gives up only without a name or a type', () => {
    expect(readLocation('l1', { ...stored, name: ' ' })).toBeNull();
    expect(readLocation('l1', { ...stored, type: ['Wonderlands'] })).toBeNull();
  });
});

describe('the picture of a location', () => {
  const picture = (name: string) => ({
    imageUrl: `url-${name}`,
    imagePath: `users/u1/locations/l1/${name}.webp`,
    prompt: name,
  });

  it('becomes the main image and stands first in the history', () => {
    const painted = { ...quay(), ...withNewPicture(quay(), picture('one'), 1) };
    const again = { ...painted, ...withNewPicture(painted, picture('two'), 2) };
    expect(again).toMatchObject({ imageUrl: 'url-two', mainImage: 'url-two', generatedPrompt: 'two' });
    expect(again.imageHistory.map(({ url }) => url)).toEqual(['url-two', 'url-one']);
    expect(withMainImage(again, 'url-one')).toMatchObject({ imagePath: 'users/u1/locations/l1/one.webp' });
  });
});
