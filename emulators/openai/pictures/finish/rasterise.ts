import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import type { ArtStyleName } from '../art-styles.ts';
import type { Svg } from '../svg/elements.ts';
import { createRandom } from '../svg/random.ts';

export const PICTURE_FORMATS = ['webp', 'png', 'jpeg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

interface RawShape {
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
}

const GRAIN_SIDE = 256;
const GRAIN_CONTRAST = 40;
const GRAIN_OPACITY = 110;
const LOSSY_QUALITY = 86;
const BLOOM_SHRINK = 8;

/** Paper grain as one repeatable tile; noise filters inside the SVG would cost far more. */
const GRAIN_TILE = paperGrain();
const GRAIN_SHAPE: RawShape = { width: GRAIN_SIDE, height: GRAIN_SIDE, channels: 4 };

function paperGrain(): Buffer {
  const random = createRandom('paper grain');
  const pixels = Buffer.alloc(GRAIN_SIDE * GRAIN_SIDE * 4);
  for (let at = 0; at < pixels.length; at += 4) {
    const grey = 128 + (random.unit() + random.unit() + random.unit() - 1.5) * GRAIN_CONTRAST;
    pixels.fill(grey, at, at + 3);
    pixels[at + 3] = GRAIN_OPACITY;
  }
  return pixels;
}

/** The grain for a picture of this size: a tile must not be larger than what it covers. */
async function grainFor({ width, height }: RawShape): Promise<OverlayOptions> {
  const raw = { ...GRAIN_SHAPE, width: Math.min(GRAIN_SIDE, width), height: Math.min(GRAIN_SIDE, height) };
  const input =
    raw.width === GRAIN_SIDE && raw.height === GRAIN_SIDE
      ? GRAIN_TILE
      : await sharp(GRAIN_TILE, { raw: GRAIN_SHAPE })
          .extract({ left: 0, top: 0, ...raw })
          .raw()
          .toBuffer();
  return { input, raw, tile: true, blend: 'soft-light' };
}

/** Turns the drawing into an encoded picture with its style's finish; the size is the drawing's own. */
export async function rasterise(svg: Svg, style: ArtStyleName, format: PictureFormat): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const grain = await grainFor(raw);
  const layers = style === 'Realistic' ? [await bloom(data, raw), grain] : [grain];
  let picture = sharp(data, { raw });
  if (style === 'Digital') picture = picture.modulate({ saturation: 1.15 });
  if (style === 'Realistic') picture = picture.modulate({ saturation: 0.9, brightness: 1.03 });
  return encode(picture.composite(layers).removeAlpha(), format);
}

/** The picture's own light, blurred and laid over it: a small copy is enough for what has no detail. */
async function bloom(data: Buffer, raw: RawShape): Promise<OverlayOptions> {
  const small = await sharp(data, { raw })
    .resize(Math.ceil(raw.width / BLOOM_SHRINK), Math.ceil(raw.height / BLOOM_SHRINK), { fit: 'fill' })
    .blur(2)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const input = await sharp(small.data, { raw: { ...raw, width: small.info.width, height: small.info.height } })
    .resize(raw.width, raw.height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  return { input, raw, blend: 'soft-light' };
}

function encode(picture: Sharp, format: PictureFormat): Promise<Buffer> {
  switch (format) {
    case 'webp':
      return picture.webp({ quality: LOSSY_QUALITY, effort: 3 }).toBuffer();
    case 'jpeg':
      return picture.jpeg({ quality: LOSSY_QUALITY }).toBuffer();
    case 'png':
      return picture.png({ compressionLevel: 6 }).toBuffer();
  }
}
