import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawContactSheet } from './contact-sheet.ts';
import { LOCATION_SHEETS } from './location-samples.ts';
import { FINISH_SHEETS, PORTRAIT_SHEETS } from './portrait-samples.ts';
import { SCENE_SHEETS } from './scene-samples.ts';
import type { SampleSheet } from './sample-picture.ts';

const SHEETS: readonly SampleSheet[] = [...PORTRAIT_SHEETS, ...LOCATION_SHEETS, ...SCENE_SHEETS, ...FINISH_SHEETS];

const INTRODUCTION = `# Samples

What the stand-in for the image model paints, drawn by \`npm run samples\`. Portraits and places are asked for in the
words that the product sends. The captions stand beside the pictures: no picture has writing in it.
`;

/**
 * Draws the contact sheets whose name contains `only` (all for the empty string) into `folder` as WebP. A full run also
 * writes the README with their captions.
 */
export async function drawSamples(folder: string, only: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const sheet of SHEETS.filter(({ name }) => name.includes(only))) {
    const file = join(folder, `${sheet.name}.webp`);
    const bytes = await drawContactSheet(sheet);
    writeFileSync(file, bytes);
    console.log(`${file}: ${sheet.pictures.length} pictures, ${Math.ceil(bytes.length / 1024)} KiB`);
  }
  if (only === '') writeFileSync(join(folder, 'README.md'), [INTRODUCTION, ...SHEETS.map(describeSheet)].join('\n'));
}

const describeSheet = ({ name, title, pictures }: SampleSheet): string =>
  `## ${title}\n\n![${title}](${name}.webp)\n\n${pictures.map(({ caption }) => caption).join(' · ')}\n`;
