import { expect, it } from 'vitest';
import { fold } from './fold.ts';

it.each(['Zoë', 'Zoe\u0308', 'ZOÉ', 'zo\u200Be', 'Zo\u00ADe', 'Ｚｏｅ', 'Zo-ë', 'zöè'])('reads %j as zoe', (word) => {
  expect(fold(word)).toBe('zoe');
});

it.each([
  ['Groß', 'gross'],
  ['Łukasz', 'lukasz'],
  ['Søren', 'soren'],
  ['Æsa', 'aesa'],
  ['İpek', 'ipek'],
  ['Işık', 'isik'],
  ['Ольга', 'ольга'],
])('reads %s as %s', (word, read) => {
  expect(fold(word)).toBe(read);
});
