import { describe, expect, it } from 'vitest';
import { readCharacter } from '../characters/character.ts';
import { readStory } from '../stories/story.ts';
import { readSharedCopy, toSharedCharacter, toSharedStory } from './shared-copy.ts';

const SECRET = 'nobody-may-see-this';

const somebody = {
  id: SECRET,
  name: 'Ember',
  type: 'Mythical Creature - Dragon - Fire Dragon',
  userId: SECRET,
  customDescription: SECRET,
  appearance: { customAge: SECRET, height: SECRET },
  imageUrl: `https://x/${SECRET}`,
  imagePath: `users/${SECRET}/a.webp`,
  generatedPrompt: SECRET,
  imageHistory: [{ url: SECRET, prompt: SECRET }],
  advancedFeatures: { details: SECRET },
};
const sharedPicture = (path: string | null) => (path === null ? null : 'https://x/shared.webp');

function story() {
  const read = readStory(SECRET, {
    userId: SECRET,
    title: 'The Treasure Hunt of Ember',
    content: 'Once.',
    characters: [somebody],
    locations: [{ name: 'Lantern Quay', type: 'Harbor', description: SECRET, imagePath: null }],
    sceneImages: [
      {
        id: `${SECRET} one`,
        imageUrl: 'https://x/1',
        imagePath: `users/${SECRET}/1.webp`,
        part: 0,
        textSelection: SECRET,
      },
      { id: 's2', imageUrl: `https://x/${SECRET}`, imagePath: null, part: 0 },
    ],
    relationships: [{ fromCharacterId: SECRET, toCharacterId: SECRET, type: 'Friend', details: SECRET }],
    settings: { customElements: SECRET },
    memoryKey: SECRET,
    generatedPrompt: SECRET,
    childId: SECRET,
    sharing: { sharedBy: SECRET },
  });
  if (!read) throw new Error('the story cannot be read');
  return read;
}

describe('the public copy of a story', () => {
  it('D2, D11: tells the story and nothing about the family', () => {
    const copy = toSharedStory(story(), sharedPicture);
    expect(JSON.stringify(copy)).not.toContain(SECRET);
    expect(copy).toMatchObject({
      title: 'The Treasure Hunt of Ember',
      chapters: ['Once.'],
      cast: [{ name: 'Ember', type: 'Mythical Creature - Dragon - Fire Dragon', imageUrl: 'https://x/shared.webp' }],
      places: [{ name: 'Lantern Quay', type: 'Harbor', imageUrl: null }],
    });
  });

  it('leaves out scenes whose picture has no copy of its own', () => {
    expect(toSharedStory(story(), sharedPicture).scenes.map(({ id }) => id)).toEqual(['scene_0']);
    expect(toSharedStory(story(), () => null).scenes).toEqual([]);
  });
});

it('D2: the public copy of a character tells what it is like and nothing about the family', () => {
  const character = readCharacter(SECRET, { ...somebody, personality: 'Brave and Kind', role: 'Hero' });
  const copy = character && toSharedCharacter(character, sharedPicture);
  expect(JSON.stringify(copy)).not.toContain(SECRET);
  expect(copy).toMatchObject({ name: 'Ember', personality: 'Brave and Kind', role: 'Hero' });
});

describe('reading a stored copy', () => {
  it('gives back what was written', () => {
    const copy = toSharedStory(story(), sharedPicture);
    expect(readSharedCopy('story', copy)).toEqual(copy);
  });

  it('shows what can be shown of a broken one', () => {
    const copy = readSharedCopy('story', {
      chapters: { 1: 'Second.', 0: 'First.' },
      cast: [{ name: 'Ember' }, { name: 7 }, 'broken'],
      scenes: [{ imageUrl: 'https://x/1' }, { id: 's2' }, null],
      ageRange: '99',
    });
    expect(copy).toMatchObject({
      title: 'A story without a title',
      chapters: ['First.', 'Second.'],
      cast: [{ name: 'Ember', type: '', imageUrl: null }],
      places: [],
      scenes: [{ id: 'scene_0', part: 0, position: 0 }],
    });
  });

  it('is nothing where there is nothing to show', () => {
    for (const value of [null, 'x', {}, { chapters: [] }]) expect(readSharedCopy('story', value)).toBeNull();
    for (const value of [null, 'x', {}, { name: '' }]) expect(readSharedCopy('character', value)).toBeNull();
  });
});
