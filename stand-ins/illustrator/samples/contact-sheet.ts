import sharp, { type OverlayOptions } from 'sharp';
import { encodeWithin } from './encode-within.ts';
import type { SampleSheet } from './sample-picture.ts';

const GAP = 12;
const LINE_HEIGHT = 18;
const CAPTION_HEIGHT = 2 * LINE_HEIGHT + 4;
const WIDEST_SHEET = 1200;
const PAPER = '#171233';
const INK = '#f3e7c9';
/** Size limit of a sheet, small enough to view in a browser (about 250 KB). */
const MAX_BYTES = 250 * 1024;
/** Drawn larger and scaled down. */
const OVERSAMPLING = 2;

const escapeXml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/**
 * Draws all pictures of a sheet, one after another, and lays them out with a caption below each, as WebP. A colon
 * separates a caption's lines.
 */
export async function drawContactSheet({ tile, pictures }: SampleSheet): Promise<Buffer> {
  const columns = columnsFor(pictures.length, Math.floor(WIDEST_SHEET / (tile.width + GAP)));
  const rows = Math.ceil(pictures.length / columns);
  const width = columns * (tile.width + GAP) + GAP;
  const height = rows * (tile.height + CAPTION_HEIGHT + GAP) + GAP;
  const overlays: OverlayOptions[] = [];
  const captions: string[] = [];
  for (const [index, { caption, paint }] of pictures.entries()) {
    const left = GAP + (index % columns) * (tile.width + GAP);
    const top = GAP + Math.floor(index / columns) * (tile.height + CAPTION_HEIGHT + GAP);
    const picture = await paint(tile.width * OVERSAMPLING);
    overlays.push({ input: await sharp(picture).resize(tile.width, tile.height).toBuffer(), left, top });
    for (const [line, words] of caption.split(': ').entries()) {
      const y = top + tile.height + (line + 1) * LINE_HEIGHT;
      captions.push(`<text x="${left + tile.width / 2}" y="${y}" text-anchor="middle">${escapeXml(words)}</text>`);
    }
  }
  const lettering = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="14" fill="${INK}">${captions.join('')}</svg>`;
  const sheet = await sharp({ create: { width, height, channels: 3, background: PAPER } })
    .composite([...overlays, { input: Buffer.from(lettering), left: 0, top: 0 }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return encodeWithin(sharp(sheet), MAX_BYTES);
}

/** The number of columns that leaves the fewest empty cells; the wider sheet wins a tie. */
function columnsFor(count: number, most: number): number {
  const choices = Array.from({ length: most }, (_, index) => most - index).filter((columns) => columns * 2 >= most);
  const empty = (columns: number) => Math.ceil(count / columns) * columns - count;
  return choices.reduce((best, columns) => (empty(columns) < empty(best) ? columns : best));
}
