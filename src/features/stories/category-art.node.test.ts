import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { THEME_CATEGORIES } from '@talelantern/domain/catalogues/theme-categories';
import { expect, it } from 'vitest';
import { categoryArt, categoryScene } from './category-art.ts';

const exists = (url: string): boolean => existsSync(fileURLToPath(new URL(`../../../public${url}`, import.meta.url)));

it.each(THEME_CATEGORIES)('the pictures of the category %s exist', (category) => {
  expect([categoryArt(category), categoryScene(category)].filter((url) => !exists(url))).toEqual([]);
});
