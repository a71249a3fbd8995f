import { COLUMNS, mirrored, nearestOf, patternOf, ROWS, sum, type FigurePattern } from './figure-pattern.ts';
import { quarterTurn, readPixels, type Color, type Pixels, type Size } from './pixels.ts';

/*
 * How surely the figure of a portrait is in a scene, by pixels alone. The portrait's ground is removed; then the
 * colors of the figure are looked for in windows of the scene, each color about where the figure has it. A window may
 * be larger or smaller than the figure, mirrored, turned for a lying figure, shortened for a sitting one, or end below
 * the scene. Place, light and style of the ground do not count.
 */

const PORTRAIT_SIZE = { width: 96, height: 128 };
const SCENE_SIZE = { width: 192, height: 128 };

/** Heights of a figure in a scene relative to its portrait, and the factors by which it may be shortened. */
const SMALLEST = 0.3;
const LARGEST = 2.5;
const NEXT_SIZE = 1.17;
const SHORTENED = [1, 0.72];
/** The fractions of a window that may lie outside of the scene. */
const ABOVE = 0.1;
const BELOW = 0.5;
const BESIDE = 0.2;
/** The fraction of a figure that must be visible. */
const VISIBLE = 0.4;
/** The number of windows that begin within the height of one window. */
const STEPS = 10;
/** Windows of each size that are compared by cells: those with the most of the figure's colors. */
const COMPARED = 12;

/** The number of cells by which a color may be displaced, because poses differ. */
const NEAR = 0.5;
/** The weight of finding few of the figure's colors elsewhere in the window. */
const ELSEWHERE_WEIGHT = 0.3;
/** A color of a larger part of the figure must be found: a stranger in other clothes has the same face. */
const MAIN_PART = 0.12;
const MAIN_WEIGHT = 0.3;

/** The agreement at which figures are as likely the same as not, and at which they are surely the same. */
const EVEN = 0.61;
const SURE = 0.685;

/** The likeness from 0, another figure or none, to 100, surely the same. @throws when a picture cannot be decoded */
export async function likenessOf(portrait: Buffer, scene: Buffer): Promise<number> {
  const pattern = patternOf(await readPixels(portrait, PORTRAIT_SIZE));
  const upright = await readPixels(scene, SCENE_SIZE);
  const standing = bestAgreement(pattern, upright);
  const agreement =
    standing >= SURE
      ? standing
      : Math.max(standing, ...quarterTurns(upright).map((view) => bestAgreement(pattern, view)));
  return Math.round(Math.min(100, Math.max(0, 50 + (50 * (agreement - EVEN)) / (SURE - EVEN))));
}

/** The scene turned to the left and to the right, so that a lying figure is upright. */
function quarterTurns(scene: Pixels): Pixels[] {
  const once = quarterTurn(scene);
  return [once, quarterTurn(quarterTurn(once))];
}

interface Window {
  readonly left: number;
  readonly top: number;
  /** The size of a cell. */
  readonly wide: number;
  readonly tall: number;
}

/** Counts the pixels of one color in an area; pixels outside of the scene do not count. */
type Counter = (left: number, top: number, right: number, bottom: number) => number;

/** The best agreement of the figure with any window of the scene, 0..1. */
function bestAgreement(pattern: FigurePattern, scene: Pixels): number {
  const counters = countersOf(pattern.colors, scene);
  const patterns = [pattern, mirrored(pattern)];
  let best = 0;
  for (let factor = SMALLEST; factor < LARGEST; factor *= NEXT_SIZE) {
    const height = factor * pattern.height * SCENE_SIZE.height;
    for (const shortened of SHORTENED) {
      const cell = { wide: (height * pattern.aspect) / COLUMNS, tall: (height * shortened) / ROWS };
      for (const window of likelyWindows(pattern, counters, scene, cell, Math.max(2, height / STEPS))) {
        const visibleCells = seenIn(window, counters, scene);
        for (const each of patterns) best = Math.max(best, agreementWith(each, visibleCells));
      }
    }
  }
  return best;
}

