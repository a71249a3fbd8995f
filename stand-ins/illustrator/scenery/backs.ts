import { mix, shade, type Hex } from '../svg/color.ts';
import { circle, ellipse, group, path, rect, round, stroke, type Svg } from '../svg/elements.ts';
import { polygonPath, scallopPath, type Point } from '../svg/paths.ts';
import { hill, mistBand, mountains, ridge, ridgeY } from './land.ts';
import { isNight } from './lights.ts';
import { pine } from './plants.ts';
import { city } from './skyline.ts';
import type { View } from './view.ts';

/** Backgrounds between the sky and the ground. */
export type Back = (view: View) => Svg;

/** A chain of hills in `land`'s color (the light's foliage when absent) with small pines. */
const hills =
  (land: Hex | null, hasPines: boolean): Back =>
  ({ stage, brushes }) => {
    const { light, height, horizonY } = stage;
    const color = land === null ? light.foliage : brushes.near.lit(land);
    const line = ridge(stage, horizonY + height * 0.01, height * 0.05, 1.6);
    const tint = (fraction: number) => mix(color, light.haze, fraction);
    return hill(stage, line, tint(0.55), tint(0.35), 0.4) + (hasPines ? farPines(stage, line, color) : '');
  };

function farPines(stage: View['stage'], line: readonly Point[], color: Hex): Svg {
  const { random, light, width, height } = stage;
  const tint = mix(color, light.haze, 0.42);
  return Array.from({ length: 24 }, () => {
    const x = random.between(0, width);
    return pine(stage, x, ridgeY(line, x) + 8, height * random.between(0.05, 0.1), tint);
  }).join('');
}

export const alps: Back = (view) => mountains(view.stage, true) + mistBand(view.stage) + hills(null, true)(view);
export const bareHills: Back = (view) => mistBand(view.stage) + hills(null, false)(view);
export const rockyRange: Back = (view) =>
  mountains(view.stage, false) + mistBand(view.stage) + hills(null, false)(view);
export const snowRange: Back = (view) =>
  mountains(view.stage, true) + mistBand(view.stage) + hills('#f2f7fd', true)(view);
export const farRange: Back = ({ stage }) => mountains(stage, false) + mistBand(stage);
export const openHorizon: Back = ({ stage }) => mistBand(stage);
export const towers: Back = ({ stage }) => mistBand(stage) + city(stage);
export const coloredHills =
  (color: Hex): Back =>
  (view) =>
    mistBand(view.stage) + hills(color, false)(view);

/** Rows of trunks under a closed canopy. */
export const deepWood =
  (leaf: Hex, bark: Hex): Back =>
  ({ stage, brushes }) => {
    const { random, light, width, height, horizonY } = stage;
    const rows = [0.72, 0.5, 0.26].map((haze, row) => {
      const count = 13 - row * 3;
      const trunk = mix(brushes.near.lit(bark), light.haze, haze);
      const crown = mix(brushes.near.lit(leaf), light.haze, haze);
      const trunks = Array.from({ length: count }, (_, index) => {
        const x = (width * (index + random.between(0.15, 0.85))) / count;
        const half = width * (0.008 + row * 0.005);
        return `M${round(x - half * 1.5)} ${round(horizonY + height * 0.12)}L${round(x - half)} 0H${round(x + half)}L${round(x + half * 1.5)} ${round(horizonY + height * 0.12)}Z`;
      });
      const crowns = Array.from({ length: 8 }, (_, index) =>
        path(
          scallopPath(
            [(width * (index + random.between(0, 1))) / 8, height * (0.02 + row * 0.01)],
            width * 0.12,
            height * (0.21 - row * 0.05),
            9,
          ),
          {},
        ),
      );
      return path(trunks.join(''), { fill: trunk }) + group(crowns, { fill: crown });
    });
    const floor = hill(
      stage,
      ridge(stage, horizonY + height * 0.07, height * 0.02, 2),
      mix(brushes.near.lit(leaf), light.haze, 0.4),
      brushes.near.lit(leaf, -0.05),
    );
    return rows.join('') + mistBand(stage, 0.5) + floor;
  };

