import type { Hex } from '../svg/color.ts';
import { ellipse, group, path, round, stroke, type Svg } from '../svg/elements.ts';
import { polygonPath } from '../svg/paths.ts';
import type { View } from './view.ts';

/** Patterns of level floors, in perspective. */

export type FloorPattern = 'plain' | 'cobbles' | 'tiles' | 'planks' | 'keys' | 'craters' | 'cracks' | 'metal';

type Pattern = (view: View, top: number, color: Hex, second: Hex) => Svg;

/** Rows that grow taller towards the viewer, from `top` to the lower edge. */
function rows({ stage }: View, top: number, count: number): (readonly [from: number, to: number])[] {
  const at = (row: number) => top + (stage.height - top) * (row / count) ** 1.7;
  return Array.from({ length: count }, (_, row) => [at(row), at(row + 1)] as const);
}

/** The x of a line that runs from the vanishing point to `fraction` of the width at the lower edge. */
function towardsReader({ stage }: View, top: number, fraction: number, y: number): number {
  const nearness = 0.42 + (0.58 * (y - top)) / (stage.height - top);
  return stage.width * (0.5 + (fraction - 0.5) * nearness);
}

const chequered =
  (columns: number, count: number, opacity: number): Pattern =>
  (view, top, _color, second) => {
    const fill = view.brushes.near.lit(second);
    const tiles = rows(view, top, count).flatMap(([from, to], row) =>
      Array.from({ length: columns }, (_, column) => {
        if ((row + column) % 2 === 0) return '';
        const at = (edge: number, y: number) => towardsReader(view, top, -0.7 + (2.4 * edge) / columns, y);
        return polygonPath([
          [at(column, from), from],
          [at(column + 1, from), from],
          [at(column + 1, to), to],
          [at(column, to), to],
        ]);
      }),
    );
    return path(tiles.join(''), { fill, opacity });
  };

export const PATTERNS: Readonly<Record<FloorPattern, Pattern>> = {
  plain: () => '',
  tiles: chequered(16, 7, 0.5),
  cobbles: (view, top, color) => {
    const { random } = view.stage;
    const stones = rows(view, top, 9).flatMap(([from, to], row) =>
      Array.from({ length: 15 }, (_, column) => {
        const x = towardsReader(view, top, -0.6 + (2.2 * (column + (row % 2) * 0.5)) / 15, to);
        const half = ((to - from) * 0.9 + view.unit * 10) * 0.75;
        return ellipse(x, (from + to) / 2, half, (to - from) * 0.42, {
          fill: view.brushes.near.lit(color, random.between(-0.07, 0.06)),
        });
      }),
    );
    return group(stones, { opacity: 0.75 });
  },
  planks: (view, top, color) => {
    const lines = Array.from({ length: 17 }, (_, index) => {
      const fraction = -0.7 + (2.4 * index) / 16;
      return `M${round(towardsReader(view, top, fraction, top))} ${round(top)}L${round(towardsReader(view, top, fraction, view.stage.height))} ${view.stage.height}`;
    });
    return stroke(lines.join(''), view.brushes.near.lit(color, -0.12), 3 * view.unit, { opacity: 0.7 });
  },
  keys: (view, top) => {
    const black = Array.from({ length: 14 }, (_, index) => {
      if (index % 7 === 2 || index % 7 === 6) return '';
      const fraction = -0.6 + (2.2 * (index + 0.72)) / 14;
      const [from, to] = [top, top + (view.stage.height - top) * 0.5];
      const at = (edge: number, y: number) => towardsReader(view, top, fraction + edge, y);
      return polygonPath([
        [at(0, from), from],
        [at(0.09, from), from],
        [at(0.09, to), to],
        [at(0, to), to],
      ]);
    });
    const seams = Array.from({ length: 15 }, (_, index) => {
      const fraction = -0.6 + (2.2 * index) / 14;
      return `M${round(towardsReader(view, top, fraction, top))} ${round(top)}L${round(towardsReader(view, top, fraction, view.stage.height))} ${view.stage.height}`;
    });
    return (
      stroke(seams.join(''), view.brushes.near.lit('#b8a8b8'), 4 * view.unit) +
      path(black.join(''), { fill: view.brushes.near.lit('#3a3048') })
    );
  },
  craters: (view, top, color) => {
    const { random, width, height } = view.stage;
    return Array.from({ length: 11 }, (_, index) => {
      const y = top + (height - top) * (0.14 + 0.08 * index);
      const r = view.unit * (24 + 60 * ((y - top) / (height - top)));
      const x = width * random.between(0, 1);
      return (
        ellipse(x, y, r, r * 0.3, { fill: view.brushes.near.lit(color, -0.12) }) +
        ellipse(x, y + r * 0.07, r * 0.9, r * 0.24, { fill: view.brushes.near.lit(color, -0.05) })
      );
    }).join('');
  },
  cracks: (view, top) => {
    const { random, width, height } = view.stage;
    const lines = Array.from({ length: 12 }, () => {
      const [x, y] = [random.between(0, width), random.between(top + 10, height)];
      const s = view.unit * 60;
      return `M${round(x)} ${round(y)}l${round(s)} ${round(s * 0.12)}l${round(s * 0.7)} ${round(-s * 0.2)}M${round(x + s)} ${round(y + s * 0.12)}l${round(s * 0.3)} ${round(s * 0.3)}`;
    });
    return stroke(lines.join(''), '#ffffff', 3 * view.unit, { opacity: 0.7 });
  },
  metal: (view, top) => {
    const { stage } = view;
    const lines = Array.from({ length: 13 }, (_, index) => {
      const fraction = -0.7 + (2.4 * index) / 12;
      return `M${round(towardsReader(view, top, fraction, top))} ${round(top)}L${round(towardsReader(view, top, fraction, stage.height))} ${stage.height}`;
    });
    const across = rows(view, top, 6).map(([y]) => `M0 ${round(y)}H${stage.width}`);
    return stroke(lines.join('') + across.join(''), stage.light.accent, 2.4 * view.unit, { opacity: 0.45 });
  },
};
