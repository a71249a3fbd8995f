/**
 * The themes of Friendship that fit whatever a family writes. /create has one of them chosen from the start
 * (docs/decisions/0233).
 */
const PRESELECTED_THEMES = ['New Friend', 'Kindness Chain', 'Best Gift'] as const;

export const isPreselectedTheme = (theme: string): boolean => PRESELECTED_THEMES.some((name) => name === theme);

export const preselectedThemeAfter = (theme: string | null): string =>
  PRESELECTED_THEMES[PRESELECTED_THEMES.findIndex((name) => name === theme) + 1] ?? PRESELECTED_THEMES[0];
