import { APPEARANCE_SETS } from '@talelantern/domain/characters/looks';
import { LIGHTINGS } from '@talelantern/domain/images/picture-settings';
import { expect, it } from 'vitest';
import { colorOf, placeholderColors } from './paint-colors.ts';

it.each(Object.entries(APPEARANCE_SETS))('the body %s has five different colors', (_body, { color }) => {
  const dots = color.map(({ label }) => colorOf(label));
  expect(dots).not.toContain(undefined);
  expect(new Set(dots).size).toBe(5);
});

it('every lighting has a background color', () => {
  const washes = LIGHTINGS.map(({ label }) => placeholderColors('Crimson', label)[1]);
  expect(new Set(washes).size).toBe(LIGHTINGS.length);
});

it('labels from an older catalogue have a color', () => {
  expect(placeholderColors('natural', 'By torchlight')).toHaveLength(3);
});
