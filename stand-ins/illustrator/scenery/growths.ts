import { mix, shade, type Hex } from '../svg/color.ts';
import { circle, ellipse, path, place, round, stroke, type Svg } from '../svg/elements.ts';
import { scallopPath, starPath } from '../svg/paths.ts';
import { isNight } from './lights.ts';
import { BLOSSOM_COLORS, CAP_COLORS, cactus, crystalCluster, mushroom, pine, roundTree } from './plants.ts';
import type { View } from './view.ts';

/**
 * Draws a plant, or a substitute, that frames a picture on the left or right: its base at (x, y), `size` pixels tall.
 */
export type Growth = (view: View, x: number, y: number, size: number) => Svg;

/** Chooses one of several growths at random. */
export const mixed =
  (first: Growth, ...others: readonly Growth[]): Growth =>
  (view, x, y, size) =>
    view.stage.random.pick([first, ...others])(view, x, y, size);

export const leafTrees: Growth = ({ stage }, x, y, size) =>
  roundTree(
    stage,
    x,
    y,
    size,
    shade(stage.light.foliage, stage.random.between(-0.04, 0.05), 0.01, stage.random.between(-15, 15)),
  );

const tree =
  (colors: readonly [Hex, ...Hex[]]): Growth =>
  ({ stage, brushes }, x, y, size) =>
    roundTree(stage, x, y, size, brushes.near.lit(stage.random.pick(colors)));

export const blossomTrees = tree(BLOSSOM_COLORS);

export const autumnTrees = tree(['#e8863a', '#d8543a', '#f0b444', '#b8483a']);

export const appleTrees: Growth = (view, x, y, size) =>
  leafTrees(view, x, y, size) +
  [
    [-0.2, -0.7],
    [0.14, -0.78],
    [0.02, -0.6],
    [0.22, -0.62],
    [-0.1, -0.84],
    [-0.26, -0.58],
  ]
    .map(([dx = 0, dy = 0]) =>
      circle(x + dx * size, y + dy * size, size * 0.03, { fill: view.brushes.near.ball('#e8483e') }),
    )
    .join('');

export const pines: Growth = ({ stage }, x, y, size) =>
  pine(stage, x, y, size * 1.15, shade(stage.light.foliage, -0.03));

export const snowyPines: Growth = ({ stage, brushes }, x, y, size) =>
  pine(stage, x, y, size * 1.15, shade(mix(stage.light.foliage, '#3a6a70', 0.4), 0.02), brushes.near.lit('#f8fbff'));

export const toadstools: Growth = ({ stage }, x, y, size) =>
  mushroom(
    stage,
    x,
    y,
    size * stage.random.between(0.55, 0.8),
    stage.random.pick(CAP_COLORS),
    isNight(stage.light) ? stage.light.accent : null,
  );

export const crystals: Growth = ({ stage }, x, y, size) => crystalCluster(stage, x, y, size * 0.85);

export const cacti: Growth = ({ stage, brushes }, x, y, size) =>
  cactus(stage, x, y, size * 0.5, brushes.near.lit('#5a9a5a'));

export const palms: Growth = ({ stage, brushes }, x, y, size) => {
  const green = brushes.near.lit('#4a9a58');
  const lean = x < stage.width / 2 ? 0.18 : -0.18;
  const [topX, topY] = [x + size * lean, y - size];
  const trunk = path(
    `M${round(x - size * 0.04)} ${round(y)}Q${round(x)} ${round(y - size * 0.5)} ${round(topX - size * 0.02)} ${round(topY)}L${round(topX + size * 0.03)} ${round(topY)}Q${round(x + size * 0.07)} ${round(y - size * 0.5)} ${round(x + size * 0.06)} ${round(y)}Z`,
    { fill: brushes.near.lit('#8a6244') },
  );
  const fronds = [-168, -140, -100, -60, -20, 12].map((turn) =>
    path(
      `M0 0Q${round(size * 0.25)} ${round(-size * 0.14)} ${round(size * 0.48)} ${round(size * 0.08)}Q${round(size * 0.24)} ${round(-size * 0.02)} 0 0Z`,
      { fill: shade(green, turn / 2600), transform: `translate(${round(topX)} ${round(topY)}) rotate(${turn})` },
    ),
  );
  return trunk + fronds.join('');
};