/** Red table mountains. */
export const mesas: Back = ({ stage, brushes }) => {
  const { random, light, width, height, horizonY } = stage;
  return [0.55, 0.25]
    .map((haze, row) => {
      const color = mix(brushes.near.lit('#d07050'), light.haze, haze);
      return [0.04, 0.3, 0.62, 0.93]
        .map((fraction) => {
          const x = width * (fraction + random.between(-0.06, 0.06));
          const [half, tall] = [
            width * random.between(0.07, 0.13),
            height * random.between(0.12, 0.26) * (1 - row * 0.2),
          ];
          const base = horizonY + height * 0.12;
          return (
            path(
              `M${round(x - half * 1.5)} ${round(base)}Q${round(x - half)} ${round(base - tall * 0.5)} ${round(x - half * 0.9)} ${round(base - tall)}H${round(x + half * 0.8)}Q${round(x + half)} ${round(base - tall * 0.5)} ${round(x + half * 1.6)} ${round(base)}Z`,
              {
                fill: stage.defs.linear([
                  [0, shade(color, 0.05)],
                  [1, shade(color, -0.03)],
                ]),
              },
            ) +
            stroke(
              `M${round(x - half * 0.92)} ${round(base - tall * 0.8)}H${round(x + half * 0.84)}M${round(x - half * 1.02)} ${round(base - tall * 0.56)}H${round(x + half * 0.94)}`,
              shade(color, -0.08),
              height * 0.007,
              {
                opacity: 0.5,
              },
            )
          );
        })
        .join('');
    })
    .join('');
};

/** The roofs of a town, in several rows. */
export const rooftops: Back = ({ stage, brushes }) => {
  const { random, light, width, height, horizonY } = stage;
  const rows = [0.62, 0.36].map((haze, row) => {
    const count = 9 - row;
    return Array.from({ length: count }, (_, index) => {
      const w = (width / count) * 1.02;
      const x = (width * index) / count;
      const h = height * random.between(0.1, 0.22);
      const base = horizonY + height * 0.12;
      const wall = mix(brushes.near.lit(random.pick(['#e8c8a0', '#d8a890', '#cfc4d8', '#e4d4b4'])), light.haze, haze);
      const roof = mix(brushes.near.lit(random.pick(['#b4553c', '#8a5f78', '#6a7fa8', '#c8784a'])), light.haze, haze);
      const lights = [0.25, 0.6].map((fraction) =>
        rect(x + w * fraction, base - h * 0.7, w * 0.13, h * 0.22, {
          rx: 3,
          fill: brushes.near.lamp,
          opacity: isNight(light) ? 0.95 : 0.55,
        }),
      );
      return (
        rect(x, base - h, w, h, { fill: wall }) +
        path(
          `M${round(x - w * 0.08)} ${round(base - h)}L${round(x + w / 2)} ${round(base - h - w * 0.46)}L${round(x + w * 1.08)} ${round(base - h)}Z`,
          { fill: roof },
        ) +
        lights.join('')
      );
    }).join('');
  });
  return mistBand(stage) + rows.join('');
};

/** A tall cliff with a waterfall and a pool at its foot. */
export const cascade: Back = (view) => {
  const { stage, brushes } = view;
  const { light, width, height, horizonY } = stage;
  const rock = (fraction: number) => mix(brushes.near.lit('#8f8a94'), light.haze, fraction);
  const foot = horizonY + height * 0.13;
  const x = (fraction: number) => round(width * fraction);
  const y = (fraction: number) => round(height * fraction);
  const cliff = (from: number, to: number, top: number, fraction: number) =>
    path(
      `M${x(from)} ${round(foot)}L${x(from)} ${y(top + 0.05)}Q${x(from + (to - from) * 0.3)} ${y(top - 0.02)} ${x(from + (to - from) * 0.55)} ${y(top)}Q${x(to - 0.02)} ${y(top + 0.02)} ${x(to)} ${y(top + 0.2)}L${x(to + 0.05)} ${round(foot)}Z`,
      {
        fill: stage.defs.linear([
          [0, shade(rock(fraction), 0.05)],
          [1, rock(fraction + 0.2)],
        ]),
      },
    ) +
    path(
      `M${x(from)} ${y(top + 0.07)}Q${x(from + (to - from) * 0.3)} ${y(top - 0.05)} ${x(from + (to - from) * 0.58)} ${y(top - 0.02)}Q${x(to)} ${y(top)} ${x(to)} ${y(top + 0.07)}Q${x((from + to) / 2)} ${y(top + 0.04)} ${x(from)} ${y(top + 0.07)}Z`,
      {
        fill: mix(light.foliage, light.haze, fraction),
      },
    );
  const fall = (from: number, to: number, top: number) =>
    path(
      `M${x(from)} ${y(top)}Q${x((from + to) / 2)} ${y(top - 0.02)} ${x(to)} ${y(top)}L${x(to + 0.015)} ${round(foot)}H${x(from - 0.015)}Z`,
      {
        fill: stage.defs.linear([
          [0, '#ffffff', 0.95],
          [0.6, mix('#d8f4ff', light.haze, 0.2), 0.85],
          [1, '#ffffff', 0.95],
        ]),
      },
    ) +
    stroke(
      [0.2, 0.45, 0.7]
        .map((fraction) => `M${x(from + (to - from) * fraction)} ${y(top + 0.03)}V${round(foot - height * 0.03)}`)
        .join(''),
      '#a8d8f0',
      width * 0.004,
      { opacity: 0.7 },
    );
  const spray = Array.from({ length: 9 }, (_, index) =>
    circle(width * (0.38 + index * 0.03), foot + height * 0.005, height * 0.03, {}),
  );
  return [
    mountains(stage, true),
    mistBand(stage),
    cliff(-0.05, 0.42, 0.24, 0.2),
    cliff(0.58, 1.05, 0.2, 0.26),
    path(`M${x(0.34)} ${round(foot)}V${y(0.27)}Q${x(0.5)} ${y(0.23)} ${x(0.66)} ${y(0.27)}V${round(foot)}Z`, {
      fill: rock(0.42),
    }),
    fall(0.42, 0.58, 0.27),
    group(spray, { fill: '#ffffff', opacity: 0.5 }),
  ].join('');
};

