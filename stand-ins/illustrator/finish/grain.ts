import sharp, { type OverlayOptions } from 'sharp';
import { createRandom } from '../svg/random.ts';

export type Grain = 'paper' | 'chalk' | 'canvas' | 'dots' | 'wash' | 'laid' | 'none';

const SIDE = 256;
const SHAPE = { width: SIDE, height: SIDE, channels: 4 } as const;

/** Gray value (0..255) and opacity (0..255) of the grain at one point of its tile. */
type Texel = (x: number, y: number, nextRandom: () => number) => readonly [gray: number, opacity: number];

/** The sum of three random numbers approximates a normal distribution. */
const bell = (nextRandom: () => number): number => nextRandom() + nextRandom() + nextRandom() - 1.5;

const TEXELS: Readonly<Record<Exclude<Grain, 'none'>, Texel>> = {
  paper: (_x, _y, nextRandom) => [128 + bell(nextRandom) * 40, 110],
  chalk: (_x, _y, nextRandom) => [140 + bell(nextRandom) * 120, 130],
  canvas: (x, y, nextRandom) => [
    128 + Math.sin((x * Math.PI) / 2) * 26 + Math.sin((y * Math.PI) / 2) * 26 + bell(nextRandom) * 24,
    150,
  ],
  dots: (x, y) => {
    const [dx, dy] = [(x % 8) - 3.5, (y % 8) - 3.5];
    return [Math.hypot(dx, dy) < 2.3 ? 40 : 150, 60];
  },
  wash: (x, y, nextRandom) => [
    134 +
      Math.sin((x * Math.PI) / 64) * 18 +
      Math.sin(((x + y) * Math.PI) / 32 + Math.cos((y * Math.PI) / 64) * 2) * 14 +
      bell(nextRandom) * 50,
    150,
  ],
  laid: (x, y, nextRandom) => [128 + (y % 5 === 0 ? -26 : 6) + (x % 42 === 0 ? -20 : 0) + bell(nextRandom) * 40, 130],
};

const tiles = new Map<Grain, Buffer>();

/** One tile of grain; noise filters in the SVG would be far slower. */
function tileOf(grain: Exclude<Grain, 'none'>): Buffer {
  const cachedTile = tiles.get(grain);
  if (cachedTile !== undefined) return cachedTile;
  const random = createRandom(`${grain} grain`);
  const nextRandom = () => random.unit();
  const pixels = Buffer.alloc(SIDE * SIDE * 4);
  for (let at = 0; at < SIDE * SIDE; at++) {
    const [gray, opacity] = TEXELS[grain](at % SIDE, Math.floor(at / SIDE), nextRandom);
    pixels.fill(Math.max(0, Math.min(255, gray)), at * 4, at * 4 + 3);
    pixels[at * 4 + 3] = opacity;
  }
  tiles.set(grain, pixels);
  return pixels;
}

/** The grain for a picture of this size; its tile must not be larger than the picture. */
export async function grainOverlay(
  grain: Exclude<Grain, 'none'>,
  { width, height }: { width: number; height: number },
): Promise<OverlayOptions> {
  const raw = { ...SHAPE, width: Math.min(SIDE, width), height: Math.min(SIDE, height) };
  const tile = tileOf(grain);
  const isWhole = raw.width === SIDE && raw.height === SIDE;
  const input = isWhole
    ? tile
    : await sharp(tile, { raw: SHAPE })
        .extract({ left: 0, top: 0, width: raw.width, height: raw.height })
        .raw()
        .toBuffer();
  return { input, raw, tile: true, blend: 'soft-light' };
}
