import { GENERATED_XMP } from '@talelantern/domain/images/generated-mark';
import { MAX_PREVIEW_BYTES, PREVIEW_SIZE } from '@talelantern/domain/sharing/share-url';
import { readCoverPlaceholder } from '@talelantern/domain/sharing/share';
import sharp, { type Sharp } from 'sharp';
import type { PreviewShape } from '../ports/ports.ts';

const QUALITIES = [82, 70, 55, 40, 25] as const;

/** A JPEG for link previews from a stored picture; null for bytes that cannot be decoded. */
export async function encodePreview(picture: Buffer, shape: PreviewShape): Promise<Buffer | null> {
  const pixels = await drawFramed(picture, shape).catch(() => null);
  if (pixels === null) return null;
  const { data, info } = pixels;
  const { width, height, channels } = info;
  let smallest = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    smallest = await sharp(data, { raw: { width, height, channels } })
      .jpeg({ quality, mozjpeg: true })
      .withXmp(GENERATED_XMP)
      .toBuffer();
    if (smallest.length <= MAX_PREVIEW_BYTES) break;
  }
  return smallest;
}

/** Standard deviation in pixels: the picture is recognized, and no block of the format is seen. */
const PLACEHOLDER_BLUR = 6;

/**
 * The placeholder of a cover from its thumbnail, and as large in pixels (docs/decisions/0188): WebP in base64. Null for
 * bytes that are not a picture, and where it would be too large.
 */
export async function encodePlaceholder(thumbnail: Buffer): Promise<string | null> {
  const blurred = await sharp(thumbnail)
    .blur(PLACEHOLDER_BLUR)
    .webp({ quality: 1, effort: 6 })
    .toBuffer()
    .catch(() => null);
  return readCoverPlaceholder(blurred?.toString('base64'));
}

async function drawFramed(picture: Buffer, shape: PreviewShape) {
  const framed = shape === 'scene' ? fill(picture) : await onDominantColor(picture);
  return framed.removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** Heads are in the upper half of a scene. */
const fill = (picture: Buffer): Sharp => sharp(picture).resize({ ...PREVIEW_SIZE, fit: 'cover', position: 'top' });

async function onDominantColor(picture: Buffer): Promise<Sharp> {
  const { dominant } = await sharp(picture).stats();
  return sharp(picture).resize({ ...PREVIEW_SIZE, fit: 'contain', background: dominant });
}
