import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storyTitle } from './story-title.ts';
import { THEME_CATEGORIES } from './theme-categories.ts';
import { findTheme, searchThemes, themeNameFor, THEMES, themesIn } from './themes.ts';

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
        expect(storyTitle(words, ['Ember', 'Pip'])).toBe(`The ${words} of Ember and Pip`);
      }
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
    const names = (id: string): string[] => {
      const theme = findTheme(id);
      return theme ? [themeNameFor(theme, '3-4'), themeNameFor(theme, '5-8')] : [];
    };
    expect(names('haunted-house')).toEqual(['Creaky House', 'Haunted House']);
    expect(names('treasure-hunt')).toEqual(['Treasure Hunt', 'Treasure Hunt']);
  });

  it('have gentle words that are no other theme’s name', () => {
    for (const { gentleName } of THEMES) if (gentleName) expect(findTheme(gentleName)).toBeNull();
  });
});
