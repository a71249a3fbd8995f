import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADMIN_ACTIONS } from '@talelantern/domain/contracts/admin/actions';
import { expect, it } from 'vitest';
import { scriptsWithout } from '../bench/route-sizes.ts';
import { builtFolder } from '../support/built-app.ts';

const ADMIN_AREA = 'src/app/admin-area.tsx';
const ADMIN_ACTION_NAMES = Object.keys(ADMIN_ACTIONS);

it('families and visitors load nothing of the admin area', () => {
  const built = builtFolder();
  const { others, own } = scriptsWithout(built, ADMIN_AREA);
  const actionsIn = (files: readonly string[]): string[] => {
    const texts = files.map((file) => readFileSync(join(built, file), 'utf8'));
    return ADMIN_ACTION_NAMES.filter((action) => texts.some((text) => text.includes(action)));
  };
  expect(actionsIn(own)).toEqual(ADMIN_ACTION_NAMES);
  expect(actionsIn(others)).toEqual([]);
});
