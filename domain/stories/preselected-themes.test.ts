import { expect, it } from 'vitest';
import { findTheme } from '../catalogues/themes.ts';
import { isPreselectedTheme, preselectedThemeAfter } from './preselected-themes.ts';

it('the preselected theme changes from story to story, and is a friendly one of the catalogue', () => {
  const first = preselectedThemeAfter(null);
  const themes = [first];
  while (preselectedThemeAfter(themes.at(-1) ?? null) !== first)
    themes.push(preselectedThemeAfter(themes.at(-1) ?? null));
  expect(themes).toEqual(['New Friend', 'Kindness Chain', 'Best Gift']);
  for (const theme of themes) {
    expect(isPreselectedTheme(theme)).toBe(true);
    expect(findTheme(theme)).toMatchObject({ category: 'Friendship', gentleName: null });
  }
});

it('after a theme that the family chose, the first one is preselected', () => {
  expect(preselectedThemeAfter('Treasure Hunt')).toBe('New Friend');
  expect(isPreselectedTheme('Treasure Hunt')).toBe(false);
});
