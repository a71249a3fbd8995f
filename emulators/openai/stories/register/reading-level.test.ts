import { expect, it } from 'vitest';
import { toReadingLevel } from './reading-level.ts';

it.each([
  [
    'The rope was long and wet; it smelled of tar and the sea and old fish, and then Pip sneezed twice.',
    'The rope was long and wet. It smelled of tar and the sea and old fish. Then Pip sneezed twice.',
  ],
  ['They all applauded, although it was late.', 'They all clapped, though it was late.'],
  ['He had an astonishing hat.', 'He had an amazing hat.'],
])('breaks sentences and chooses easy words for ages 5 to 8: %s', (text, easier) => {
  expect(toReadingLevel(text, '5-8')).toBe(easier);
});

it.each([
  ['The door was shut. It had no handle.', 'The door was shut; it had no handle.'],
  ['It rained. And nobody minded.', 'It rained, and nobody minded.'],
  ['It rained. Pip laughed.', 'It rained. Pip laughed.'],
  ['“Look,” said Pip. It was gone.', '“Look,” said Pip. It was gone.'],
])('joins what belongs together for ages 12 to 17, and keeps names and speech: %s', (text, richer) => {
  expect(toReadingLevel(text, '12-17')).toBe(richer);
});

it('leaves the others alone', () => {
  const text = 'The door was shut; it had no handle. It rained.';
  expect(toReadingLevel(text, '3-4')).toBe(text);
  expect(toReadingLevel(text, '9-12')).toBe(text);
});
