import { fireflies } from '../scenery/atmosphere.ts';
import type { Stage } from '../scenery/stage.ts';
import { circle, ellipse, path, place, rect, round, stroke, type Svg } from '../svg/elements.ts';
import { polygonPath, sparklePath } from '../svg/paths.ts';

/** Layers over the place or over the finished picture; the middle stays clear for faces. */

/** Dandelion seeds and blades of grass on the wind. */
export const driftingSeeds = ({ random, width, height }: Stage): Svg =>
  Array.from({ length: 16 }, (_, index) =>
    place(
      index % 2 === 0
        ? stroke('M0 0Q-2 14 3 24M0 0L-10 -9M0 0L0 -13M0 0L10 -9M0 0L-13 -2M0 0L13 -2', '#ffffff', 1.8)
        : path('M-16 3Q0 -7 18 -3Q0 5 -16 3Z', { fill: '#c8e89a', opacity: 0.9 }),
      {
        x: width * (random.chance(0.5) ? random.between(0.02, 0.24) : random.between(0.76, 0.98)),
        y: random.between(0.06, 0.9) * height,
        turn: random.between(-30, 30),
        scale: (random.between(0.7, 1.5) * width) / 768,
      },
    ),
  ).join('') + rect(0, 0, width, height, { fill: '#eaffd0', opacity: 0.07 });

/** Where the colors of a watercolor have run. */
export const runColors = ({ random, width, height, defs }: Stage): Svg =>
  Array.from({ length: 9 }, () =>
    circle(random.between(0, width), random.between(0, height * 0.55), width * random.between(0.09, 0.22), {
      fill: defs.radial([
        [0, random.pick(['#8ac0e8', '#f2b0c8', '#fff0b8', '#b8e0c0']), 0.2],
        [0.7, '#ffffff', 0.1],
        [1, '#ffffff', 0],
      ]),
    }),
  ).join('');

/** A ribbon from the corners, with sparkles. */
export function ribbonsAndSparkles({ width: w, height: h, random }: Stage): Svg {
  const at = (x: number, y: number) => `${round(w * x)} ${round(h * y)}`;
  const ribbon = (side: -1 | 1) => {
    const x = (fraction: number) => (side < 0 ? fraction : 1 - fraction);
    return `M${at(x(-0.02), 0.62)}C${at(x(0.16), 0.68)} ${at(x(0.02), 0.78)} ${at(x(0.14), 0.84)}S${at(x(0.1), 0.97)} ${at(x(0.26), 1.02)}`;
  };
  const sparkles = Array.from({ length: 26 }, () => {
    const x = random.chance(0.5) ? random.between(0.01, 0.2) : random.between(0.8, 0.99);
    return path(sparklePath(w * x, h * random.between(0.03, 0.97), w * random.between(0.008, 0.03)), {
      fill: random.pick(['#ffffff', '#ffd8f4', '#fff0a8']),
    });
  });
  return (
    stroke(ribbon(-1) + ribbon(1), '#ff8ad0', w * 0.02, { opacity: 0.85 }) +
    stroke(ribbon(-1) + ribbon(1), '#ffd8f0', w * 0.006, { opacity: 0.9 }) +
    sparkles.join('')
  );
}

/** Light that falls through a window at the left. */
export function windowBeams({ width: w, height: h, defs }: Stage): Svg {
  const beam = (from: number, to: number) =>
    polygonPath([
      [w * (from - 0.5), -h * 0.02],
      [w * (to - 0.5), -h * 0.02],
      [w * (to + 0.25), h * 1.02],
      [w * (from + 0.25), h * 1.02],
    ]);
  return path([beam(0.3, 0.46), beam(0.5, 0.66), beam(0.84, 1)].join(''), {
    fill: defs.linear([
      [0, '#fff6d8', 0.26],
      [1, '#fff6d8', 0.03],
    ]),
  });
}

