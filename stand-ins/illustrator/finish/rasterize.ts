import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import type { ArtStyleName } from '../art-styles.ts';
import type { Svg } from '../svg/elements.ts';
import { postProcessingOf, type PostProcessing } from './post-processing.ts';
import { grainOverlay } from './grain.ts';

const PICTURE_FORMATS = ['webp', 'png', 'jpeg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

interface RawShape {
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
}

const LOSSY_QUALITY = 86;
const BLOOM_SHRINK = 8;
const MIDDLE_GRAY = 128;
const DESIGN_WIDTH = 768;

/** Renders the drawing as an encoded picture with the post-processing of its style, at the drawing's size. */
export async function rasterize(svg: Svg, style: ArtStyleName, format: PictureFormat): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const processing = postProcessingOf(style);
  const brushedData = processing.brush > 0 ? await applyBrush(data, raw, processing.brush) : data;
  const { saturation, brightness, contrast } = processing;
  let picture = sharp(brushedData, { raw });
  if (saturation !== 1 || brightness !== 1) picture = picture.modulate({ saturation, brightness });
  if (contrast !== 1) picture = picture.linear(contrast, MIDDLE_GRAY * (1 - contrast));
  return encode(picture.composite(await overlays(brushedData, raw, processing)).removeAlpha(), format);
}

async function overlays(
  data: Buffer,
  raw: RawShape,
  { hasBloom, tint, grain }: PostProcessing,
): Promise<OverlayOptions[]> {
  const layers: OverlayOptions[] = [];
  if (hasBloom) layers.push(await bloom(data, raw));
  if (tint !== null) layers.push(await tinted(raw, tint));
  if (grain !== 'none') layers.push(await grainOverlay(grain, raw));
  return layers;
}

/** Removes detail smaller than the brush; works at half size, so that a wide brush is cheap. */
async function applyBrush(data: Buffer, raw: RawShape, side: number): Promise<Buffer> {
  const width = Math.max(1, Math.round(raw.width / 2));
  const height = Math.max(1, Math.round(raw.height / 2));
  const reach = Math.max(3, Math.round((side * raw.width) / DESIGN_WIDTH / 2) * 2 + 1);
  const small = await sharp(data, { raw })
    .resize(width, height, { fit: 'fill' })
    .median(Math.min(reach, 7))
    .raw()
    .toBuffer();
  const strokes = await sharp(small, { raw: { ...raw, width, height } })
    .resize(raw.width, raw.height, { fit: 'fill', kernel: 'cubic' })
    .sharpen({ sigma: 1.2 })
    .ensureAlpha(STROKE_COVER)
    .raw()
    .toBuffer();
  return sharp(data, { raw })
    .composite([{ input: strokes, raw: { ...raw, channels: 4 } }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** How much of the fine drawing the brush covers; the rest keeps faces recognizable. */
const STROKE_COVER = 0.72;

const tinted = async (
  { width, height }: RawShape,
  { color, opacity }: NonNullable<PostProcessing['tint']>,
): Promise<OverlayOptions> => ({
  input: await sharp({ create: { width, height, channels: 3, background: color } })
    .ensureAlpha(opacity)
    .png({ compressionLevel: 1 })
    .toBuffer(),
  blend: 'over',
});

/** Bloom: a blurred copy laid over the picture. A small copy is enough, because it has no detail. */
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
