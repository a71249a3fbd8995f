import { describe, expect, it } from 'vitest';
import { readCharacter } from '../characters/character.ts';
import { readStory, toParagraphs, toStoryCharacter } from './story.ts';

describe('readStory', () => {
  it('the content of a story without parts is read as its only part', () => {
    expect(readStory('s1', { content: 'Once.' })?.previousParts).toEqual(['Once.']);
  });

  it('story lists stored as objects are read in their order', () => {
    const story = readStory('s1', {
      previousParts: { 1: 'Second.', 0: 'First.' },
      characters: { 0: { id: 'c1', name: 'Ember' }, 1: { name: '' }, 2: 'broken' },
      sceneImages: { a: { imageUrl: 'http://x/y' } },
    });
    expect(story?.content).toBe('First.\n\nSecond.');
    expect(story?.characters.map(({ name }) => name)).toEqual(['Ember']);
    expect(story?.sceneImages[0]).toMatchObject({ id: 'scene_0', position: 0 });
  });

  it('a story keeps the description of its location', () => {
    const quay = {
      id: 'l1',
      name: 'Lantern Quay',
      type: 'Town and Country',
      category: 'Harbor',
      dangers: ['Thick Fog'],
    };
    const story = readStory('s1', { content: 'Once.', locations: { 0: quay, 1: { type: 'Harbor' }, 2: null } });
    expect(story?.locations).toEqual([
      {
        ...quay,
        subcategory: '',
        description: '',
        climate: '',
        magicalProperties: [],
        inhabitants: [],
        treasures: [],
        imageUrl: null,
        imagePath: null,
      },
    ]);
  });

  it('an oversized story cast is cut to the limits of the form', () => {
    const oversizedText = 'a'.repeat(300_000);
    const character = () => ({
      name: oversizedText,
      customDescription: oversizedText,
      appearance: { color: oversizedText },
    });
    const location = () => ({ name: oversizedText, dangers: Array(500).fill('a b'), treasures: oversizedText });
    const story = readStory('s1', {
      content: 'Once.',
      characters: Array.from({ length: 50 }, character),
      locations: Array.from({ length: 50 }, location),
    });
    expect(story?.characters.map(({ name }) => name.length)).toEqual(Array(20).fill(80));
    expect(JSON.stringify(story?.characters[0]).length).toBeLessThan(5_000);
    expect(story?.locations[0]?.dangers).toHaveLength(20);
    expect(JSON.stringify(story?.locations).length).toBeLessThan(20 * 25_000);
  });

  it('fields missing in an old story document get defaults', () => {
    const story = readStory('s1', { content: 'Once.', currentPhase: 'epilogue', createdAt: 'long ago', settings: 'x' });
    expect(story).toMatchObject({ currentPhase: 'introduction', createdAt: null, revision: 1, sharing: null });
    expect(story?.settings.length).toBe('standard');
  });

  it('a story is unreadable only without any text', () => {
    expect(readStory('s1', { title: 'Empty' })).toBeNull();
  });
});

it('a chapter is split into paragraphs at any run of blank lines', () => {
  expect(toParagraphs('One\nline.\n\n\n Two. \n \nThree.\n')).toEqual(['One line.', 'Two.', 'Three.']);
});

const storedMember = { name: 'Ember', type: 'Animal - Fur and Feather - Fox', userId: 'u1', imageUrl: 'a URL' };
const copyOf = (imagePath: string | undefined) => {
  const character = readCharacter('c1', { ...storedMember, imagePath });
  return character && toStoryCharacter(character).imageUrl;
};

it('a story’s cast includes only pictures of its user', () => {
  expect(copyOf('users/u1/characters/c1/p.webp')).toBe('a URL');
  expect(copyOf('users/u2/characters/c1/p.webp')).toBeNull();
  expect(copyOf(undefined)).toBeNull();
});
