import type { Sharp } from 'sharp';

const QUALITIES = [84, 80, 76, 72, 68, 64, 60, 56, 50, 48, 40, 30, 20] as const;

/** The picture as WebP in the best quality of at most `maxBytes`; in the lowest if none is that small. */
export async function encodeWithin(picture: Sharp, maxBytes: number): Promise<Buffer> {
  let encodedPicture = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    encodedPicture = await picture.clone().webp({ quality, effort: 6 }).toBuffer();
    if (encodedPicture.length <= maxBytes) break;
  }
  return encodedPicture;
}
