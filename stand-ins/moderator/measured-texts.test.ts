import { expect, it } from 'vitest';
import { classifyText } from './classify-text.ts';
import { HARMLESS_TEXTS, UNSAFE_TEXTS } from './measured-texts.ts';

it('a hundred unsafe texts are flagged with their category', () => {
  expect(UNSAFE_TEXTS).toHaveLength(100);
  expect(UNSAFE_TEXTS.filter(([text, category]) => classifyText(text).scores[category] < 0.5)).toEqual([]);
});

it('a hundred harmless texts with similar words are not flagged', () => {
  expect(HARMLESS_TEXTS).toHaveLength(100);
  expect(HARMLESS_TEXTS.filter((text) => classifyText(text).flagged)).toEqual([]);
});
