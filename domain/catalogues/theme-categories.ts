/** The twelve categories of themes, separate from the themes, which are loaded on demand. */
export const THEME_CATEGORIES = [
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
] as const;

export type ThemeCategory = (typeof THEME_CATEGORIES)[number];
