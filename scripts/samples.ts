import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT_ROOT } from '../emulators/launcher/folders.ts';
import { drawChoicePictures } from '../emulators/openai/samples/choice-pictures.ts';
import { drawSamples } from '../emulators/openai/samples/draw-samples.ts';
import { runScript } from './run-script.ts';

/**
 * Draws docs/samples: `npm run samples -- [--only <part of a sheet's name>] [--folder <folder>]`. With `--choices` it
 * draws the pictures that a family chooses styles and places by, into public/art.
 */
await runScript(async () => {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, folder: { type: 'string' }, choices: { type: 'boolean' } },
  });
  const only = values.only ?? '';
  if (values.choices) await drawChoicePictures(values.folder ?? join(PROJECT_ROOT, 'public', 'art'), only);
  else await drawSamples(values.folder ?? join(PROJECT_ROOT, 'docs', 'samples'), only);
});
