import { writeFileSync } from 'node:fs';
import { runScript } from './run-script.ts';
import { textsFile } from './texts/texts-file.ts';

/** Writes docs/texts.txt, every text, address and limit of the product. */
await runScript(() => {
  const { file, actual, expected } = textsFile();
  if (actual !== expected) writeFileSync(file, expected);
  console.log(`${file} ${actual === expected ? 'is up to date' : 'was updated'}.`);
});
