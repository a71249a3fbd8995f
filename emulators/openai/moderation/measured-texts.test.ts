import { expect, it } from 'vitest';
import { classifyText } from './classify-text.ts';
import { INNOCENT_TEXTS, UNSAFE_TEXTS } from './measured-texts.ts';

it('misses none of a hundred unsafe texts, and says what is wrong with each', () => {
  expect(UNSAFE_TEXTS).toHaveLength(100);
  expect(UNSAFE_TEXTS.filter(([text, category]) => classifyText(text).scores[category] < 0.5)).toEqual([]);
});

it('lets a hundred innocent texts of the same words pass', () => {
  expect(INNOCENT_TEXTS).toHaveLength(100);
  expect(INNOCENT_TEXTS.filter((text) => classifyText(text).flagged)).toEqual([]);
});
