import { ACTION } from './action.ts';
import { ADVENTURE } from './adventure.ts';
import { COMEDY } from './comedy.ts';
import { EXPLORATION } from './exploration.ts';
import { FANTASY } from './fantasy.ts';
import { FRIENDSHIP } from './friendship.ts';
import { GROWTH } from './growth.ts';
import { MYSTERY } from './mystery.ts';
import { NATURE } from './nature.ts';
import { SCHOOL_LIFE } from './school-life.ts';
import { SCI_FI } from './sci-fi.ts';
import { SPOOKY } from './spooky.ts';
import type { ThemeRecord } from './theme-record.ts';

const BY_CATEGORY: Readonly<Record<string, readonly ThemeRecord[]>> = {
  adventure: ADVENTURE,
  fantasy: FANTASY,
  'sci-fi': SCI_FI,
  action: ACTION,
  mystery: MYSTERY,
  'school life': SCHOOL_LIFE,
  nature: NATURE,
  friendship: FRIENDSHIP,
  growth: GROWTH,
  comedy: COMEDY,
  spooky: SPOOKY,
  exploration: EXPLORATION,
};

export const ALL_THEMES: readonly ThemeRecord[] = Object.values(BY_CATEGORY).flat();

const wordsOf = (name: string): string[] => name.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** The record of a theme by one of its names. */
export function findThemeByName(name: string): ThemeRecord | null {
  const wanted = name.trim().toLowerCase();
  return ALL_THEMES.find(({ names }) => names.some((known) => known.toLowerCase() === wanted)) ?? null;
}

/** All records of a category; of every category, when it is unknown. */
export const themesOf = (category: string): readonly ThemeRecord[] =>
  BY_CATEGORY[category.trim().toLowerCase()] ?? ALL_THEMES;

/**
 * The record of a theme: by its name; else the record of its category that shares a word with it; else one that `choose`
 * picks from the category (or from all of them, for an unknown category).
 */
export function findTheme(
  name: string,
  category: string,
  choose: (records: readonly ThemeRecord[]) => ThemeRecord,
): ThemeRecord {
  const exact = findThemeByName(name);
  if (exact !== null) return exact;
  const candidates = themesOf(category);
  const words = wordsOf(name);
  const related = candidates.filter(({ names }) =>
    names.some((known) => wordsOf(known).some((word) => words.includes(word))),
  );
  return choose(related.length > 0 ? related : candidates);
}
