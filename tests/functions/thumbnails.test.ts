import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createFamily } from './support/family.ts';
import { MAX_BYTES, setUpThumbnails } from './support/thumbnails.ts';

/** Noise of squares `grain` pixels wide, which downscaling does not smooth. */
async function grainy(grain: number): Promise<string> {
  const [width, height] = [Math.ceil(768 / grain), Math.ceil(1024 / grain)];
  const pixels = Buffer.from(randomBytes(width * height * 3).map((value) => (value > 127 ? 255 : 0)));
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } });
  const whole = await sharp(await picture.png().toBuffer())
    .resize(768, 1024, { kernel: 'nearest', fit: 'fill' })
    .png()
    .toBuffer();
  return whole.toString('base64');
}

const thumbnails = setUpThumbnails();

it.each([1, 2, 3])('a portrait’s thumbnail has at most 30 KB even for noise of %i pixels', async (grain) => {
  const family = await createFamily();
  expect(await thumbnails.bytesOf(family, await grainy(grain))).toBeLessThanOrEqual(MAX_BYTES);
});
