import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT_ROOT } from '../emulators/launcher/folders.ts';
import { drawChoicePictures } from '../emulators/openai/samples/choice-pictures.ts';
import { drawSamples } from '../emulators/openai/samples/draw-samples.ts';
import { drawKindPictures } from '../emulators/openai/samples/kind-pictures.ts';
import { drawPowerPictures } from '../emulators/openai/samples/power-pictures.ts';
import { runScript } from './run-script.ts';

/**
 * Draws docs/samples: `npm run samples -- [--only <part of a sheet's name>] [--folder <folder>]`. With `--choices` it
 * draws the pictures that a family chooses styles, places, kinds and powers by, into public/art.
 */
await runScript(async () => {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, folder: { type: 'string' }, choices: { type: 'boolean' } },
  });
  const only = values.only ?? '';
  if (!values.choices) {
    await drawSamples(values.folder ?? join(PROJECT_ROOT, 'docs', 'samples'), only);
    return;
  }
  const art = values.folder ?? join(PROJECT_ROOT, 'public', 'art');
  await drawChoicePictures(art, only);
  await drawKindPictures(art, only);
  await drawPowerPictures(art, only);
});
