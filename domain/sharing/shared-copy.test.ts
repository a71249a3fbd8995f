import { expect, it } from 'vitest';
import { readCharacter } from '../characters/character.ts';
import { readStory } from '../stories/story.ts';
import { readSharedCopy } from './shared-copy.ts';
import { toSharedCharacter, toSharedStory } from './to-shared-copy.ts';

const SECRET = 'nobody-may-see-this';

const secretCharacter = {
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
    characters: [secretCharacter],
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

it('toSharedStory contains the story and nothing else about the user', () => {
  const copy = toSharedStory(story(), sharedPicture);
  expect(JSON.stringify(copy)).not.toContain(SECRET);
  expect(copy).toMatchObject({
    title: 'The Treasure Hunt of Ember',
    chapters: ['Once.'],
    cast: [{ name: 'Ember', type: 'Mythical Creature - Dragon - Fire Dragon', imageUrl: 'https://x/shared.webp' }],
    places: [{ name: 'Lantern Quay', type: 'Harbor', imageUrl: null }],
  });
});

it('a shared story omits scenes whose picture was not copied', () => {
  expect(toSharedStory(story(), sharedPicture).scenes.map(({ id }) => id)).toEqual(['scene_0']);
  expect(toSharedStory(story(), () => null).scenes).toEqual([]);
});

it.each([
  ['3-4', 'Supernatural Being - Glimmer - Attic Glimmer', 'Moonlit Places'],
  ['5-8', 'Supernatural Being - Ghost - Attic Ghost', 'Spooky Places'],
] as const)('dark types in a shared story are gentle only if it is for ages 3-4: %s', (ageRange, ...types) => {
  const read = readStory('s1', {
    content: 'Once.',
    ageRange,
    characters: [{ name: 'Ember', type: 'Supernatural Being - Ghost - Attic Ghost' }],
    locations: [{ name: 'Lantern Quay', type: 'Spooky Places' }],
  });
  const copy = read && toSharedStory(read, () => null);
  expect([...(copy?.cast ?? []), ...(copy?.places ?? [])].map(({ type }) => type)).toEqual(types);
});

it('the position of a shared scene is where its passage is now, even if text before it was rewritten', () => {
  const chapter = 'A much longer beginning than before.\n\nA star fell.';
  const scenes = [{ imageUrl: 'x', imagePath: 'users/u/1.webp', part: 0, textSelection: 'A star fell.', position: 8 }];
  const read = readStory('s1', { content: chapter, previousParts: [chapter], sceneImages: scenes });
  expect(read && toSharedStory(read, sharedPicture).scenes[0]?.position).toBe(chapter.indexOf('A star'));
});

it('coverSceneId of a shared story is the shared id of its cover scene', () => {
  expect(toSharedStory(story(), sharedPicture).coverSceneId).toBe('scene_0');
});

it('toSharedCharacter contains the character and nothing else about the user', () => {
  const character = readCharacter(SECRET, { ...secretCharacter, personality: 'Brave and Kind', role: 'Hero' });
  const copy = character && toSharedCharacter(character, sharedPicture);
  expect(JSON.stringify(copy)).not.toContain(SECRET);
  expect(copy).toMatchObject({ name: 'Ember', personality: 'Brave and Kind', role: 'Hero' });
});

it('a shared copy is read as it was written', () => {
  const copy = toSharedStory(story(), sharedPicture);
  expect(readSharedCopy('story', copy)).toEqual(copy);
});

it('readSharedCopy keeps the order of fields, so that an unchanged copy is stored as the same string', () => {
  const copy = toSharedStory(story(), sharedPicture);
  expect(JSON.stringify(readSharedCopy('story', copy))).toBe(JSON.stringify(copy));
});

it('invalid parts of a shared copy are dropped', () => {
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

it('a shared copy without content is unreadable', () => {
  for (const value of [null, 'x', {}, { chapters: [] }]) expect(readSharedCopy('story', value)).toBeNull();
  for (const value of [null, 'x', {}, { name: '' }]) expect(readSharedCopy('character', value)).toBeNull();
});
