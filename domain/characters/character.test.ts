import { describe, expect, it } from 'vitest';
import { matchesCharacterSearch, readCharacter } from './character.ts';
import { characterProblem, FILL_REQUIRED_FIELDS, missingCharacterFields } from './character-form.ts';
import { withMainImage, withNewPicture } from '../images/main-image.ts';

const stored = {
  name: 'Ember',
  type: 'Mythical Creature - Dragon - Fire Dragon',
  userId: 'u1',
  gender: 'female',
  personality: 'Brave and Kind',
};

function ember() {
  const character = readCharacter('c1', stored);
  if (!character) throw new Error('the example must be readable');
  return character;
}

describe('reading a stored character', () => {
  it('fills in the defaults of specification §9', () => {
    expect(ember().appearance).toMatchObject({
      height: 'average',
      build: 'normal',
      color: 'natural',
      distinguishingFeature: 'none',
    });
  });

  it('turns an image history stored as an object into a list', () => {
    const character = readCharacter('c1', {
      ...stored,
      imageHistory: { 1: { url: 'b' }, 0: { url: 'a', timestamp: 5 }, x: 'broken' },
    });
    expect(character?.imageHistory.map(({ url }) => url)).toEqual(['a', 'b']);
  });

  it('reads traits stored as a list', () => {
    expect(readCharacter('c1', { ...stored, personality: ['Brave', 'Kind'] })?.personality).toBe('Brave and Kind');
  });

  it('gives up only without a name or a type', () => {
    expect(readCharacter('c1', { ...stored, name: ' ' })).toBeNull();
    expect(readCharacter('c1', { ...stored, type: 3 })).toBeNull();
  });
});

describe('searching characters', () => {
  it.each(['ember', 'DRAGON', 'kind', 'fly'])('finds %s', (query) => {
    expect(matchesCharacterSearch({ ...ember(), magicalPower: 'Flying' }, query)).toBe(true);
  });

  it('finds nothing else', () => {
    expect(matchesCharacterSearch(ember(), 'robot')).toBe(false);
  });
});

describe('saving a character', () => {
  it('needs name, gender, type and personality', () => {
    expect(missingCharacterFields({})).toEqual(['name', 'gender', 'type', 'personality']);
    expect(characterProblem({ ...ember(), name: ' ' })).toEqual({ field: 'name', message: FILL_REQUIRED_FIELDS });
    expect(characterProblem(ember())).toBeNull();
  });

  it('names the field that is too long', () => {
    expect(characterProblem({ ...ember(), name: 'x'.repeat(81) })?.field).toBe('name');
    expect(characterProblem({ ...ember(), customDescription: 'x'.repeat(1001) })?.field).toBe('customDescription');
  });
});

describe('portraits', () => {
  const first = { imageUrl: 'url-1', imagePath: 'users/u1/characters/c1/1.webp', prompt: 'red' };
  const second = { imageUrl: 'url-2', imagePath: 'users/u1/characters/c1/2.webp', prompt: 'blue' };

  it('keep the previous picture in the history as saved', () => {
    const painted = { ...ember(), ...withNewPicture(ember(), first, 1) };
    const again = withNewPicture(painted, second, 2);
    expect(again).toMatchObject({ mainImage: 'url-2', imagePath: second.imagePath, generatedPrompt: 'blue' });
    expect(again.imageHistory.map(({ url, isSaved }) => [url, isSaved])).toEqual([
      ['url-2', true],
      ['url-1', true],
    ]);
  });

  it('come back from the history', () => {
    const painted = { ...ember(), ...withNewPicture(ember(), first, 1) };
    const again = { ...painted, ...withNewPicture(painted, second, 2) };
    expect(withMainImage(again, 'url-1')).toMatchObject({ mainImage: 'url-1', imagePath: first.imagePath });
    expect(withMainImage(again, 'elsewhere')).toBeNull();
  });
});
