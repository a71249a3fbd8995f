import { expect, it } from 'vitest';
import { formatText } from '../format-text.ts';
import { comparedCosts, comparedFile } from './compared-file.ts';

it('docs/prompts-compared.md shows the current prompts, versions and costs', async () => {
  const { file, actual, expected } = comparedFile();
  expect(
    actual === (await formatText(file, expected)),
    'docs/prompts-compared.md is out of date. Run: npm run prompts',
  ).toBe(true);
});

it.each(comparedCosts())('$what costs at most what the plan table assumes', ({ after, usual }) => {
  expect(after).toBeLessThanOrEqual(usual);
});
