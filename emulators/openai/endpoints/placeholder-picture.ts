import { createHash } from 'node:crypto';
import sharp from 'sharp';

interface Picture {
  prompt: string;
  size: string;
  variation: string;
  format: 'png' | 'jpeg' | 'webp';
}

/** A plain colour per prompt and variation. */
export async function renderPicture({ prompt, size, variation, format }: Picture): Promise<Buffer> {
  const [width = 1024, height = 1024] = size.split('x').map(Number);
  const [r = 0, g = 0, b = 0] = createHash('sha256').update(`${prompt}\n${variation}`).digest();
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .toFormat(format)
    .toBuffer();
}
