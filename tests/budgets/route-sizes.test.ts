import { dirname, join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { firstScriptKib, SCRIPT_BUDGETS_KIB } from '../bench/route-sizes.ts';

it.each(Object.entries(SCRIPT_BUDGETS_KIB))('%s starts with at most %i KiB of compressed script', (page, budget) => {
  const built = join(dirname(inject('cloud').functionsFolder), 'dist');
  expect(firstScriptKib(built, page)).toBeLessThanOrEqual(budget);
});
