import { expect, it } from 'vitest';
import { firstScriptKib, SCRIPT_BUDGETS } from '../bench/route-sizes.ts';
import { builtFolder } from '../support/built-app.ts';

it.each(SCRIPT_BUDGETS)('$route starts with at most $budgetKib KiB of compressed script', (route) => {
  expect(firstScriptKib(builtFolder(), route)).toBeLessThanOrEqual(route.budgetKib);
});
