import { converter } from 'culori';
import sharp from 'sharp';

/** A colour in Oklab with its lightness reduced. */
export type Colour = readonly [l: number, a: number, b: number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Pixels extends Size {
  /** Row by row; equal colours are the same object. */
  readonly colours: readonly Colour[];
}

/** Shading mostly changes lightness, so lightness counts for less than hue. */
const LIGHTNESS_WEIGHT = 0.5;
/** The bits kept of each channel, so that few distinct colours remain: converting a colour is slow. */
const BITS = 7;
const toOklab = converter('oklab');

/** The pixels of a picture, stretched to a size. @throws when it cannot be decoded */
export async function readPixels(picture: Buffer, { width, height }: Size): Promise<Pixels> {
  const bytes = await sharp(picture)
    .resize(width, height, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const colourByBits = new Map<number, Colour>();
  const colours = Array.from({ length: width * height }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = bytes.subarray(index * 3, index * 3 + 3);
    const key = ((red >> (8 - BITS)) << (2 * BITS)) | ((green >> (8 - BITS)) << BITS) | (blue >> (8 - BITS));
    const colour = colourByBits.get(key) ?? toColour(red, green, blue);
    colourByBits.set(key, colour);
    return colour;
  });
  return { width, height, colours };
}

function toColour(red: number, green: number, blue: number): Colour {
  const { l, a, b } = toOklab({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 });
  return [l * LIGHTNESS_WEIGHT, a, b];
}

export const distance = (one: Colour, other: Colour): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** Colours that are nearer than this count as the same. */
export const SAME_COLOUR = 0.05;
const CELL = 0.025;

/**
 * The colours that make up more than `minShare` of those given, the most frequent first; similar colours are merged.
 */
export function mainColours(colours: readonly Colour[], minShare: number): Colour[] {
  const cells = new Map<string, { colour: Colour; count: number }>();
  for (const colour of colours) {
    const cell = colour.map((channel) => Math.round(channel / CELL)).join();
    cells.set(cell, { colour, count: (cells.get(cell)?.count ?? 0) + 1 });
  }
  const merged: { colour: Colour; count: number }[] = [];
  for (const { colour, count } of [...cells.values()].toSorted((one, other) => other.count - one.count)) {
    const near = merged.find((other) => distance(other.colour, colour) < SAME_COLOUR);
    if (near) near.count += count;
    else merged.push({ colour, count });
  }
  return merged
    .filter(({ count }) => count > minShare * colours.length)
    .toSorted((one, other) => other.count - one.count)
    .map(({ colour }) => colour);
}

/** The picture turned clockwise by a quarter. */
export const quarterTurn = ({ width, height, colours }: Pixels): Pixels => ({
  width: height,
  height: width,
  colours: colours.map((colour, index) => {
    const [x, y] = [index % height, Math.floor(index / height)];
    return colours[(height - 1 - x) * width + y] ?? colour;
  }),
});
