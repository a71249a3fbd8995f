import { POWERS } from '@talelantern/domain/characters/powers';
import { subcategoriesOf } from '@talelantern/domain/characters/types/character-types';
import { TOP_LEVEL_TYPES } from '@talelantern/domain/characters/types/top-level-types';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pictureOfKind } from '../../shared/characters/kind-figures.ts';
import { artOfPower, bustOf } from './kind-pictures.ts';

const PUBLIC = join(import.meta.dirname, '../../../public');
/** Small, because a screen shows up to thirty thumbnails. */
const MAX_BYTES = 10 * 1024;

const bytesOf = (path: string): number => statSync(join(PUBLIC, path), { throwIfNoEntry: false })?.size ?? Infinity;

const kinds = TOP_LEVEL_TYPES.flatMap(({ label: category }) =>
  subcategoriesOf(category).flatMap(({ label: subcategory, types }) =>
    types.map(({ label }) => bustOf(category, subcategory, label) ?? `no picture of ${label}`),
  ),
);

it('every specific type and every power has a thumbnail', () => {
  const pictures = [...kinds, ...POWERS.map(({ id }) => artOfPower(id))];
  expect(pictures.filter((path) => bytesOf(path) > MAX_BYTES)).toEqual([]);
  expect(new Set(pictures).size).toBe(pictures.length);
});

it('every top-level type has a figure', () => {
  expect(TOP_LEVEL_TYPES.filter(({ id }) => bytesOf(pictureOfKind(id).src) === Infinity)).toEqual([]);
});

it('a legacy type has no picture', () => {
  expect(bustOf('Human', 'Warrior', 'Squire of yore')).toBeNull();
  expect(bustOf('Nobody', 'Warrior', 'Knight')).toBeNull();
});
