import sharp from 'sharp';
import { createHex, type Hex } from '../svg/color.ts';

const WIDTH = 12;
const HEIGHT = 16;
const CHANNELS = 3;
export const SIGNATURE_BYTES = WIDTH * HEIGHT * CHANNELS;

/**
 * A picture at 12 x 16 pixels with its aspect ratio: survives scaling and lossy encoding, but differs between figures.
 */
export interface PictureSignature {
  readonly pixels: Uint8Array;
  /** Width divided by height. */
  readonly proportion: number;
}

/** Throws when `picture` cannot be decoded. */
export async function signatureOf(picture: Buffer): Promise<PictureSignature> {
  const { width, height } = await sharp(picture).metadata();
  const pixels = await sharp(picture)
    .resize(WIDTH, HEIGHT, { fit: 'fill' })
    .removeAlpha()
    .toColorspace('srgb')
    .raw()
    .toBuffer();
  return { pixels: new Uint8Array(pixels), proportion: width / height };
}

const ASPECT_RATIO_TOLERANCE = 0.03;

/** Mean difference of the color values (0..255); infinite for different aspect ratios. */
export function signatureDistance(one: PictureSignature, other: PictureSignature): number {
  if (Math.abs(one.proportion / other.proportion - 1) > ASPECT_RATIO_TOLERANCE) return Number.POSITIVE_INFINITY;
  let sum = 0;
  for (let at = 0; at < SIGNATURE_BYTES; at += 1) sum += Math.abs((one.pixels[at] ?? 0) - (other.pixels[at] ?? 0));
  return sum / SIGNATURE_BYTES;
}

/** Columns and rows in which the body of a figure stands in a portrait. */
const BODY = { left: 4, right: 8, top: 7, bottom: 14 };
const STEPS_PER_CHANNEL = 4;

/** The most frequent color where a portrait's body is, weighted by saturation. */
export function bodyColor({ pixels }: PictureSignature): Hex {
  const families = new Map<number, { weight: number; red: number; green: number; blue: number }>();
  for (let row = BODY.top; row < BODY.bottom; row += 1) {
    for (let column = BODY.left; column < BODY.right; column += 1) {
      const at = (row * WIDTH + column) * CHANNELS;
      const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + CHANNELS);
      const step = (value: number) => Math.floor((value * STEPS_PER_CHANNEL) / 256);
      const key = (step(red) * STEPS_PER_CHANNEL + step(green)) * STEPS_PER_CHANNEL + step(blue);
      const weight = 0.2 + (Math.max(red, green, blue) - Math.min(red, green, blue)) / 255;
      const family = families.get(key) ?? { weight: 0, red: 0, green: 0, blue: 0 };
      families.set(key, {
        weight: family.weight + weight,
        red: family.red + weight * red,
        green: family.green + weight * green,
        blue: family.blue + weight * blue,
      });
    }
  }
  const [main] = [...families.values()].toSorted((a, b) => b.weight - a.weight);
  if (main === undefined) return createHex(128, 128, 128);
  return createHex(main.red / main.weight, main.green / main.weight, main.blue / main.weight);
}
