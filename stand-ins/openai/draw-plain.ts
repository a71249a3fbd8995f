import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { DrawPicture } from './generators.ts';

/** Width and height of the coarse picture; its pixels are the bytes of a SHA-384. */
const SIDE = 4;

/**
 * Draws 16 colored squares that depend only on the request, for tests that need a picture but do not look at it. The
 * reference pictures are in a row below; if a stranger replaces the first character, the first of them is missing.
 */
export const drawPlain: DrawPicture = async ({ prompt, size, format, variation, references, hasStranger }) => {
  const hash = createHash('sha384').update(prompt).update(variation);
  for (const reference of references) hash.update(reference);
  const [width = SIDE, height = SIDE] = size.split('x').map(Number);
  const squares = sharp(hash.digest(), { raw: { width: SIDE, height: SIDE, channels: 3 } });
  const shownReferences = references.slice(hasStranger ? 1 : 0);
  return squares
    .resize({ width, height, kernel: 'nearest', fit: 'fill' })
    .composite(await Promise.all(shownReferences.map((picture, index) => inRow(picture, { index, width, height }))))
    .toFormat(format, format === 'webp' ? { effort: 0 } : {})
    .toBuffer();
};

/** The number of reference pictures that fit side by side; further ones cover the first. */
const PLACES = 4;

async function inRow(picture: Buffer, { index, width, height }: { index: number; width: number; height: number }) {
  const size = { width: Math.floor(width / PLACES), height: Math.floor(height / 2) };
  const { data, info } = await sharp(picture)
    .resize({ ...size, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    input: data,
    raw: { width: info.width, height: info.height, channels: info.channels },
    left: (index % PLACES) * size.width,
    top: height - size.height,
  };
}
