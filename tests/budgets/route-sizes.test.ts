import { dirname, join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { firstScriptKib, SCRIPT_BUDGETS } from '../bench/route-sizes.ts';

it.each(SCRIPT_BUDGETS)('$route starts with at most $budgetKib KiB of compressed script', (route) => {
  const built = join(dirname(inject('cloud').functionsFolder), 'dist');
  expect(firstScriptKib(built, route)).toBeLessThanOrEqual(route.budgetKib);
});