/** The windows of a size that contain the most of the figure's colors, in any position. */
function likelyWindows(
  { shares, weights }: FigurePattern,
  counters: readonly Counter[],
  scene: Size,
  { wide, tall }: Pick<Window, 'wide' | 'tall'>,
  step: number,
): Window[] {
  const [width, height] = [wide * COLUMNS, tall * ROWS];
  const totals = shares.map(sum);
  const windows: { window: Window; rough: number }[] = [];
  for (let top = -ABOVE * height; top + (1 - BELOW) * height <= scene.height; top += step) {
    const visible = (Math.min(scene.height, top + height) - Math.max(0, top)) / height;
    for (let left = -BESIDE * width; left + (1 - BESIDE) * width <= scene.width; left += step) {
      let rough = 0;
      for (const [index, count] of counters.entries()) {
        const cells = count(left, top, left + width, top + height) / (wide * tall * visible);
        rough += (weights[index] ?? 0) * Math.min(cells, totals[index] ?? 0);
      }
      windows.push({ window: { left, top, wide, tall }, rough });
    }
  }
  const likely = windows.toSorted((one, other) => other.rough - one.rough).slice(0, COMPARED);
  return likely.map(({ window }) => window);
}

/** A cell of a window; both lists are by color. */
interface SeenCell {
  readonly cell: number;
  /** The fraction of the cell that has the color, and the fraction of the cell with its surroundings. */
  readonly own: readonly number[];
  readonly near: readonly number[];
}

/** The cells whose middle is inside the scene. */
function seenIn({ left, top, wide, tall }: Window, counters: readonly Counter[], scene: Size): SeenCell[] {
  const area = wide * tall;
  return Array.from({ length: ROWS * COLUMNS }, (_, cell) => cell).flatMap((cell) => {
    const [x, y] = [left + (cell % COLUMNS) * wide, top + Math.floor(cell / COLUMNS) * tall];
    const [middleX, middleY] = [x + wide / 2, y + tall / 2];
    if (middleX < 0 || middleX > scene.width || middleY < 0 || middleY > scene.height) return [];
    const own = counters.map((count) => count(x, y, x + wide, y + tall) / area);
    const near = counters.map(
      (count) => count(x - NEAR * wide, y - NEAR * tall, x + (1 + NEAR) * wide, y + (1 + NEAR) * tall) / area,
    );
    return [{ cell, own, near }];
  });
}

/** How well the figure agrees with the cells in the scene, 0..1; 0 if too few of them are in the scene. */
function agreementWith({ shares, sharesAround, weights }: FigurePattern, visibleCells: readonly SeenCell[]): number {
  let [wantedShare, foundShare, colored, expected, all] = [0, 0, 0, 0, 0];
  const perColor = shares.map((cells, index) => {
    const weight = weights[index] ?? 0;
    const around = sharesAround[index] ?? [];
    let [wantedOfColor, foundOfColor] = [0, 0];
    for (const { cell, own, near } of visibleCells) {
      const [share, ownShare] = [cells[cell] ?? 0, own[index] ?? 0];
      wantedOfColor += share;
      foundOfColor += Math.min(share, near[index] ?? 0);
      colored += weight * ownShare;
      expected += weight * Math.min(ownShare, around[cell] ?? 0);
    }
    wantedShare += weight * wantedOfColor;
    foundShare += weight * foundOfColor;
    all += weight * sum(cells);
    return { wanted: wantedOfColor, found: foundOfColor };
  });
  if (colored === 0 || wantedShare < VISIBLE * all) return 0;
  const visible = sum(perColor.map((color) => color.wanted));
  const main = perColor.filter((color) => color.wanted > MAIN_PART * visible);
  const least = Math.min(1, ...main.map((color) => color.found / color.wanted));
  return (
    (foundShare / wantedShare) ** (1 - ELSEWHERE_WEIGHT) *
    (expected / colored) ** ELSEWHERE_WEIGHT *
    least ** MAIN_WEIGHT
  );
}

/** A counter for each color of the figure. */
function countersOf(colors: readonly Color[], scene: Pixels): Counter[] {
  const indexByColor = new Map<Color, number>();
  const nearest = scene.colors.map((color) => {
    const index = indexByColor.get(color) ?? nearestOf(colors, color);
    indexByColor.set(color, index);
    return index;
  });
  return colors.map((_, colorIndex) => counterOf(scene, (index) => nearest[index] === colorIndex));
}

/** Counts with a summed-area table. */
function counterOf({ width, height }: Size, is: (index: number) => boolean): Counter {
  const row = width + 1;
  const sums = new Int32Array(row * (height + 1));
  const at = (x: number, y: number) => sums[y * row + x] ?? 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const own = is(y * width + x) ? 1 : 0;
      sums[(y + 1) * row + x + 1] = own + at(x, y + 1) + at(x + 1, y) - at(x, y);
    }
  }
  const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));
  return (left, top, right, bottom) => {
    const [x, y, endX, endY] = [within(left, width), within(top, height), within(right, width), within(bottom, height)];
    return at(endX, endY) - at(x, endY) - at(endX, y) + at(x, y);
  };
}
