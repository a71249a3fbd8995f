import { writeFileSync } from 'node:fs';
import { formatText } from './format-text.ts';
import { comparedFile } from './prompts/compared-file.ts';
import { promptsFile } from './prompts/prompts-file.ts';
import { runScript } from './run-script.ts';

/** Writes docs/prompts.md, the text of each request to a model, and docs/prompts-compared.md, what style sheets changed in it. */
await runScript(async () => {
  const compared = comparedFile();
  compared.expected = await formatText(compared.file, compared.expected);
  for (const { file, actual, expected } of [promptsFile(), compared]) {
    if (actual !== expected) writeFileSync(file, expected);
    console.log(`${file} ${actual === expected ? 'is up to date' : 'was updated'}.`);
  }
});
