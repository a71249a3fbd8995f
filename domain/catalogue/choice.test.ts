import { describe, expect, it } from 'vitest';
import { TRAITS } from '../characters/traits.ts';
import { AGE_RANGES } from '../stories/ages.ts';
import { wordsForLabel } from './choice.ts';

describe('the words for a choice', () => {
  it('soften a dark one for ages 3-4 only', () => {
    expect(AGE_RANGES.map((ageRange) => wordsForLabel(TRAITS, 'Ruthless', ageRange))).toEqual([
      'Strong-Willed',
      'Ruthless',
      'Ruthless',
      'Ruthless',
    ]);
  });

  it('leave bright choices and words of one’s own as they are', () => {
    expect(wordsForLabel(TRAITS, 'Brave', '3-4')).toBe('Brave');
    expect(wordsForLabel(TRAITS, 'Fond of soup', '3-4')).toBe('Fond of soup');
  });
});