/** A giant jungle tree with hanging vines and broad leaves at its foot. */
export const jungleTrees: Growth = ({ stage, brushes }, x, y, size) => {
  const { near } = brushes;
  const tall = size * 1.7;
  const s = (value: number) => round(value * size);
  const vines = [-0.16, 0.05, 0.2].map(
    (dx) =>
      `M${round(x + dx * size)} ${round(y - tall * 0.86)}q${s(0.05)} ${s(0.3)} ${s(-0.02)} ${s(stage.random.between(0.5, 0.9))}`,
  );
  const leaves = [-150, -115, -70, -30].map((turn) =>
    path(`M0 0Q${s(0.16)} ${s(-0.16)} ${s(0.4)} 0Q${s(0.16)} ${s(0.12)} 0 0Z`, {
      fill: near.lit('#3f9a4e', turn / 1800),
      transform: `translate(${round(x)} ${round(y)}) rotate(${turn})`,
    }),
  );
  return [
    path(
      `M${round(x - size * 0.12)} ${round(y)}Q${round(x - size * 0.03)} ${round(y - tall * 0.3)} ${round(x - size * 0.06)} ${round(y - tall)}H${round(x + size * 0.06)}Q${round(x + size * 0.03)} ${round(y - tall * 0.3)} ${round(x + size * 0.13)} ${round(y)}Z`,
      {
        fill: near.sheen('#6a4c34'),
      },
    ),
    path(scallopPath([x, y - tall], size * 0.5, size * 0.2, 11), { fill: near.ball('#3f8a48') }),
    path(scallopPath([x - size * 0.2, y - tall * 0.9], size * 0.3, size * 0.13, 9), { fill: near.ball('#4fa054') }),
    stroke(vines.join(''), near.lit('#5fa04a'), size * 0.018),
    ...vines.map((_, index) =>
      circle(x + (index - 1) * size * 0.17, y - tall * (0.56 + index * 0.08), size * 0.028, { fill: '#ff9ac0' }),
    ),
    ...leaves,
  ].join('');
};

/** Orchids the size of trees. */
export const giantFlowers: Growth = ({ stage, brushes }, x, y, size) => {
  const color = stage.random.pick(['#f27ab0', '#b48af0', '#ffb84e', '#f26a7a', '#7ab0f6']);
  const tall = size * stage.random.between(0.6, 0.95);
  const s = (value: number) => round(value * size);
  return [
    stroke(
      `M${round(x)} ${round(y)}q${s(-0.06)} ${round(-tall * 0.5)} 0 ${round(-tall)}`,
      brushes.near.lit('#4a9a54'),
      size * 0.04,
    ),
    path(
      `M${round(x)} ${round(y)}q${s(-0.3)} ${s(-0.1)} ${s(-0.34)} ${s(-0.36)}q${s(0.28)} ${s(0.06)} ${s(0.34)} ${s(0.36)}ZM${round(x)} ${round(y)}q${s(0.26)} ${s(-0.08)} ${s(0.32)} ${s(-0.3)}q${s(-0.26)} ${s(0.04)} ${s(-0.32)} ${s(0.3)}Z`,
      {
        fill: brushes.near.lit('#5aaa5a'),
      },
    ),
    path(starPath(x, y - tall, size * 0.23, 5, 0.62), { fill: brushes.near.ball(color), strokeLinejoin: 'round' }),
    circle(x, y - tall, size * 0.075, { fill: brushes.near.ball('#ffe27a') }),
  ].join('');
};

/** A weeping willow. */
export const willows: Growth = ({ stage, brushes }, x, y, size) => {
  const { near } = brushes;
  const strands = Array.from({ length: 15 }, (_, index) => {
    const from = x + (index / 14 - 0.5) * size * 0.7;
    const reach = size * stage.random.between(0.4, 0.66);
    return `M${round(from)} ${round(y - size * 0.86 + Math.abs(index - 7) * size * 0.018)}q${round((index - 7) * size * 0.016)} ${round(reach * 0.5)} ${round((index - 7) * size * 0.012)} ${round(reach)}`;
  });
  return [
    path(
      `M${round(x - size * 0.1)} ${round(y)}Q${round(x - size * 0.02)} ${round(y - size * 0.4)} ${round(x - size * 0.06)} ${round(y - size * 0.8)}H${round(x + size * 0.06)}Q${round(x + size * 0.04)} ${round(y - size * 0.3)} ${round(x + size * 0.12)} ${round(y)}Z`,
      {
        fill: near.sheen('#6f563e'),
      },
    ),
    path(scallopPath([x, y - size * 0.86], size * 0.4, size * 0.18, 10), { fill: near.ball('#8ab05a') }),
    stroke(strands.join(''), near.lit('#9ac068'), size * 0.026, { opacity: 0.85 }),
  ].join('');
};

const knotholeEyes: Svg = [-4, 10]
  .map((x) => circle(x, -62, 6, { fill: '#ffe9a0' }) + circle(x + 1, -61, 3, { fill: '#2a2030' }))
  .join('');

