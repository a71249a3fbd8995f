import { writeFileSync } from 'node:fs';
import { formatText } from './format-text.ts';
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
    expected: await formatText(file.file, file.expected),
  }));
  for (const { file, actual, expected } of [promptsFile(), ...(await Promise.all(tables))]) {
    if (actual !== expected) writeFileSync(file, expected);
    console.log(`${file} ${actual === expected ? 'is up to date' : 'was updated'}.`);
  }
});
