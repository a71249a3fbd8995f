import { cutOutFigure } from './cut-out.ts';
import { distance, mainColors, SAME_COLOR, type Color, type Pixels } from './pixels.ts';

/** The colors of a figure in a grid over its extent; all lists are by color, then by cell, row by row. */
export interface FigurePattern {
  readonly colors: readonly Color[];
  /** The fraction of each cell that has the color. */
  readonly shares: readonly (readonly number[])[];
  /** The largest such fraction in the cell and its neighbors. */
  readonly sharesAround: readonly (readonly number[])[];
  /** How much a cell full of the color counts: less for a frequent color, so that eyes and belts count too. */
  readonly weights: readonly number[];
  /** The height of the figure as a fraction of the portrait's, and the ratio of its width to its height. */
  readonly height: number;
  readonly aspect: number;
}

export const COLUMNS = 6;
export const ROWS = 9;
const MAX_COLORS = 10;
/** Colors of a smaller part of a figure are left out. */
const MIN_PART = 0.012;
const FREQUENCY_WEIGHT = 0.75;
/** Fraction of the figure's pixels cut off at each edge, so that a thin tail does not widen its extent. */
const TRIMMED = { across: 0.02, down: 0.01 };

/** The pattern of the figure in a portrait. */
export function patternOf(portrait: Pixels): FigurePattern {
  const { width, height } = portrait;
  const figure = cutOutFigure(portrait);
  const own = figure.map((index) => portrait.colors[index]).filter((color) => color !== undefined);
  const colors = mainColors(own, MIN_PART).slice(0, MAX_COLORS);
  const [left, right] = extentOf(
    figure.map((index) => index % width),
    TRIMMED.across,
  );
  const [top, bottom] = extentOf(
    figure.map((index) => Math.floor(index / width)),
    TRIMMED.down,
  );
  const cellArea = ((right - left) / COLUMNS) * ((bottom - top) / ROWS);
  const shares = colors.map(() => Array.from({ length: ROWS * COLUMNS }, () => 0));
  for (const [at, index] of figure.entries()) {
    const column = Math.floor(((index % width) - left) / ((right - left) / COLUMNS));
    const row = Math.floor((Math.floor(index / width) - top) / ((bottom - top) / ROWS));
    const color = own[at];
    if (column < 0 || column >= COLUMNS || row < 0 || row >= ROWS || color === undefined) continue;
    const ofColor = shares[nearestOf(colors, color)];
    const cell = row * COLUMNS + column;
    if (ofColor) ofColor[cell] = (ofColor[cell] ?? 0) + 1 / cellArea;
  }
  return {
    colors,
    shares,
    sharesAround: shares.map(largestAround),
    weights: shares.map((cells) => sum(cells) ** (FREQUENCY_WEIGHT - 1)),
    height: (bottom - top) / height,
    aspect: (right - left) / (bottom - top),
  };
}

/** The pattern of the mirrored figure. */
export function mirrored(pattern: FigurePattern): FigurePattern {
  const mirror = (cells: readonly number[]): number[] =>
    cells.map((_, cell) => cells[cell - (cell % COLUMNS) + COLUMNS - 1 - (cell % COLUMNS)] ?? 0);
  return { ...pattern, shares: pattern.shares.map(mirror), sharesAround: pattern.sharesAround.map(mirror) };
}

/** Index of the nearest color that counts as the same; -1 for none. */
export function nearestOf(colors: readonly Color[], color: Color): number {
  let nearest = -1;
  let least = SAME_COLOR;
  for (const [index, own] of colors.entries()) {
    const away = distance(own, color);
    if (away >= least) continue;
    least = away;
    nearest = index;
  }
  return nearest;
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function extentOf(places: readonly number[], outside: number): [from: number, to: number] {
  const sortedPlaces = places.toSorted((one, other) => one - other);
  const at = (fraction: number) =>
    sortedPlaces[Math.min(sortedPlaces.length - 1, Math.floor(fraction * sortedPlaces.length))] ?? 0;
  const [from, to] = [at(outside), at(1 - outside)];
  return [from, Math.max(from + 1, to)];
}

const largestAround = (cells: readonly number[]): number[] =>
  cells.map((_, cell) => {
    const [row, column] = [Math.floor(cell / COLUMNS), cell % COLUMNS];
    const rows = [row - 1, row, row + 1].filter((near) => near >= 0 && near < ROWS);
    const columns = [column - 1, column, column + 1].filter((near) => near >= 0 && near < COLUMNS);
    return Math.max(...rows.flatMap((nearRow) => columns.map((near) => cells[nearRow * COLUMNS + near] ?? 0)));
  });
