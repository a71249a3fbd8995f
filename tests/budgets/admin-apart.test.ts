import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ADMIN_ACTIONS } from '@talelantern/domain/contracts/admin/actions';
import { expect, inject, it } from 'vitest';
import { scriptsWithout } from '../bench/route-sizes.ts';

const ADMIN_AREA = 'src/app/admin-area.tsx';
const ADMIN_ACTION_NAMES = Object.keys(ADMIN_ACTIONS);

it('families and visitors load nothing of the admin area', () => {
  const built = join(dirname(inject('cloud').functionsFolder), 'dist');
  const { others, own } = scriptsWithout(built, ADMIN_AREA);
  const actionsIn = (files: readonly string[]): string[] => {
    const texts = files.map((file) => readFileSync(join(built, file), 'utf8'));
    return ADMIN_ACTION_NAMES.filter((action) => texts.some((text) => text.includes(action)));
  };
  expect(actionsIn(own)).toEqual(ADMIN_ACTION_NAMES);
  expect(actionsIn(others)).toEqual([]);
});
