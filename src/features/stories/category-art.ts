import type { ThemeCategory } from '@talelantern/domain/catalogues/theme-categories';

/** 'School Life' is `school`, and 'Sci-Fi' `scifi`. */
const fileOf = (category: ThemeCategory): string => category.toLowerCase().replace(/ .*|-/, '');

/** The small landscape of a category, for arches. */
export const categoryArt = (category: ThemeCategory): string => `/art/th-${fileOf(category)}.webp`;

/** The wide version, for covers and books. */
export const categoryScene = (category: ThemeCategory): string => `/art/scene-${fileOf(category)}.webp`;
