import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GENTLE_THEME_NAMES, themeNameFor } from './gentle-themes.ts';
import { storyTitle } from './story-title.ts';
import { THEME_CATEGORIES } from './theme-categories.ts';
import { findTheme, searchThemes, THEMES, themesIn } from './themes.ts';

describe('story themes', () => {
  it('come in the twelve specified categories of ten', () => {
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

  it('have ids, names and lines that occur once', () => {
    for (const field of ['id', 'name', 'line'] as const)
      expect(new Set(THEMES.map((theme) => theme[field])).size).toBe(120);
  });

  it('read well in a title, also in their gentle words', () => {
    for (const { name, gentleName } of THEMES) {
      for (const words of [name, gentleName ?? name]) {
        expect(words).toMatch(/^(?!The )[A-Z]/);
        expect(words.split(' ').length).toBeLessThanOrEqual(3);
      }
      const titles = [null, '5-8', '3-4'] as const;
      expect(titles.map((ageRange) => storyTitle(name, ['Ember', 'Pip'], ageRange))).toEqual([
        `The ${name} of Ember and Pip`,
        `The ${name} of Ember and Pip`,
        `The ${gentleName ?? name} of Ember and Pip`,
      ]);
    }
  });

  it('are found by id or by name, whatever the case', () => {
    for (const theme of THEMES) {
      expect(findTheme(theme.id)).toBe(theme);
      expect(findTheme(` ${theme.name.toUpperCase()} `)).toBe(theme);
    }
    expect(findTheme('')).toBeNull();
    expect(findTheme('Treasure')).toBeNull();
  });

  it('are searched by name, whatever the case', () => {
    expect(searchThemes('tReAsUrE').map(({ name }) => name)).toEqual(['Treasure Hunt']);
    expect(searchThemes('kindness of strangers')).toEqual([]);
    expect(searchThemes('  ')).toEqual(THEMES);
  });

  it('are found by every part of their name', () => {
    fc.assert(
      fc.property(fc.constantFrom(...THEMES), fc.nat(), fc.nat(), (theme, from, length) => {
        const start = from % theme.name.length;
        expect(searchThemes(theme.name.slice(start, start + 1 + length))).toContain(theme);
      }),
    );
  });

  it('are softened for ages 3-4 only where they are dark', () => {
    const namesOf = (name: string): string[] => [themeNameFor(name, '3-4'), themeNameFor(name, '5-8')];
    expect(namesOf('Haunted House')).toEqual(['Creaky House', 'Haunted House']);
    expect(namesOf('Treasure Hunt')).toEqual(['Treasure Hunt', 'Treasure Hunt']);
  });

  it('have gentle words that are no other theme’s name, all for themes that there are', () => {
    for (const [name, gentleName] of GENTLE_THEME_NAMES) {
      expect(findTheme(name)?.gentleName).toBe(gentleName);
      expect(findTheme(gentleName)).toBeNull();
    }
  });
});
