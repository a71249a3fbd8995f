import { expect, it } from 'vitest';
import { toReadingLevel } from './reading-level.ts';

it.each([
  [
    'The rope was long and wet; it smelled of tar and the sea and old fish, and then Pip sneezed twice.',
    'The rope was long and wet. It smelled of tar and the sea and old fish. Then Pip sneezed twice.',
  ],
  ['They all applauded, although it was late.', 'They all clapped, though it was late.'],
  ['He had an astonishing hat.', 'He had an amazing hat.'],
])('ages 5 to 8 get shorter sentences and easier words: %s', (text, easier) => {
  expect(toReadingLevel(text, 'easy')).toBe(easier);
});

it.each([
  ['The door was shut. It had no handle.', 'The door was shut; it had no handle.'],
  ['It rained. And nobody minded.', 'It rained, and nobody minded.'],
  ['It rained. Pip laughed.', 'It rained. Pip laughed.'],
  ['“Look,” said Pip. It was gone.', '“Look,” said Pip. It was gone.'],
])('ages 12 to 17 get joined clauses, with names and dialogue unchanged: %s', (text, richer) => {
  expect(toReadingLevel(text, 'rich')).toBe(richer);
});

it('for a child of 5 to 8 who reads alone, sentences of more than fifteen words are split, and no word is replaced', () => {
  const text =
    'They all applauded, although it was late. The rope was long and wet; it smelled of tar and the sea and old fish.';
  expect(toReadingLevel(text, 'moderate')).toBe(
    'They all applauded, although it was late. The rope was long and wet. It smelled of tar and the sea and old fish.',
  );
});

it('toReadingLevel leaves text of the plain register unchanged', () => {
  const text = 'The door was shut; it had no handle. It rained.';
  expect(toReadingLevel(text, 'plain')).toBe(text);
});

it.each([
  [
    'The rope was long and wet, and she pulled it. She laughed out loud because it was so odd.',
    'The rope was long and wet. She pulled it. She laughed out loud. That was because it was so odd.',
  ],
  [
    'They had hardly sat down when a voice called them home.',
    'They had hardly sat down. Then a voice called them home.',
  ],
  ['It took them half as long, though they stopped twice.', 'It took them half as long. But they stopped twice.'],
  ['Up there stood a row of people, and one of them waved.', 'Up there stood a row of people. One of them waved.'],
  ['What the town is known for is this: paths that move.', 'What the town is known for is this. Paths that move.'],
])('for a child who reads first words, sentences are split further than for ages 5 to 8: %s', (text, easiest) => {
  expect(toReadingLevel(text, 'easiest')).toBe(easiest);
});