/** Floating islands over a sea of clouds, seen from one of them. */
export const cloudTowers: Back = ({ stage, brushes }) => {
  const { random, light, width, height, horizonY } = stage;
  const tint = mix(brushes.near.lit('#ffffff'), light.haze, 0.3);
  return [0.1, 0.36, 0.66, 0.92]
    .map((fraction) => {
      const x = width * (fraction + random.between(-0.05, 0.05));
      const tall = height * random.between(0.14, 0.3);
      const puffs = Array.from({ length: 7 }, (_, index) => {
        const r = tall * (0.42 - index * 0.035);
        return circle(x + random.between(-0.4, 0.4) * tall * 0.8, horizonY + height * 0.06 - (index / 6) * tall, r, {});
      });
      return group(puffs, { fill: tint, opacity: 0.85 });
    })
    .join('');
};

/** Rounded hills of sweets, each in a different color. */
export const sweetHills: Back = ({ stage, brushes }) => {
  const { light, width, height, horizonY } = stage;
  const scoops = (
    [
      [0.08, 0.2, '#f6b8d0'],
      [0.34, 0.15, '#fff0c8'],
      [0.6, 0.22, '#c8b4f0'],
      [0.9, 0.18, '#b8ead0'],
    ] as const
  ).map(([fraction, radius, color]) => {
    const [x, r] = [width * fraction, Math.max(width, height) * radius * 0.8];
    const tint = mix(brushes.near.lit(color), light.haze, 0.25);
    return (
      ellipse(x, horizonY + height * 0.14, r, r * 0.9, {
        fill: stage.defs.linear([
          [0, shade(tint, 0.05)],
          [1, shade(tint, -0.06)],
        ]),
      }) +
      path(
        `M${round(x - r * 0.66)} ${round(horizonY + height * 0.14 - r * 0.6)}Q${round(x)} ${round(horizonY + height * 0.14 - r * 1.12)} ${round(x + r * 0.66)} ${round(horizonY + height * 0.14 - r * 0.6)}q${round(-r * 0.12)} ${round(r * 0.2)} ${round(-r * 0.24)} ${round(r * 0.02)}q${round(-r * 0.14)} ${round(r * 0.26)} ${round(-r * 0.3)} ${round(r * 0.02)}q${round(-r * 0.12)} ${round(r * 0.2)} ${round(-r * 0.28)} 0q${round(-r * 0.2)} ${round(r * 0.22)} ${round(-r * 0.5)} ${round(-r * 0.04)}Z`,
        { fill: mix('#ffffff', tint, 0.2), opacity: 0.9 },
      )
    );
  });
  return scoops.join('');
};

/** Tall hedges with an entrance. */
export const hedgeWalls =
  (color: Hex): Back =>
  ({ stage, brushes }) => {
    const { light, width, height, horizonY } = stage;
    const wall = (left: number, right: number, top: number, haze: number) => {
      const tint = mix(brushes.near.lit(color), light.haze, haze);
      return (
        rect(width * left, horizonY + height * top, width * (right - left), height * 0.34, {
          fill: stage.defs.linear([
            [0, shade(tint, 0.05)],
            [1, shade(tint, -0.06)],
          ]),
        }) +
        path(
          polygonPath([
            [width * left, horizonY + height * top],
            [width * right, horizonY + height * top],
            [width * right, horizonY + height * (top + 0.02)],
            [width * left, horizonY + height * (top + 0.02)],
          ]),
          { fill: shade(tint, 0.1) },
        )
      );
    };
    return [
      mistBand(stage),
      wall(0, 0.44, -0.14, 0.5),
      wall(0.54, 1, -0.16, 0.5),
      wall(0.3, 0.48, -0.1, 0.36),
      wall(0.6, 0.72, -0.1, 0.36),
      wall(0, 0.3, -0.1, 0.2),
      wall(0.72, 1, -0.11, 0.2),
    ].join('');
  };