/** A lens flare, and the darker edges of film. */
export const filmFlare = ({ width, height, defs }: Stage): Svg =>
  ellipse(width * 0.14, height * 0.13, width * 0.5, height * 0.012, { fill: defs.glow('#ffd08a', 0.8) }) +
  circle(width * 0.14, height * 0.13, width * 0.16, { fill: defs.glow('#ffd88a', 0.65) }) +
  rect(0, 0, width, height, {
    fill: defs.radial(
      [
        [0, '#06121e', 0],
        [0.6, '#06121e', 0.05],
        [1, '#06121e', 0.6],
      ],
      { r: 0.75 },
    ),
  });

/** Pressed leaves and a feather at the edge, inside a thin line. */
export function specimenSprigs(stage: Stage): Svg {
  const { width, height } = stage;
  const ink = '#6a5432';
  const sprig =
    stroke('M0 0Q20 40 14 110', ink, 3) +
    [12, 34, 56, 78]
      .map((y, index) =>
        path(
          `M${8 + index * 3} ${y}q${index % 2 === 0 ? 34 : -34} -6 ${index % 2 === 0 ? 42 : -42} -30q${index % 2 === 0 ? -36 : 36} 0 ${index % 2 === 0 ? -42 : 42} 30Z`,
          {
            fill: '#9aa86a',
            fillOpacity: 0.75,
            stroke: ink,
            strokeWidth: 2,
          },
        ),
      )
      .join('');
  const feather =
    path('M0 0Q34 -70 10 -140Q-34 -80 0 0Z', { fill: '#c8b08a', fillOpacity: 0.8, stroke: ink, strokeWidth: 2 }) +
    stroke('M4 24Q6 -60 10 -140M2 -30l-15 -16M4 -54l-16 -18M4 -30l16 -12M6 -54l15 -16', ink, 2);
  const scale = width / 768;
  return (
    rect(width * 0.025, width * 0.025, width * 0.95, height - width * 0.05, {
      fill: 'none',
      stroke: ink,
      strokeWidth: 2 * scale,
      opacity: 0.8,
    }) +
    rect(width * 0.035, width * 0.035, width * 0.93, height - width * 0.07, {
      fill: 'none',
      stroke: ink,
      strokeWidth: scale,
      opacity: 0.6,
    }) +
    place(sprig, { x: width * 0.075, y: height * 0.09, scale }) +
    place(feather, { x: width * 0.92, y: height * 0.26, scale, turn: 14 }) +
    place(sprig, { x: width * 0.92, y: height * 0.95, scale, turn: 170 })
  );
}

/** A soft light from below and many fireflies at the sides. */
export function fireflyVeil(stage: Stage): Svg {
  const { width, height, defs, light } = stage;
  return (
    rect(0, 0, width, height, {
      fill: defs.linear([
        [0, light.accent, 0],
        [0.6, light.accent, 0],
        [1, light.accent, 0.3],
      ]),
    }) + fireflies(stage, height * 0.04, height * 0.9, 34, '#fff0a0')
  );
}

/** Veils of colored gas and points of light along the edges. */
export function nebulaVeil({ width, height, random, defs }: Stage): Svg {
  const clouds = Array.from({ length: 10 }, () =>
    circle(
      width * (random.chance(0.5) ? random.between(-0.05, 0.16) : random.between(0.84, 1.05)),
      random.between(0, height),
      width * random.between(0.1, 0.22),
      {
        fill: defs.glow(random.pick(['#ff8ad8', '#7a9aff', '#8af0ff', '#c88aff']), 0.5),
      },
    ),
  );
  const stars = Array.from({ length: 60 }, () => {
    const [x, y] = [random.between(0, width), random.between(0, height)];
    const isAside = Math.abs(x / width - 0.5) > 0.3;
    return circle(x, y, random.between(0.8, isAside ? 3.4 : 1.6), { fill: '#fff', opacity: random.between(0.4, 1) });
  });
  return clouds.join('') + stars.join('');
}