/** A bare tree with curling branches, for mildly gloomy places. */
export const crookedTrees: Growth = ({ stage, brushes }, x, y, size) => {
  const color = brushes.near.lit('#4f445e');
  const side = stage.random.pick([-1, 1]);
  const drawing = [
    path('M-16 0Q-2 -30 -10 -80Q-26 -120 4 -170L14 -164Q-4 -120 16 -82Q10 -30 24 0Z', { fill: color }),
    stroke(
      'M2 -150Q20 -190 54 -184Q76 -176 66 -158M4 -168Q-6 -210 -40 -214Q-62 -210 -56 -192M-6 -110Q-40 -118 -52 -142M12 -120Q44 -122 58 -140Q66 -156 54 -160',
      color,
      9,
    ),
    stage.random.chance(0.35) ? knotholeEyes : '',
  ];
  return place(drawing.join(''), { x, y, scale: (size * 1.25) / 214, scaleX: side });
};

export const rocks =
  (color: Hex): Growth =>
  ({ stage, brushes }, x, y, size) => {
    const h = size * stage.random.between(0.3, 0.6);
    const w = h * 1.2;
    return (
      path(
        `M${round(x - w)} ${round(y)}Q${round(x - w)} ${round(y - h * 0.6)} ${round(x - w * 0.4)} ${round(y - h * 0.9)}Q${round(x + w * 0.1)} ${round(y - h * 1.1)} ${round(x + w * 0.6)} ${round(y - h * 0.6)}Q${round(x + w * 1.1)} ${round(y - h * 0.3)} ${round(x + w)} ${round(y)}Z`,
        {
          fill: brushes.near.sheen(color),
        },
      ) +
      stroke(
        `M${round(x - w * 0.5)} ${round(y - h * 0.2)}q${round(w * 0.2)} ${round(-h * 0.4)} ${round(w * 0.5)} ${round(-h * 0.45)}`,
        brushes.near.lit(color, -0.1),
        4,
        {
          opacity: 0.5,
        },
      )
    );
  };

/** Pointed stones that rise from a cave's floor. */
export const stalagmites: Growth = ({ stage, brushes }, x, y, size) => {
  const h = size * stage.random.between(0.5, 0.95);
  return [-0.16, 0.14, 0]
    .map((dx, index) => {
      const tall = h * (index === 2 ? 1 : 0.6);
      const half = size * 0.1;
      const at = x + dx * size;
      return path(
        `M${round(at - half)} ${round(y)}Q${round(at - half * 0.3)} ${round(y - tall * 0.5)} ${round(at)} ${round(y - tall)}Q${round(at + half * 0.3)} ${round(y - tall * 0.5)} ${round(at + half)} ${round(y)}Z`,
        {
          fill: brushes.near.sheen('#8a8098'),
        },
      );
    })
    .join('');
};

/** Shards of ice. */
export const iceSpikes: Growth = ({ brushes, stage }, x, y, size) =>
  [-0.2, 0.2, 0]
    .map((dx, index) => {
      const tall = size * (index === 2 ? 0.9 : 0.55) * stage.random.between(0.8, 1.1);
      const half = size * 0.12;
      const at = x + dx * size;
      return (
        path(
          `M${round(at - half)} ${round(y)}L${round(at - half * 0.3)} ${round(y - tall)}L${round(at + half)} ${round(y)}Z`,
          {
            fill: brushes.near.fade('#bfe6fa'),
            opacity: 0.95,
          },
        ) +
        path(
          `M${round(at - half * 0.3)} ${round(y - tall)}L${round(at + half)} ${round(y)}H${round(at + half * 0.1)}Z`,
          {
            fill: '#ffffff',
            opacity: 0.35,
          },
        )
      );
    })
    .join('');

/** Tall kelp that sways. */
export const kelp: Growth = ({ stage, brushes }, x, y, size) => {
  const tall = size * 2;
  const blades = [-0.12, 0, 0.13].map((dx) => {
    const sway = size * stage.random.between(-0.14, 0.14);
    return `M${round(x + dx * size)} ${round(y)}q${round(sway)} ${round(-tall * 0.3)} 0 ${round(-tall * 0.5)}t0 ${round(-tall * 0.5)}`;
  });
  const leaves = Array.from({ length: 12 }, (_, index) =>
    ellipse(
      x + ((index % 3) - 1) * size * 0.12 + size * 0.05 * (index % 2 === 0 ? 1 : -1),
      y - (tall * (index + 1)) / 13,
      size * 0.07,
      size * 0.026,
      {
        fill: brushes.near.lit('#5ab878'),
        transform: `rotate(${index % 2 === 0 ? -28 : 28} ${round(x)} ${round(y - (tall * (index + 1)) / 13)})`,
      },
    ),
  );
  return stroke(blades.join(''), brushes.near.lit('#2f9a6a'), size * 0.035) + leaves.join('');
};
