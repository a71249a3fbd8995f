import { mix, shade, type Hex } from '../svg/colour.ts';
import { circle, ellipse, group, path, rect, round, stroke, type Svg } from '../svg/elements.ts';
import { polygonPath, scallopPath } from '../svg/paths.ts';
import { dunes, footpath, hill, ridge, ridgeY, river, sea } from './land.ts';
import type { View } from './view.ts';

/** What everything stands on. */
export interface Ground {
  /** Painted before the landmarks. */
  readonly back: Svg;
  /** Painted over the feet of the landmarks. */
  readonly front: Svg;
  /** Where a landmark at `x` has its foot, in pixels. */
  readonly standingY: (x: number) => number;
}

interface Rolling {
  /** Colour of the land in daylight; the light's own foliage when absent. */
  readonly land?: Hex;
  readonly way?: 'path' | 'river' | 'none';
  /** Colour of the river or path instead of water or sand. */
  readonly wayColour?: Hex;
}

/** Two waves of land with a way to the reader's feet. */
export const rolling =
  ({ land, way = 'path', wayColour }: Rolling = {}) =>
  ({ stage, brushes }: View): Ground => {
    const { light, height, horizonY } = stage;
    const meadow = land === undefined ? light.foliage : brushes.near.lit(land);
    const near =
      land === undefined ? mix(light.near, light.dark, 0.35) : mix(brushes.near.lit(land, -0.08), light.near, 0.25);
    const line = ridge(stage, horizonY + height * 0.1, height * 0.045, 1.1);
    const front = ridge(stage, height * 0.83, height * 0.03, 1.3);
    const ways = {
      path: () => footpath(stage, wayColour),
      river: () => river(stage, wayColour),
      none: () => '',
    };
    return {
      back: hill(stage, line, mix(meadow, light.haze, 0.18), meadow, 0.5),
      front: (way === 'river' ? '' : hill(stage, front, shade(meadow, 0.02), near)) + ways[way](),
      standingY: (x) => ridgeY(line, x) + height * 0.05,
    };
  };

export type FloorPattern = 'plain' | 'cobbles' | 'tiles' | 'planks' | 'keys' | 'craters' | 'cracks' | 'metal';

/** A level floor up to the horizon, its pattern in perspective. */
export const level =
  (colour: Hex, pattern: FloorPattern, second: Hex = '#ffffff') =>
  (view: View): Ground => {
    const { stage, brushes } = view;
    const { light, width, height, horizonY } = stage;
    const top = horizonY + height * 0.07;
    const ground = brushes.near.lit(colour);
    const fill = stage.defs.linear([
      [0, mix(ground, light.haze, 0.4)],
      [0.4, ground],
      [1, shade(ground, -0.08)],
    ]);
    return {
      back: rect(0, top, width, height - top, { fill }) + PATTERNS[pattern](view, top, colour, second),
      front: '',
      standingY: () => top + height * 0.05,
    };
  };

type Pattern = (view: View, top: number, colour: Hex, second: Hex) => Svg;

/** Rows that grow taller towards the reader, from `top` to the lower edge. */
function rows({ stage }: View, top: number, count: number): (readonly [from: number, to: number])[] {
  const at = (row: number) => top + (stage.height - top) * (row / count) ** 1.7;
  return Array.from({ length: count }, (_, row) => [at(row), at(row + 1)] as const);
}

/** The x of a line that runs from the vanishing point to `share` of the width at the lower edge. */
function towardsReader({ stage }: View, top: number, share: number, y: number): number {
  const nearness = 0.42 + (0.58 * (y - top)) / (stage.height - top);
  return stage.width * (0.5 + (share - 0.5) * nearness);
}

