import { mix, shade } from '../svg/color.ts';
import { circle, path, round, stroke, type Svg } from '../svg/elements.ts';
import { smoothPath, type Point } from '../svg/paths.ts';
import { roundTree } from './plants.ts';
import type { Stage } from './stage.ts';

/** A glowing volcano rising from the horizon at `x`. */
export function volcano({ defs, random, light, height: u, horizonY }: Stage, x: number): Svg {
  const foot = horizonY + u * 0.09;
  const rim = horizonY - u * 0.27;
  const p = (dx: number, y: number) => `${round(x + dx * u)} ${round(y)}`;
  const cone = `M${p(-0.36, foot)}Q${p(-0.13, horizonY - u * 0.06)} ${p(-0.07, rim)}Q${p(0, rim + u * 0.03)} ${p(0.07, rim)}Q${p(0.13, horizonY - u * 0.06)} ${p(0.36, foot)}Z`;
  const mouth = `M${p(-0.07, rim)}Q${p(0, rim + u * 0.03)} ${p(0.07, rim)}Q${p(0, rim - u * 0.016)} ${p(-0.07, rim)}Z`;
  const streams = `M${p(-0.03, rim + u * 0.008)}Q${p(-0.02, rim + u * 0.12)} ${p(-0.06, rim + u * 0.22)}Q${p(-0.02, rim + u * 0.19)} ${p(-0.012, rim + u * 0.1)}Q${p(0.02, rim + u * 0.2)} ${p(0.05, rim + u * 0.3)}Q${p(0.04, rim + u * 0.14)} ${p(0.028, rim + u * 0.008)}Z`;
  const smoke = Array.from({ length: 5 }, (_, index) =>
    circle(
      x + random.between(-0.02, 0.05) * u + index * u * 0.02,
      rim - u * (0.05 + index * 0.045),
      u * (0.022 + index * 0.01),
      {
        fill: mix('#5a3a4a', light.haze, 0.35),
        opacity: 0.42 - index * 0.07,
      },
    ),
  );
  return [
    circle(x, rim, u * 0.24, {
      fill: defs.radial([
        [0, '#ffd27a', 0.95],
        [0.4, '#ff8a4a', 0.4],
        [1, '#ff6a3a', 0],
      ]),
    }),
    ...smoke,
    path(cone, {
      fill: defs.linear([
        [0, mix('#4a2238', light.far, 0.25)],
        [1, mix('#7a3a48', light.haze, 0.25)],
      ]),
    }),
    path(streams, {
      fill: defs.linear([
        [0, '#fff0a0'],
        [0.5, '#ff9a3e'],
        [1, '#e2503a', 0.6],
      ]),
    }),
    path(mouth, { fill: '#ffe38a' }),
  ].join('');
}

const ISLANDS = [
  [0.22, 0.4, 0.15],
  [0.8, 0.33, 0.13],
  [0.54, 0.16, 0.08],
] as const;

/** Floating islands with trees and waterfalls. */
export function floatingIslands(stage: Stage): Svg {
  const { random, width, height } = stage;
  return ISLANDS.map(([shareX, shareY, shareR]) => {
    const x = width * (shareX + random.between(-0.04, 0.04));
    const y = height * (shareY + random.between(-0.03, 0.03));
    return island(stage, x, y, Math.max(width, height * 0.75) * shareR * (width > height ? 0.72 : 1), shareR > 0.1);
  }).join('');
}

const UNDERSIDE: readonly Point[] = [
  [-1, 0],
  [-0.8, 0.22],
  [-0.5, 0.5],
  [-0.22, 0.72],
  [0.02, 1],
  [0.2, 0.7],
  [0.5, 0.48],
  [0.82, 0.2],
  [1, 0],
];

function island(stage: Stage, x: number, y: number, radius: number, isLarge: boolean): Svg {
  const { defs, random, light } = stage;
  const rim = UNDERSIDE.map(([dx, dy]): Point => [
    x + dx * radius + random.between(-5, 5),
    y + dy * radius * 0.8 + random.between(-5, 5),
  ]);
  const first = rim[0] ?? [x, y];
  const rock = defs.linear([
    [0, mix('#a98a6b', light.haze, 0.25)],
    [1, mix('#5a4360', light.haze, 0.3)],
  ]);
  const cracks = Array.from({ length: 6 }, () => {
    const fraction = random.between(-0.7, 0.7);
    const deep = radius * random.between(0.12, 0.34) * (1 - Math.abs(fraction));
    return stroke(
      `M${round(x + fraction * radius)} ${round(y + radius * 0.08)}l${round(random.between(-6, 6))} ${round(deep)}`,
      '#000',
      radius * 0.03,
      {
        opacity: 0.12,
      },
    );
  });
  const trees = isLarge
    ? roundTree(stage, x - radius * 0.34, y - radius * 0.08, radius * 0.95, mix(light.foliage, light.haze, 0.1)) +
      roundTree(stage, x + radius * 0.16, y - radius * 0.1, radius * 0.7, mix(light.foliage, light.accent, 0.2))
    : '';
  return [
    path(`${smoothPath(rim)}Q${round(x)} ${round(y - radius * 0.12)} ${round(first[0])} ${round(first[1])}Z`, {
      fill: rock,
    }),
    ...cracks,
    turf(stage, x, y, radius),
    isLarge ? waterfall(stage, x + radius * 0.6, y - radius * 0.04, radius) : '',
    trees,
  ].join('');
}

/** Grass with a dripping edge: seven scallops along the rim. */
function turf({ defs, light }: Stage, x: number, y: number, radius: number): Svg {
  const green = mix(light.foliage, light.haze, 0.15);
  const r = (value: number) => round(value * radius);
  const drips = [-0.22, -0.26, -0.28, -0.3, -0.34, -0.3, -0.36].map(
    (step, index) => `q${r(step / 2)} ${r(index % 2 === 0 ? 0.12 : 0.15)} ${r(step)} 0`,
  );
  const d = `M${round(x - radius * 1.03)} ${round(y + radius * 0.03)}Q${round(x - radius * 0.6)} ${round(y - radius * 0.18)} ${round(x)} ${round(y - radius * 0.15)}Q${round(x + radius * 0.65)} ${round(y - radius * 0.17)} ${round(x + radius * 1.03)} ${round(y + radius * 0.03)}${drips.join('')}Z`;
  return path(d, {
    fill: defs.linear([
      [0, shade(green, 0.12)],
      [1, shade(green, -0.04)],
    ]),
  });
}

function waterfall({ defs, light, height }: Stage, x: number, y: number, radius: number): Svg {
  const half = radius * 0.07;
  const fall = height * 0.22;
  const d = `M${round(x - half)} ${round(y)}q${round(half)} ${round(-half * 0.5)} ${round(half * 2)} 0q${round(half * 0.6)} ${round(fall * 0.5)} ${round(half)} ${round(fall)}h${round(-half * 4)}q${round(half * 0.8)} ${round(-fall * 0.5)} ${round(half)} ${round(-fall)}Z`;
  return path(d, {
    fill: defs.linear([
      [0, '#ffffff', 0.9],
      [0.35, mix('#e8fbff', light.haze, 0.2), 0.55],
      [1, light.haze, 0],
    ]),
  });
}
