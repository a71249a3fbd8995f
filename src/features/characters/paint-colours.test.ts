import { APPEARANCE_SETS } from '@talelantern/domain/characters/appearance';
import { LIGHTINGS } from '@talelantern/domain/images/picture-settings';
import { describe, expect, it } from 'vitest';
import { colourOf, washesFor } from './paint-colours.ts';

describe('the paint colours', () => {
  it.each(Object.entries(APPEARANCE_SETS))('have five different dots for the body %s', (_body, { color }) => {
    const dots = color.map(({ label }) => colourOf(label));
    expect(dots).not.toContain(undefined);
    expect(new Set(dots).size).toBe(5);
  });

  it('have a wash of its own for every light', () => {
    const washes = LIGHTINGS.map(({ label }) => washesFor('Crimson', label)[1]);
    expect(new Set(washes).size).toBe(LIGHTINGS.length);
  });

  it('paint what an older catalogue offered in a color of their own', () => {
    expect(washesFor('natural', 'By torchlight')).toHaveLength(3);
  });
});
