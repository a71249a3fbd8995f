import type { ThemeCategory } from '@talelantern/domain/catalogues/theme-categories';

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

/** The wide version, for covers and books. */
export const categoryScene = (category: ThemeCategory): string =>
  THEME_CATEGORY_ART[category].replace('/th-', '/scene-');
