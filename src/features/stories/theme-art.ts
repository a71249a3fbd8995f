import { THEME_CATEGORIES } from '@talelantern/domain/stories/theme-categories';
import { findTheme } from '@talelantern/domain/stories/themes';
import { categoryScene } from './category-art.ts';

const [ADVENTURE] = THEME_CATEGORIES;

/** The landscape of a theme; the first category's where an old story names a theme we no longer have. */
export const themeScene = (themeName: string): string => categoryScene(findTheme(themeName)?.category ?? ADVENTURE);
