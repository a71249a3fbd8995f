import { converter } from 'culori';
import sharp from 'sharp';

/** A color in Oklab with its lightness reduced. */
export type Color = readonly [l: number, a: number, b: number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Pixels extends Size {
  /** Row by row; equal colors are the same object. */
  readonly colors: readonly Color[];
}

/** Shading mostly changes lightness, so lightness counts for less than hue. */
const LIGHTNESS_WEIGHT = 0.5;
/** The bits kept of each channel, so that few distinct colors remain: converting a color is slow. */
const BITS = 7;
const toOklab = converter('oklab');

/** The pixels of a picture, stretched to a size. @throws when it cannot be decoded */
export async function readPixels(picture: Buffer, { width, height }: Size): Promise<Pixels> {
  const bytes = await sharp(picture)
    .resize(width, height, { fit: 'fill' })
    .removeAlpha()
    .toColorspace('srgb')
    .raw()
    .toBuffer();
  const colorByBits = new Map<number, Color>();
  const colors = Array.from({ length: width * height }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = bytes.subarray(index * 3, index * 3 + 3);
    const key = ((red >> (8 - BITS)) << (2 * BITS)) | ((green >> (8 - BITS)) << BITS) | (blue >> (8 - BITS));
    const color = colorByBits.get(key) ?? toColor(red, green, blue);
    colorByBits.set(key, color);
    return color;
  });
  return { width, height, colors };
}

function toColor(red: number, green: number, blue: number): Color {
  const { l, a, b } = toOklab({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 });
  return [l * LIGHTNESS_WEIGHT, a, b];
}

export const distance = (one: Color, other: Color): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** Colors that are nearer than this count as the same. */
export const SAME_COLOR = 0.05;
const CELL = 0.025;

/**
 * The colors that make up more than `minShare` of those given, the most frequent first; similar colors are merged.
 */
export function mainColors(colors: readonly Color[], minShare: number): Color[] {
  const cells = new Map<string, { color: Color; count: number }>();
  for (const color of colors) {
    const cell = color.map((channel) => Math.round(channel / CELL)).join();
    cells.set(cell, { color, count: (cells.get(cell)?.count ?? 0) + 1 });
  }
  const merged: { color: Color; count: number }[] = [];
  for (const { color, count } of [...cells.values()].toSorted((one, other) => other.count - one.count)) {
    const near = merged.find((other) => distance(other.color, color) < SAME_COLOR);
    if (near) near.count += count;
    else merged.push({ color, count });
  }
  return merged
    .filter(({ count }) => count > minShare * colors.length)
    .toSorted((one, other) => other.count - one.count)
    .map(({ color }) => color);
}

/** The picture turned clockwise by a quarter. */
export const quarterTurn = ({ width, height, colors }: Pixels): Pixels => ({
  width: height,
  height: width,
  colors: colors.map((color, index) => {
    const [x, y] = [index % height, Math.floor(index / height)];
    return colors[(height - 1 - x) * width + y] ?? color;
  }),
});
