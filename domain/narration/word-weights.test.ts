import { expect, it } from 'vitest';
import { spokenWeight } from './word-weights.ts';

it.each([
  ['lantern', 'map'],
  ['strength', 'seven'],
  ['waited', 'wait'],
  ['dragon', 'with'],
  ['1000', 'one'],
])('“%s” takes longer than “%s”', (longer, shorter) => {
  expect(spokenWeight(longer, false)).toBeGreaterThan(spokenWeight(shorter, false));
});

it('draws out the last word before a pause', () => {
  expect(spokenWeight('home', true)).toBeGreaterThan(spokenWeight('home', false));
});

it('gives every word some time', () => {
  for (const word of ['a', 'ß', '龙', 'e', 'Ω']) expect(spokenWeight(word, false)).toBeGreaterThan(0);
});
