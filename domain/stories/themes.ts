import { GENTLE_THEME_NAMES } from './gentle-themes.ts';
import type { ThemeCategory } from './theme-categories.ts';
import { THEME_GROUPS } from './theme-groups.ts';

/** A theme with the category it stands under. */
export interface Theme {
  readonly id: string;
  readonly name: string;
  readonly line: string;
  readonly category: ThemeCategory;
  /** What is told in its place for ages 3-4; null where the theme is not dark. */
  readonly gentleName: string | null;
}

/** All 120 themes, category by category. */
export const THEMES: readonly Theme[] = THEME_GROUPS.flatMap(({ category, themes }) =>
  themes.map((entry) => ({
    id: entry.id,
    name: entry.name,
    line: entry.line,
    category,
    gentleName: GENTLE_THEME_NAMES.get(entry.name) ?? null,
  })),
);

export const themesIn = (category: ThemeCategory): readonly Theme[] =>
  THEMES.filter((theme) => theme.category === category);

/** The theme with this id or name, whatever the case, or null. */
export function findTheme(idOrName: string): Theme | null {
  const wanted = idOrName.trim().toLowerCase();
  return THEMES.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted) ?? null;
}

/** Theme search of specification §5: the themes whose name contains `query`, whatever the case; all for a blank one. */
export function searchThemes(query: string): readonly Theme[] {
  const wanted = query.trim().toLowerCase();
  return THEMES.filter(({ name }) => name.toLowerCase().includes(wanted));
}
