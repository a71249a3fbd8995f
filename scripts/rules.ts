import { writeFileSync } from 'node:fs';
import { rulesFile } from './rules/rules-file.ts';
import { runScript } from './run-script.ts';

/** Writes firestore.rules from its parts in rules/ and the constants of domain. */
await runScript(() => {
  const { file, actual, expected } = rulesFile();
  if (actual !== expected) writeFileSync(file, expected);
  console.log(actual === expected ? 'firestore.rules is up to date.' : 'firestore.rules was updated.');
});
