import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT_ROOT } from '../local-cloud/launcher/folders.ts';
import { drawChoicePictures } from '../stand-ins/illustrator/samples/choice-pictures.ts';
import { drawSamples } from '../stand-ins/illustrator/samples/draw-samples.ts';
import { drawIdeaPictures } from '../stand-ins/illustrator/samples/idea-pictures.ts';
import { drawKindPictures } from '../stand-ins/illustrator/samples/kind-pictures.ts';
import { drawLandingPictures } from '../stand-ins/illustrator/samples/landing-pictures.ts';
import { drawPowerPictures } from '../stand-ins/illustrator/samples/power-pictures.ts';
import { drawThemePictures } from '../stand-ins/illustrator/samples/theme-pictures.ts';
import { runScript } from './run-script.ts';

/**
 * Draws docs/samples: `npm run samples -- [--only <part of a sheet's name>] [--folder <folder>]`. With `--choices` it
 * draws the pictures of styles, locations, types, powers, themes, ideas and the landing page into public/art.
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
  await drawThemePictures(art, only);
  await drawLandingPictures(art, only);
  await drawIdeaPictures(art, only);
});
