import { expect, it } from 'vitest';
import { fold } from './fold.ts';

it.each(['Zoë', 'Zoe\u0308', 'ZOÉ', 'zo\u200Be', 'Zo\u00ADe', 'Ｚｏｅ', 'Zo-ë', 'zöè'])(
  '%j is folded to zoe',
  (word) => {
    expect(fold(word)).toBe('zoe');
  },
);

it.each([
  ['Groß', 'gross'],
  ['Łukasz', 'lukasz'],
  ['Søren', 'soren'],
  ['Æsa', 'aesa'],
  ['İpek', 'ipek'],
  ['Işık', 'isik'],
  ['Ольга', 'ольга'],
  ['ΝΊΚΟΣ', 'νικοσ'],
  ['Νίκος', 'νικοσ'],
  ['أَحمد', 'احمد'],
  ['علی', 'علي'],
  ['کیان', 'كيان'],
  ['فاطمہ', 'فاطمه'],
  ['민준', '민준'],
  ['민준'.normalize('NFD'), '민준'],
  ['サクラ', 'さくら'],
  ['ｶﾞｲ', 'がい'],
])('the letters %s are folded to %s', (word, read) => {
  expect(fold(word)).toBe(read);
});

it.each([
  ['मीरा', 'मेरा'],
  ['はな', 'ばな'],
  ['ตา', 'ตี'],
])('folding keeps %s distinct from %s', (word, other) => {
  expect(fold(word)).not.toBe(fold(other));
});
