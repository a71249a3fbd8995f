import { sum, type Series } from './series.ts';

/** One piece of a day's column, in units of the plot. */
export interface ColumnPiece {
  foot: number;
  height: number;
}

export interface PlotColumns {
  /** A column for each day, a piece for each series. */
  columns: ColumnPiece[][];
  /** The sum of the highest day. */
  highest: number;
}

/** Stands the series of each day upon each other, so that the highest day is `height` high. */
export function plotColumns(series: readonly Series[], days: number, height: number): PlotColumns {
  const valuesOf = (day: number): number[] => series.map(({ values }) => values[day] ?? 0);
  const all = Array.from({ length: days }, (_, day) => valuesOf(day));
  const highest = Math.max(0, ...all.map(sum));
  const scale = highest > 0 ? height / highest : 0;
  return { columns: all.map((values) => stand(values, scale)), highest };
}

function stand(values: readonly number[], scale: number): ColumnPiece[] {
  let foot = 0;
  return values.map((value) => {
    const piece = { foot, height: value * scale };
    foot += piece.height;
    return piece;
  });
}
