import { writeFileSync } from 'node:fs';
import { promptsFile } from './prompts/prompts-file.ts';
import { runScript } from './run-script.ts';

/** Writes docs/prompts.md, the text of each request to a model. */
await runScript(() => {
  const { file, actual, expected } = promptsFile();
  if (actual !== expected) writeFileSync(file, expected);
  console.log(`${file} ${actual === expected ? 'is up to date' : 'was updated'}.`);
});
