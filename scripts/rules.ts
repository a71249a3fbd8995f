import { rulesFile } from './rules/rules-file.ts';
import { runScript } from './run-script.ts';
import { writeGenerated } from './write-generated.ts';

/** Writes firestore.rules from its parts in rules/ and the constants of domain. */
await runScript(() => writeGenerated(rulesFile()));
