import { GENERATED_XMP } from '@talelantern/domain/images/generated-mark';
import sharp, { type Sharp } from 'sharp';
import type { PictureEncoder, PictureShrinker } from '../ports/ports.ts';

/** Larger pictures are not decoded; 16 megapixels are twice the vendor's maximum. */
const MAX_PIXELS = 16_000_000;
/** Formats of image models; an SVG could contain scripts. */
const ACCEPTED_FORMATS: readonly string[] = ['webp', 'png', 'jpeg'];
const PICTURE_QUALITY = 84;

/** Small, because lists load many thumbnails. */
const MAX_THUMBNAIL_BYTES = 30 * 1024;
const THUMBNAIL_WIDTH = 384;
/** Tried in order until one fits: lower quality first, then a smaller size. */
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

/** Re-encodes the pixels, so that metadata and appended data are dropped, and marks the files as generated. */
export const encodePicture: PictureEncoder = async (bytes) => {
  const decoded = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { format } = await decoded.metadata();
  if (!ACCEPTED_FORMATS.includes(format)) throw new Error(`A picture of type ${format} is not stored`);
  const [picture, thumbnail] = await Promise.all([
    decoded.clone().webp({ quality: PICTURE_QUALITY, effort: 2 }).withXmp(GENERATED_XMP).toBuffer(),
    encodeThumbnail(decoded),
  ]);
  return { picture, thumbnail };
};

const SHRUNK_SIDE = 512;
const SHRUNK_QUALITY = 80;

export const shrinkPicture: PictureShrinker = (bytes) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .resize({ width: SHRUNK_SIDE, height: SHRUNK_SIDE, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: SHRUNK_QUALITY })
    .toBuffer();

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
      .withXmp(GENERATED_XMP)
      .toBuffer();
    if (smallest.length <= MAX_THUMBNAIL_BYTES) break;
  }
  return smallest;
}
