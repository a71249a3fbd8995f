import { mix, shade, type Hex } from '../svg/color.ts';
import { path, rect, round, stroke, type Svg } from '../svg/elements.ts';
import { polygonPath, smoothPath, type Point } from '../svg/paths.ts';
import { isNight } from './lights.ts';
import type { Stage } from './stage.ts';

const RIDGE_STEP = 14;
const RIDGE_MARGIN = 40;
const OCTAVES = 4;

/** A hill line around `y`: fractal noise, `amplitude` pixels high, `frequency` waves per thousand pixels. */
export function ridge({ random, width }: Stage, y: number, amplitude: number, frequency: number): Point[] {
  const noise = random.noise();
  const points: Point[] = [];
  for (let x = -RIDGE_MARGIN; x <= width + RIDGE_MARGIN; x += RIDGE_STEP) {
    let value = 0;
    for (let octave = 0; octave < OCTAVES; octave++) {
      value += 0.45 ** octave * noise((x * frequency * 2.1 ** octave) / 1000, octave * 7.3);
    }
    points.push([x, y - value * amplitude]);
  }
  return points;
}

/** The y of the ridge at `x`. */
export function ridgeY(points: readonly Point[], x: number): number {
  const index = Math.round((x + RIDGE_MARGIN) / RIDGE_STEP);
  return points[Math.max(0, Math.min(points.length - 1, index))]?.[1] ?? 0;
}

export function hill(stage: Stage, line: readonly Point[], from: Hex, to: Hex, reach = 1): Svg {
  const first = line[0] ?? [0, 0];
  const last = line.at(-1) ?? [0, 0];
  const d = `${smoothPath(line)}L${round(last[0])} ${stage.height}L${round(first[0])} ${stage.height}Z`;
  return path(d, {
    fill: stage.defs.linear([
      [0, from],
      [reach, to],
    ]),
  });
}

interface Peak {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
}

export function mountains(stage: Stage, hasSnow: boolean): Svg {
  const { random, light, width, height, horizonY } = stage;
  const base = mix(light.far, light.sky[2], 0.25);
  const count = random.integer(4, 6);
  const peaks = Array.from({ length: count }, (_, index): Peak => ({
    x: (width * (index + random.between(0.1, 0.9))) / count,
    y: horizonY - height * 0.3 * random.between(0.55, 1.1),
    halfWidth: (width / count) * random.between(0.75, 1.15),
  })).toSorted((a, b) => a.y - b.y);
  return peaks.map((peak) => mountain(stage, peak, base, hasSnow)).join('');
}

function mountain(stage: Stage, { x, y, halfWidth }: Peak, base: Hex, hasSnow: boolean): Svg {
  const { defs, light, horizonY } = stage;
  const foot = horizonY + 40;
  const left = jaggedLine(stage, [x - halfWidth, foot], [x, y], 7);
  const right = jaggedLine(stage, [x, y], [x + halfWidth, foot], 7);
  const middle = jaggedLine(stage, [x, y], [x + halfWidth * 0.12, foot], 6);
  const lit = defs.linear([
    [0, base],
    [1, light.haze],
  ]);
  const shaded = defs.linear([
    [0, shade(base, -0.08)],
    [1, light.haze],
  ]);
  return (
    path(polygonPath([...left, ...right]), { fill: lit }) +
    path(polygonPath([...middle, ...right.toReversed()]), { fill: shaded, opacity: 0.8 }) +
    (hasSnow ? snowCap({ x, y, halfWidth }, foot, mix('#ffffff', light.haze, 0.25)) : '')
  );
}

function jaggedLine({ random }: Stage, from: Point, to: Point, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const t = step / steps;
    const isEnd = step === 0 || step === steps;
    const [dx, dy] = isEnd ? [0, 0] : [random.between(-9, 9), random.between(-12, 12)];
    return [from[0] + (to[0] - from[0]) * t + dx, from[1] + (to[1] - from[1]) * t + dy];
  });
}

function snowCap({ x, y, halfWidth }: Peak, foot: number, color: Hex): Svg {
  const fraction = 0.3;
  const edgeY = y + (foot - y) * fraction;
  const step = halfWidth * 0.1;
  const start = `M${round(x)} ${round(y)}L${round(x - halfWidth * fraction)} ${round(edgeY)}`;
  const drips = `l${round(step)} -14l${round(step * 0.9)} 22l${round(step)} -26l${round(step)} 20`;
  return path(`${start}${drips}L${round(x + halfWidth * fraction)} ${round(edgeY)}Z`, { fill: color, opacity: 0.9 });
}

export const mistBand = ({ defs, light, width, height, horizonY }: Stage, strength = 0.65): Svg =>
  rect(0, horizonY - height * 0.16, width, height * 0.22, {
    fill: defs.linear([
      [0, light.haze, 0],
      [0.7, light.haze, strength],
      [1, light.haze, 0],
    ]),
  });

