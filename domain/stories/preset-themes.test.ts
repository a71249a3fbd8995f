import { expect, it } from 'vitest';
import { findTheme } from '../catalogues/themes.ts';
import { isPresetTheme, presetThemeAfter } from './preset-themes.ts';

it('the preset theme changes from story to story, and is a friendly one of the catalogue', () => {
  const first = presetThemeAfter(null);
  const presets = [first];
  while (presetThemeAfter(presets.at(-1) ?? null) !== first) presets.push(presetThemeAfter(presets.at(-1) ?? null));
  expect(presets).toEqual(['New Friend', 'Kindness Chain', 'Best Gift']);
  for (const preset of presets) {
    expect(isPresetTheme(preset)).toBe(true);
    expect(findTheme(preset)).toMatchObject({ category: 'Friendship', gentleName: null });
  }
});

it('after a theme that the family chose, the preset is the first one', () => {
  expect(presetThemeAfter('Treasure Hunt')).toBe('New Friend');
  expect(isPresetTheme('Treasure Hunt')).toBe(false);
});
