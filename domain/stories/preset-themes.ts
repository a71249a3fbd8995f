/**
 * The themes of Friendship that fit whatever a family writes. /create has one of them chosen from the start
 * (docs/decisions/0233).
 */
const PRESET_THEMES = ['New Friend', 'Kindness Chain', 'Best Gift'] as const;

export const isPresetTheme = (theme: string): boolean => PRESET_THEMES.some((preset) => preset === theme);

/** The preset theme of the story after one with `theme`. */
export const presetThemeAfter = (theme: string | null): string =>
  PRESET_THEMES[PRESET_THEMES.findIndex((preset) => preset === theme) + 1] ?? PRESET_THEMES[0];