/** A winding path from the horizon to the foreground. */
export function footpath({ defs, light, width: w, height: h, horizonY }: Stage, color: Hex = '#c79f6a'): Svg {
  const x = w / 2;
  const at = (dx: number, y: number) => `${round(x + w * dx)} ${round(y)}`;
  const far = (fraction: number) => horizonY + h * fraction;
  const d = `M${at(0.02, far(0.085))}C${at(-0.12, far(0.16))} ${at(0.16, far(0.2))} ${at(-0.17, h)}L${at(0.17, h)}C${at(0.3, far(0.2))} ${at(-0.05, far(0.15))} ${at(0.04, far(0.085))}Z`;
  const fill = defs.linear([
    [0, mix(shade(color, 0.12), light.haze, 0.5)],
    [1, mix(color, light.near, isNight(light) ? 0.45 : 0.15)],
  ]);
  return path(d, { fill, opacity: 0.9 });
}

export function river({ defs, random, light, width: w, height: h, horizonY }: Stage, color?: Hex): Svg {
  const x = w * random.between(0.42, 0.58);
  const y = horizonY + h * 0.08;
  const at = (dx: number, dy: number) => `${round(x + w * dx)} ${round(y + h * dy)}`;
  const bottom = (dx: number, fraction: number) => `${round(x + w * dx)} ${round(h * fraction)}`;
  const water = color === undefined ? mix(light.sky[1], light.sky[3], 0.45) : mix(color, light.far, 0.12);
  const d = `M${at(-0.012, 0)}C${at(0.12, 0.06)} ${at(-0.22, 0.1)} ${at(-0.02, 0.2)}C${at(0.1, 0.27)} ${bottom(-0.12, 0.98)} ${bottom(-0.24, 1)}L${bottom(0.26, 1)}C${bottom(0.24, 0.95)} ${at(0.24, 0.24)} ${at(0.09, 0.18)}C${at(-0.1, 0.1)} ${at(0.17, 0.07)} ${at(0.014, 0)}Z`;
  const fill = defs.linear([
    [0, mix(water, '#ffffff', 0.4)],
    [1, shade(water, -0.1)],
  ]);
  const glints = Array.from({ length: 14 }, () => {
    const glintY = random.between(y + h * 0.17, h * 0.97);
    const nearness = (glintY - y) / (h - y);
    const glintX = x + random.between(-0.07, 0.1) * w * nearness;
    return stroke(
      `M${round(glintX)} ${round(glintY)}q${round(18 + 30 * nearness)} -5 ${round(36 + 60 * nearness)} 0`,
      '#fff',
      1.5 + 2.5 * nearness,
      { opacity: 0.55 },
    );
  });
  return path(d, { fill }) + glints.join('');
}

/** Open water from the horizon to the shore in front. */
export function sea(stage: Stage): Svg {
  const { defs, random, light, width, height, horizonY } = stage;
  const water = mix(mix('#2f8fc0', light.sky[1], 0.45), light.dark, isNight(light) ? 0.25 : 0);
  const fill = defs.linear([
    [0, mix(water, light.haze, 0.55)],
    [0.5, water],
    [1, shade(water, -0.08)],
  ]);
  const waves = Array.from({ length: 34 }, () => {
    const y = random.between(horizonY + height * 0.03, height * 0.84);
    const nearness = (y - horizonY) / (height - horizonY);
    const length = 16 + 70 * nearness;
    const x = random.between(-20, width);
    return stroke(
      `M${round(x)} ${round(y)}q${round(length / 2)} ${round(-4 - 8 * nearness)} ${round(length)} 0`,
      '#ffffff',
      1.2 + 3 * nearness,
      {
        opacity: 0.5,
      },
    );
  });
  const shore = ridge(stage, height * 0.85, height * 0.018, 1.2);
  const sand = mix('#ead2a0', light.near, isNight(light) ? 0.45 : 0.1);
  return (
    rect(0, horizonY + height * 0.02, width, height, { fill }) +
    waves.join('') +
    path(smoothPath(shore.map(([x, y]): Point => [x, y - 8])), {
      fill: 'none',
      stroke: '#ffffff',
      strokeWidth: 9,
      opacity: 0.75,
    }) +
    hill(stage, shore, shade(sand, 0.04), shade(sand, -0.1))
  );
}

/** Three dunes, each with a lit and a shaded side. */
export function dunes(stage: Stage): Svg {
  const { light, height, horizonY } = stage;
  const sand = mix('#e8b86c', light.near, isNight(light) ? 0.4 : 0.06);
  return [0.01, 0.08, 0.17]
    .map((offset, index) => {
      const line = ridge(stage, horizonY + height * offset, height * (0.035 + index * 0.012), 0.9 - index * 0.2);
      const tint = mix(sand, light.haze, 0.5 - index * 0.22);
      return hill(stage, line, shade(tint, 0.05), shade(tint, -0.1), 0.7);
    })
    .join('');
}
