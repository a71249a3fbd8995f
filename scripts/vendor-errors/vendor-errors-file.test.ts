import { expect, it } from 'vitest';
import { formatText } from '../format-text.ts';
import { vendorErrorsFile } from './vendor-errors-file.ts';

it('docs/vendor-errors.md shows what the code decides', async () => {
  const { file, actual, expected } = vendorErrorsFile();
  expect(
    actual === (await formatText(file, expected)),
    'docs/vendor-errors.md is out of date. Run: npm run prompts',
  ).toBe(true);
});
