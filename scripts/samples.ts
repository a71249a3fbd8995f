import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT_ROOT } from '../emulators/launcher/folders.ts';
import { drawSamples } from '../emulators/openai/samples/draw-samples.ts';
import { runScript } from './run-script.ts';

/** Draws docs/samples: `npm run samples -- [--only <part of a sheet's name>] [--folder <folder>]`. */
await runScript(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' }, folder: { type: 'string' } } });
  await drawSamples(values.folder ?? join(PROJECT_ROOT, 'docs', 'samples'), values.only ?? '');
});
