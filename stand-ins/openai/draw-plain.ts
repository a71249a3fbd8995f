import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { DrawPicture } from './generators.ts';

/** Width and height of the coarse picture; its pixels are the bytes of a SHA-384. */
const SIDE = 4;

/** Draws 16 coloured squares that depend only on the request, for tests that need a picture but do not look at it. */
export const drawPlain: DrawPicture = async ({ prompt, size, format, variation, references }) => {
  const hash = createHash('sha384').update(prompt).update(variation);
  for (const reference of references) hash.update(reference);
  const [width, height] = size.split('x').map(Number);
  const squares = sharp(hash.digest(), { raw: { width: SIDE, height: SIDE, channels: 3 } });
  return squares
    .resize({ width: width ?? SIDE, height: height ?? SIDE, kernel: 'nearest', fit: 'fill' })
    .toFormat(format)
    .toBuffer();
};
