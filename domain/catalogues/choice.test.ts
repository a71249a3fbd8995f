import { expect, it } from 'vitest';
import { TRAITS } from '../characters/traits.ts';
import { AGE_RANGES } from '../audience/ages.ts';
import { wordsForLabel } from './choice.ts';

it('a choice gets gentle words only if it is dark and for ages 3-4', () => {
  expect(AGE_RANGES.map((ageRange) => wordsForLabel(TRAITS, 'Ruthless', ageRange))).toEqual([
    'Strong-Willed',
    'Ruthless',
    'Ruthless',
    'Ruthless',
  ]);
});

it('bright choices and custom words are unchanged at every age', () => {
  expect(wordsForLabel(TRAITS, 'Brave', '3-4')).toBe('Brave');
  expect(wordsForLabel(TRAITS, 'Fond of soup', '3-4')).toBe('Fond of soup');
});
