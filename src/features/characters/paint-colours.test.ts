import { APPEARANCE_SETS } from '@talelantern/domain/characters/looks';
import { LIGHTINGS } from '@talelantern/domain/images/picture-settings';
import { describe, expect, it } from 'vitest';
import { colourOf, placeholderColours } from './paint-colours.ts';

describe('the paint colours', () => {
  it.each(Object.entries(APPEARANCE_SETS))('the body %s has five different colours', (_body, { color }) => {
    const dots = color.map(({ label }) => colourOf(label));
    expect(dots).not.toContain(undefined);
    expect(new Set(dots).size).toBe(5);
  });

  it('every lighting has a background colour', () => {
    const washes = LIGHTINGS.map(({ label }) => placeholderColours('Crimson', label)[1]);
    expect(new Set(washes).size).toBe(LIGHTINGS.length);
  });

  it('labels from an older catalogue have a colour', () => {
    expect(placeholderColours('natural', 'By torchlight')).toHaveLength(3);
  });
});
