import { expect, it } from 'vitest';
import { friendOf } from './friends.ts';

const EMBER = { name: 'Ember', type: 'Mythical Creature - Dragon - Fire Dragon', imageUrl: null };

it('a character with the name and kind of a friend and no portrait has the friend’s picture', () => {
  expect(friendOf(EMBER)?.id).toBe('ember');
});

it.each([
  ['another name', { name: 'Cinder' }],
  ['another kind', { type: 'Animal - Fur and Feather - Fox' }],
  ['a portrait', { imageUrl: 'https://storage.test/portrait.webp' }],
])('a character with %s has no friend’s picture', (_, change) => {
  expect(friendOf({ ...EMBER, ...change })).toBeUndefined();
});
