import { findTheme, THEME_CATEGORIES, type ThemeCategory } from '@talelantern/domain/stories/themes';

/** The small landscape of each category, for arches. */
export const THEME_CATEGORY_ART: Readonly<Record<ThemeCategory, string>> = {
  Adventure: '/art/th-adventure.webp',
  Fantasy: '/art/th-fantasy.webp',
  'Sci-Fi': '/art/th-scifi.webp',
  Action: '/art/th-action.webp',
  Mystery: '/art/th-mystery.webp',
  'School Life': '/art/th-school.webp',
  Nature: '/art/th-nature.webp',
  Friendship: '/art/th-friendship.webp',
  Growth: '/art/th-growth.webp',
  Comedy: '/art/th-comedy.webp',
  Spooky: '/art/th-spooky.webp',
  Exploration: '/art/th-exploration.webp',
};

const [ADVENTURE = 'Adventure'] = THEME_CATEGORIES;

const categoryOf = (themeName: string): ThemeCategory => findTheme(themeName)?.category ?? ADVENTURE;

/** The small landscape of a theme; the first category's where an old story names a theme we no longer have. */
export const themeArt = (themeName: string): string => THEME_CATEGORY_ART[categoryOf(themeName)];

/** The same place as a wide picture, for covers and books. */
export const themeScene = (themeName: string): string => themeArt(themeName).replace('/th-', '/scene-');
