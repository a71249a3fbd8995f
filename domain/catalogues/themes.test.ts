import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GENTLE_THEME_NAMES, themeNameFor } from './gentle-themes.ts';
import { storyTitle } from '../stories/story-title.ts';
import { THEME_CATEGORIES } from './theme-categories.ts';
import { findTheme, searchThemes, THEMES, themesIn } from './themes.ts';

it('there are twelve specified theme categories of ten themes each', () => {
  expect(THEME_CATEGORIES).toEqual([
    'Adventure',
    'Fantasy',
    'Sci-Fi',
    'Action',
    'Mystery',
    'School Life',
    'Nature',
    'Friendship',
    'Growth',
    'Comedy',
    'Spooky',
    'Exploration',
  ]);
  expect(THEME_CATEGORIES.flatMap(themesIn)).toEqual(THEMES);
  expect(THEMES).toHaveLength(120);
});

it('story themes have unique ids, names and lines', () => {
  for (const field of ['id', 'name', 'line'] as const)
    expect(new Set(THEMES.map((theme) => theme[field])).size).toBe(120);
});

it('the names and gentle names of story themes fit into a title', () => {
  for (const { name, gentleName } of THEMES) {
    for (const shownName of [name, gentleName ?? name]) {
      expect(shownName).toMatch(/^(?!The )[A-Z]/);
      expect(shownName.split(' ').length).toBeLessThanOrEqual(3);
    }
    const titles = [null, '5-8', '3-4'] as const;
    expect(titles.map((ageRange) => storyTitle(name, ['Ember', 'Pip'], ageRange))).toEqual([
      `The ${name} of Ember and Pip`,
      `The ${name} of Ember and Pip`,
      `The ${gentleName ?? name} of Ember and Pip`,
    ]);
  }
});

it('a story theme is found by id or name, ignoring case', () => {
  for (const theme of THEMES) {
    expect(findTheme(theme.id)).toBe(theme);
    expect(findTheme(` ${theme.name.toUpperCase()} `)).toBe(theme);
  }
  expect(findTheme('')).toBeNull();
  expect(findTheme('Treasure')).toBeNull();
});

it('story themes are searched by name, ignoring case', () => {
  expect(searchThemes('tReAsUrE').map(({ name }) => name)).toEqual(['Treasure Hunt']);
  // The name for ages 3-4.
  expect(searchThemes('creaky').map(({ gentleName }) => gentleName)).toEqual(['Creaky House']);
  expect(searchThemes('kindness of strangers')).toEqual([]);
  expect(searchThemes('  ')).toEqual(THEMES);
});

it('a story theme is found by every part of its name', () => {
  fc.assert(
    fc.property(fc.constantFrom(...THEMES), fc.nat(), fc.nat(), (theme, from, length) => {
      const start = from % theme.name.length;
      expect(searchThemes(theme.name.slice(start, start + 1 + length))).toContain(theme);
    }),
  );
});

it('a story theme is softened only when dark and for ages 3-4', () => {
  const namesOf = (name: string): string[] => [themeNameFor(name, '3-4'), themeNameFor(name, '5-8')];
  expect(namesOf('Haunted House')).toEqual(['Creaky House', 'Haunted House']);
  expect(namesOf('Volcano Dash')).toEqual(['Puffing Mountain', 'Volcano Dash']);
  expect(namesOf('Treasure Hunt')).toEqual(['Treasure Hunt', 'Treasure Hunt']);
});

it('the gentle name of a story theme is never the name of another theme', () => {
  for (const [name, gentleName] of GENTLE_THEME_NAMES) {
    expect(findTheme(name)?.gentleName).toBe(gentleName);
    expect(findTheme(gentleName)).toBeNull();
  }
});
