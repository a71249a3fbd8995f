import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { comparedFile } from './prompts/compared-file.ts';
import { promptsFile } from './prompts/prompts-file.ts';
import { runScript } from './run-script.ts';
import { vendorErrorsFile } from './vendor-errors/vendor-errors-file.ts';

/**
 * Writes docs/prompts.md, the text of each request to a model, docs/prompts-compared.md, what style sheets changed in it,
 * and docs/vendor-errors.md, what the vendors' errors mean.
 */
await runScript(async () => {
  const tables = [comparedFile(), vendorErrorsFile()].map(async (file) => ({
    ...file,
    expected: await format(file.expected, { ...(await resolveConfig(file.file)), filepath: file.file }),
  }));
  for (const { file, actual, expected } of [promptsFile(), ...(await Promise.all(tables))]) {
    if (actual !== expected) writeFileSync(file, expected);
    console.log(`${file} ${actual === expected ? 'is up to date' : 'was updated'}.`);
  }
});
