import { expect, it } from 'vitest';
import { firstScriptKib, SCRIPT_BUDGETS_KIB } from '../bench/route-sizes.ts';

const BUILT_FOR_TESTS = '.local/test/dist';

it.each(Object.entries(SCRIPT_BUDGETS_KIB))('%s starts with at most %i KiB of compressed script', (page, budget) => {
  expect(firstScriptKib(BUILT_FOR_TESTS, page)).toBeLessThanOrEqual(budget);
});
