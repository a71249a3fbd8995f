import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { THEME_CATEGORIES } from '@talelantern/domain/catalogues/theme-categories';
import { expect, it } from 'vitest';
import { categoryArt, categoryScene } from './category-art.ts';

const exists = (address: string): boolean =>
  existsSync(fileURLToPath(new URL(`../../../public${address}`, import.meta.url)));

it.each(THEME_CATEGORIES)('the pictures of the category %s exist', (category) => {
  expect([categoryArt(category), categoryScene(category)].filter((address) => !exists(address))).toEqual([]);
});
