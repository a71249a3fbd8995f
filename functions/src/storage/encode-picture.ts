import sharp, { type Sharp } from 'sharp';
import type { PictureEncoder } from '../operations/ports/pictures.ts';

/** A picture of more pixels is not decoded at all: 16 megapixels are twice what the vendor paints at most. */
const MAX_PIXELS = 16_000_000;
/** What image models answer; an SVG, for one, could carry more than pixels. */
const PAINTED_FORMATS: readonly string[] = ['webp', 'png', 'jpeg'];
const PICTURE_QUALITY = 84;

/** Lists load thumbnails by the page (architecture §7). */
const THUMBNAIL_BYTES = 30 * 1024;
const THUMBNAIL_WIDTH = 384;
/** The best that fits is kept: coarser first, and smaller only for what is all grain. */
const THUMBNAIL_TRIES = [
  { width: THUMBNAIL_WIDTH, quality: 72 },
  { width: THUMBNAIL_WIDTH, quality: 55 },
  { width: THUMBNAIL_WIDTH, quality: 38 },
  { width: THUMBNAIL_WIDTH, quality: 20 },
  { width: THUMBNAIL_WIDTH, quality: 5 },
  { width: 256, quality: 20 },
  { width: 192, quality: 20 },
  { width: 128, quality: 20 },
] as const;

/** Decodes and encodes anew, so that nothing but pixels remains: no metadata, no second file behind the picture. */
export const encodePicture: PictureEncoder = async (bytes) => {
  const decoded = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { format } = await decoded.metadata();
  if (!PAINTED_FORMATS.includes(format)) throw new Error(`A picture of type ${format} is not stored`);
  const [picture, thumbnail] = await Promise.all([
    decoded.clone().webp({ quality: PICTURE_QUALITY, effort: 2 }).toBuffer(),
    encodeThumbnail(decoded),
  ]);
  return { picture, thumbnail };
};

async function encodeThumbnail(decoded: Sharp): Promise<Buffer> {
  const { data, info } = await decoded
    .clone()
    .resize({ width: THUMBNAIL_WIDTH, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  let smallest = Buffer.alloc(0);
  for (const { width: narrower, quality } of THUMBNAIL_TRIES) {
    smallest = await sharp(data, { raw: { width, height, channels } })
      .resize({ width: narrower, withoutEnlargement: true })
      .webp({ quality, effort: 3 })
      .toBuffer();
    if (smallest.length <= THUMBNAIL_BYTES) break;
  }
  return smallest;
}
