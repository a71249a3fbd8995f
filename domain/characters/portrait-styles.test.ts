import { describe, expect, it } from 'vitest';
import { findPortraitStyle, PORTRAIT_STYLE_GROUPS, PORTRAIT_STYLES, portraitStylesIn } from './portrait-styles.ts';

describe('portrait styles', () => {
  it('are found by their id, in their group', () => {
    for (const style of PORTRAIT_STYLES) {
      expect(findPortraitStyle(style.id)).toBe(style);
      expect(portraitStylesIn(style.group)).toContain(style);
    }
    expect(findPortraitStyle('')).toBeNull();
  });

  it('stand group by group, each with a line of its own', () => {
    expect(PORTRAIT_STYLE_GROUPS.flatMap(portraitStylesIn)).toEqual(PORTRAIT_STYLES);
    expect(new Set(PORTRAIT_STYLES.map(({ description }) => description)).size).toBe(20);
  });
});
