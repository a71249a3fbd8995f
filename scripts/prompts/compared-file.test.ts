import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { comparedCosts, comparedFile } from './compared-file.ts';

it('docs/prompts-compared.md shows the current prompts, versions and costs', async () => {
  const { file, actual, expected } = comparedFile();
  const formatted = await format(expected, { ...(await resolveConfig(file)), filepath: file });
  expect(actual === formatted, 'docs/prompts-compared.md is out of date. Run: npm run prompts').toBe(true);
});

it.each(comparedCosts())('$what costs at most what the plan table assumes', ({ after, usual }) => {
  expect(after).toBeLessThanOrEqual(usual);
});
