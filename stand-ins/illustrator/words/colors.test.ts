import { APPEARANCE_SETS } from '@talelantern/domain/characters/looks';
import { expect, it } from 'vitest';
import { findNamedColor } from './colors.ts';

it.each(Object.entries(APPEARANCE_SETS))('the five colors of the body %s are different', (_body, { color }) => {
  const paints = color.map(({ label }) => findNamedColor(label));
  expect(paints).not.toContain(null);
  expect(new Set(paints).size).toBe(5);
});
