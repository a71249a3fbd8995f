import { APPEARANCE_SETS } from '@talelantern/domain/characters/appearance';
import { expect, it } from 'vitest';
import { findNamedColour } from './colour-words.ts';

it.each(Object.entries(APPEARANCE_SETS))('mixes five different paints for the body %s', (_body, { color }) => {
  const paints = color.map(({ label }) => findNamedColour(label));
  expect(paints).not.toContain(null);
  expect(new Set(paints).size).toBe(5);
});