const chequered =
  (columns: number, count: number, opacity: number): Pattern =>
  (view, top, _colour, second) => {
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

const PATTERNS: Readonly<Record<FloorPattern, Pattern>> = {
  plain: () => '',
  tiles: chequered(16, 7, 0.5),
  cobbles: (view, top, colour) => {
    const { random } = view.stage;
    const stones = rows(view, top, 9).flatMap(([from, to], row) =>
      Array.from({ length: 15 }, (_, column) => {
        const x = towardsReader(view, top, -0.6 + (2.2 * (column + (row % 2) * 0.5)) / 15, to);
        const half = ((to - from) * 0.9 + view.unit * 10) * 0.75;
        return ellipse(x, (from + to) / 2, half, (to - from) * 0.42, {
          fill: view.brushes.near.lit(colour, random.between(-0.07, 0.06)),
        });
      }),
    );
    return group(stones, { opacity: 0.75 });
  },
  planks: (view, top, colour) => {
    const lines = Array.from({ length: 17 }, (_, index) => {
      const share = -0.7 + (2.4 * index) / 16;
      return `M${round(towardsReader(view, top, share, top))} ${round(top)}L${round(towardsReader(view, top, share, view.stage.height))} ${view.stage.height}`;
    });
    return stroke(lines.join(''), view.brushes.near.lit(colour, -0.12), 3 * view.unit, { opacity: 0.7 });
  },
  keys: (view, top) => {
    const black = Array.from({ length: 14 }, (_, index) => {
      if (index % 7 === 2 || index % 7 === 6) return '';
      const share = -0.6 + (2.2 * (index + 0.72)) / 14;
      const [from, to] = [top, top + (view.stage.height - top) * 0.5];
      const at = (edge: number, y: number) => towardsReader(view, top, share + edge, y);
      return polygonPath([
        [at(0, from), from],
        [at(0.09, from), from],
        [at(0.09, to), to],
        [at(0, to), to],
      ]);
    });
    const seams = Array.from({ length: 15 }, (_, index) => {
      const share = -0.6 + (2.2 * index) / 14;
      return `M${round(towardsReader(view, top, share, top))} ${round(top)}L${round(towardsReader(view, top, share, view.stage.height))} ${view.stage.height}`;
    });
    return (
      stroke(seams.join(''), view.brushes.near.lit('#b8a8b8'), 4 * view.unit) +
      path(black.join(''), { fill: view.brushes.near.lit('#3a3048') })
    );
  },
  craters: (view, top, colour) => {
    const { random, width, height } = view.stage;
    return Array.from({ length: 11 }, (_, index) => {
      const y = top + (height - top) * (0.14 + 0.08 * index);
      const r = view.unit * (24 + 60 * ((y - top) / (height - top)));
      const x = width * random.between(0, 1);
      return (
        ellipse(x, y, r, r * 0.3, { fill: view.brushes.near.lit(colour, -0.12) }) +
        ellipse(x, y + r * 0.07, r * 0.9, r * 0.24, { fill: view.brushes.near.lit(colour, -0.05) })
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
      const share = -0.7 + (2.4 * index) / 12;
      return `M${round(towardsReader(view, top, share, top))} ${round(top)}L${round(towardsReader(view, top, share, stage.height))} ${stage.height}`;
    });
    const across = rows(view, top, 6).map(([y]) => `M0 ${round(y)}H${stage.width}`);
    return stroke(lines.join('') + across.join(''), stage.light.accent, 2.4 * view.unit, { opacity: 0.45 });
  },
};

/** Open water with a shore in front. */
export const seaside =
  (shore: 'sand' | 'planks' | 'snow' = 'sand') =>
  ({ stage, brushes }: View): Ground => ({
    back: sea(stage),
    front: SHORES[shore]({ stage, brushes }),
    standingY: () => stage.height * 0.865,
  });

const SHORES: Readonly<Record<'sand' | 'planks' | 'snow', (view: Pick<View, 'stage' | 'brushes'>) => Svg>> = {
  sand: () => '',
  snow: ({ stage, brushes }) =>
    hill(
      stage,
      ridge(stage, stage.height * 0.85, stage.height * 0.014, 1.2),
      brushes.near.lit('#ffffff'),
      brushes.near.lit('#cfe2f4'),
    ),
  planks: ({ stage, brushes }) => {
    const { width, height } = stage;
    const top = height * 0.85;
    const posts = [0.06, 0.24, 0.76, 0.94].map(
      (share) =>
        rect(width * share - 12, top - 52, 24, height * 0.15 + 52, { rx: 5, fill: brushes.near.sheen('#7a5a44') }) +
        ellipse(width * share, top - 52, 12, 5, { fill: brushes.near.lit('#a8845e') }),
    );
    const ropes = `M${width * 0.06} ${top - 40}Q${width * 0.15} ${top - 10} ${width * 0.24} ${top - 40}M${width * 0.76} ${top - 40}Q${width * 0.85} ${top - 10} ${width * 0.94} ${top - 40}`;
    const seams = Array.from(
      { length: 16 },
      (_, index) => `M${(width * index) / 15} ${top}L${width * (0.5 + (index / 15 - 0.5) * 1.5)} ${height}`,
    );
    return (
      rect(0, top, width, height - top, { fill: brushes.near.fade('#a8805a', 0.05) }) +
      stroke(seams.join(''), brushes.near.lit('#7a5a40'), 3, { opacity: 0.6 }) +
      rect(0, top - 4, width, 12, { fill: brushes.near.lit('#c09a70') }) +
      posts.join('') +
      stroke(ropes, brushes.near.lit('#d8c49a'), 6)
    );
  },
};

/** A still lake between its banks. */
export const lakeside = ({ stage, brushes }: View): Ground => {
  const { light, random, width, height, horizonY } = stage;
  const [middleY, halfHeight] = [horizonY + height * 0.14, height * 0.1];
  const water = mix(light.sky[1], light.sky[3], 0.4);
  const line = ridge(stage, horizonY + height * 0.045, height * 0.03, 1.1);
  const front = ridge(stage, height * 0.85, height * 0.02, 1.3);
  const glints = Array.from({ length: 18 }, () => {
    const y = middleY + random.between(-0.7, 1) * halfHeight;
    const x = width * random.between(0.08, 0.9);
    return `M${round(x)} ${round(y)}h${round(width * random.between(0.02, 0.07))}`;
  });
  return {
    back:
      hill(stage, line, mix(light.foliage, light.haze, 0.2), light.foliage, 0.4) +
      ellipse(width / 2, middleY, width * 0.62, halfHeight * 1.05, { fill: brushes.near.lit('#d8c498') }) +
      ellipse(width / 2, middleY, width * 0.6, halfHeight, {
        fill: stage.defs.linear([
          [0, mix(water, '#ffffff', 0.35)],
          [1, shade(water, -0.1)],
        ]),
      }) +
      stroke(glints.join(''), '#ffffff', 3, { opacity: 0.5 }),
    front: hill(stage, front, shade(light.foliage, 0.02), mix(light.near, light.dark, 0.35)),
    standingY: () => middleY + halfHeight * 0.3,
  };
};

/** Waves of sand. */
export const sands = ({ stage }: View): Ground => ({
  back: dunes(stage),
  front: '',
  standingY: () => stage.horizonY + stage.height * 0.17,
});

/** Cloud upon cloud. */
export const cloudBank =
  (colour: Hex = '#ffffff') =>
  ({ stage, brushes }: View): Ground => {
    const { random, light, width, height, horizonY } = stage;
    const layers = [0.06, 0.14, 0.24, 0.33].map((offset, index) => {
      const y = horizonY + height * offset;
      const tint = mix(mix(brushes.near.lit(colour), light.sky[2], 0.1), light.haze, 0.5 - index * 0.16);
      const radius = height * (0.06 + index * 0.012);
      const count = Math.ceil(width / (radius * 1.1));
      const puffs = Array.from({ length: count + 1 }, (_, puff) =>
        circle(
          (width * (puff + random.between(-0.25, 0.25))) / count,
          y + random.between(-0.3, 0.5) * radius,
          radius * random.between(0.8, 1.25),
          {},
        ),
      );
      return group([...puffs, rect(0, y + radius * 0.3, width, height, {})], {
        fill: shade(tint, index === 0 ? -0.03 : 0.015 * index),
      });
    });
    const [first = '', second = '', ...front] = layers;
    return { back: first + second, front: front.join(''), standingY: () => horizonY + height * 0.2 };
  };

/** Dark water with tussocks and lily pads. */
export const bog = ({ stage, brushes, unit }: View): Ground => {
  const { random, light, width, height, horizonY } = stage;
  const top = horizonY + height * 0.06;
  const water = mix(brushes.near.lit('#4f7a68'), light.sky[2], 0.2);
  const pads = Array.from({ length: 26 }, () => {
    const y = random.between(top + height * 0.03, height * 0.97);
    const r = unit * (12 + 34 * ((y - top) / (height - top)));
    const x = random.between(0, width);
    const pad = path(
      `M${round(x)} ${round(y)}L${round(x + r)} ${round(y - r * 0.12)}A${round(r)} ${round(r * 0.36)} 0 1 0 ${round(x + r)} ${round(y + r * 0.12)}Z`,
      {
        fill: brushes.near.lit('#6ab060', random.between(-0.05, 0.04)),
      },
    );
    return random.chance(0.3) ? pad + circle(x - r * 0.3, y - r * 0.2, r * 0.22, { fill: '#ffc0da' }) : pad;
  });
  const islets = [0.1, 0.3, 0.68, 0.9].map((share) => {
    const y = top + height * random.between(0.03, 0.08);
    return path(scallopPath([width * share, y], width * 0.1, height * 0.025, 9), {
      fill: brushes.middle.lit('#5f8a54'),
    });
  });
  const bank = ridge(stage, height * 0.87, height * 0.016, 1.4);
  return {
    back:
      rect(0, top, width, height - top, {
        fill: stage.defs.linear([
          [0, mix(water, light.haze, 0.4)],
          [1, shade(water, -0.12)],
        ]),
      }) +
      islets.join('') +
      pads.join(''),
    front: hill(stage, bank, brushes.near.lit('#6f8a52'), brushes.near.lit('#4a6444')),
    standingY: () => top + height * 0.09,
  };
};
