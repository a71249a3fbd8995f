import action from './records/action.json' with { type: 'json' };
import adventure from './records/adventure.json' with { type: 'json' };
import comedy from './records/comedy.json' with { type: 'json' };
import exploration from './records/exploration.json' with { type: 'json' };
import fantasy from './records/fantasy.json' with { type: 'json' };
import friendship from './records/friendship.json' with { type: 'json' };
import growth from './records/growth.json' with { type: 'json' };
import mystery from './records/mystery.json' with { type: 'json' };
import nature from './records/nature.json' with { type: 'json' };
import schoolLife from './records/school-life.json' with { type: 'json' };
import sciFi from './records/sci-fi.json' with { type: 'json' };
import spooky from './records/spooky.json' with { type: 'json' };
import * as z from 'zod';
import { themeRecordSchema, type ThemeRecord } from './theme-record.ts';

const BY_CATEGORY = z.record(z.string(), z.array(themeRecordSchema)).parse({
  adventure,
  fantasy,
  'sci-fi': sciFi,
  action,
  mystery,
  'school life': schoolLife,
  nature,
  friendship,
  growth,
  comedy,
  spooky,
  exploration,
});

export const ALL_THEMES: readonly ThemeRecord[] = Object.values(BY_CATEGORY).flat();

const wordsOf = (name: string): string[] => name.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** The record of the theme that has `name` as its name or alternative name. */
export function findThemeByName(name: string): ThemeRecord | null {
  const lowerName = name.trim().toLowerCase();
  return ALL_THEMES.find(({ names }) => names.some((themeName) => themeName.toLowerCase() === lowerName)) ?? null;
}

/** The category of the theme with `name`; empty for an unknown one. */
export function categoryOf(name: string): string {
  const record = findThemeByName(name);
  return Object.entries(BY_CATEGORY).find(([, records]) => records.some((each) => each === record))?.[0] ?? '';
}

/** All records of a category; all records for an unknown category. */
export const themesOf = (category: string): readonly ThemeRecord[] =>
  BY_CATEGORY[category.trim().toLowerCase()] ?? ALL_THEMES;

/**
 * The record of a theme: by its name, else one of its category that shares a word with it, else one that `choose` picks
 * from the category (from all of them if the category is unknown).
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
    names.some((themeName) => wordsOf(themeName).some((word) => words.includes(word))),
  );
  return choose(related.length > 0 ? related : candidates);
}
