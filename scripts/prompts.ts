import { promptsFile } from './prompts/prompts-file.ts';
import { runScript } from './run-script.ts';
import { writeGenerated } from './write-generated.ts';

/** Writes docs/prompts.md, the text of each request to a model. */
await runScript(() => writeGenerated(promptsFile()));
