import { expect, it } from 'vitest';
import { spokenWeight } from './word-weights.ts';

it.each([
  ['lantern', 'map'],
  ['strength', 'seven'],
  ['waited', 'wait'],
  ['dragon', 'with'],
  ['1000', 'one'],
])('the word “%s” takes longer to speak than “%s”', (longer, shorter) => {
  expect(spokenWeight(longer, false)).toBeGreaterThan(spokenWeight(shorter, false));
});

it('the last word before a pause is longer', () => {
  expect(spokenWeight('home', true)).toBeGreaterThan(spokenWeight('home', false));
});

it('every spoken word has a positive weight', () => {
  for (const word of ['a', 'ß', '龙', 'e', 'Ω']) expect(spokenWeight(word, false)).toBeGreaterThan(0);
});
