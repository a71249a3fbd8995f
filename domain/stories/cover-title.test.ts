import { expect, it } from 'vitest';
import { coverTitle } from './cover-title.ts';
import { storyTitle } from './story-title.ts';

it.each([
  [['Ember', 'Pip'], 'The Treasure Hunt of Ember and Pip'],
  [['Kai Storm', 'The Tide Thief'], 'The Treasure Hunt of Kai Storm and The Tide Thief'],
  [['Kai', 'Wilhelmina Anastasia Featherstonehaugh'], 'The Treasure Hunt of Kai and Wilhelmina'],
  [['Captain Wilhelmina of the Upper Meadows'], 'The Treasure Hunt of Captain Wilhelmina'],
  [['Featherstonehaughington'], 'The Treasure Hunt of Featherstonehaugh…'],
])('a cover shows the first of long names, and short names whole: %j', (names, title) => {
  expect(coverTitle(storyTitle('Treasure Hunt', names, null), names)).toBe(title);
});

it('a cover also shortens long names in a title that was edited', () => {
  const name = 'Wilhelmina Anastasia Featherstonehaugh';
  expect(coverTitle(`${name}’s Umbrella`, ['Kai', name])).toBe('Wilhelmina’s Umbrella');
});
