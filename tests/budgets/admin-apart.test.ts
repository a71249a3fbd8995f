import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ADMIN_ACTIONS } from '@talelantern/domain/admin/actions';
import { expect, inject, it } from 'vitest';
import { scriptsWithout } from '../bench/route-sizes.ts';

const AREA = 'src/app/admin-area.tsx';
const ACTIONS = Object.keys(ADMIN_ACTIONS);

it('no script that a family or a visitor can load knows anything of the admin area', () => {
  const built = join(dirname(inject('cloud').functionsFolder), 'dist');
  const { others, own } = scriptsWithout(built, AREA);
  const known = (files: readonly string[]): string[] => {
    const texts = files.map((file) => readFileSync(join(built, file), 'utf8'));
    return ACTIONS.filter((action) => texts.some((text) => text.includes(action)));
  };
  expect(known(own)).toEqual(ACTIONS);
  expect(known(others)).toEqual([]);
});
