/** The twelve kinds of story (specification §3). They stand apart from the themes, which are only needed one by one. */
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
