import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { vendorErrorsFile } from './vendor-errors-file.ts';

it('docs/vendor-errors.md shows what the code decides', async () => {
  const { file, actual, expected } = vendorErrorsFile();
  const formatted = await format(expected, { ...(await resolveConfig(file)), filepath: file });
  expect(actual === formatted, 'docs/vendor-errors.md is out of date. Run: npm run prompts').toBe(true);
});
