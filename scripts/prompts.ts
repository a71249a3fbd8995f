import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { promptsFile } from './prompts/prompts-file.ts';
import { runScript } from './run-script.ts';
import { vendorErrorsFile } from './vendor-errors/vendor-errors-file.ts';

/** Writes docs/prompts.md, the text of each request to a model, and docs/vendor-errors.md, what its errors mean. */
await runScript(async () => {
  const prompts = promptsFile();
  const errors = vendorErrorsFile();
  const style = { ...(await resolveConfig(errors.file)), filepath: errors.file };
  for (const { file, actual, expected } of [prompts, { ...errors, expected: await format(errors.expected, style) }]) {
    if (actual !== expected) writeFileSync(file, expected);
    console.log(`${file} ${actual === expected ? 'is up to date' : 'was updated'}.`);
  }
});
