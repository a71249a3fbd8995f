import { expect, it } from 'vitest';
import {
  artOfStyle,
  DEFAULT_STYLE_ID,
  findPortraitStyle,
  PORTRAIT_STYLE_GROUPS,
  PORTRAIT_STYLES,
  portraitStylesIn,
} from './portrait-styles.ts';

it('a portrait style is found by id, with its group', () => {
  for (const style of PORTRAIT_STYLES) {
    expect(findPortraitStyle(style.id)).toBe(style);
    expect(portraitStylesIn(style.group)).toContain(style);
  }
  expect(findPortraitStyle('')).toBeNull();
});

it('portrait styles are listed by group, each with its own description', () => {
  expect(PORTRAIT_STYLE_GROUPS.flatMap(portraitStylesIn)).toEqual(PORTRAIT_STYLES);
  expect(new Set(PORTRAIT_STYLES.map(({ description }) => description)).size).toBe(20);
});

it('no style mentions a ground or a light, which portraits must not have and a scene has from its moment', () => {
  for (const { id } of PORTRAIT_STYLES)
    expect(artOfStyle(id).split(': ')[1]).not.toMatch(
      /\b(?:sky|clouds|sun|night|background|daylight|long .*shadows|(?:rim|studio) light|deep blue)\b(?!-)/,
    );
});

it('every portrait style has words for the image model, and pictures without a style get the default style', () => {
  for (const { id, group, label } of PORTRAIT_STYLES)
    expect(artOfStyle(id)).toMatch(new RegExp(`^${group} - ${label}: .{40,}`));
  expect(artOfStyle('')).toBe(artOfStyle(DEFAULT_STYLE_ID));
});
