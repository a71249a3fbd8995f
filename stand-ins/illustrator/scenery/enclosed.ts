import { mix, shade, type Hex } from '../svg/color.ts';
import { circle, ellipse, group, path, place, rect, round, stroke, type Svg } from '../svg/elements.ts';
import { smoothPath, type Point } from '../svg/paths.ts';
import { bubbles } from './atmosphere.ts';
import type { Back } from './backs.ts';
import type { Ground } from './grounds.ts';
import { hill, ridge, ridgeY } from './land.ts';
import { sunRays } from './sky.ts';
import type { View } from './view.ts';

/** Places underground and under water, which have no sky. */

/** The inside of a cave, lit through a hole or by a glow in the distance. */
export const cavern =
  (rock: Hex, glow: Hex): Back =>
  ({ stage, brushes }) => {
    const { defs, random, light, width, height } = stage;
    const stone = brushes.middle.lit(rock);
    const far = mix(stone, glow, 0.35);
    const arch = (inset: number, drop: number, color: Hex) => {
      const rim = Array.from({ length: 19 }, (_, index): Point => {
        const t = index / 18;
        const fall = Math.abs(t - 0.5) * 2;
        return [
          width * (inset + (1 - 2 * inset) * t) + random.between(-0.012, 0.012) * width,
          height * (drop + 0.62 * fall ** 3.4) + random.between(-0.02, 0.02) * height,
        ];
      });
      const [left = 0, right = 0] = [rim[0]?.[0], rim.at(-1)?.[0]];
      return path(`M0 0V${height}H${round(left)}L${smoothPath(rim).slice(1)}L${round(right)} ${height}H${width}V0Z`, {
        fill: color,
      });
    };
    const drops = Array.from({ length: 12 }, (_, index) => {
      const x = (width * (index + random.between(0.1, 0.9))) / 12;
      const tall = height * random.between(0.06, 0.2);
      const half = width * random.between(0.008, 0.018);
      const top = height * 0.04;
      return path(
        `M${round(x - half)} ${round(-top)}Q${round(x - half * 0.3)} ${round(tall * 0.5)} ${round(x)} ${round(tall)}Q${round(x + half * 0.3)} ${round(tall * 0.5)} ${round(x + half)} ${round(-top)}Z`,
        {
          fill: shade(stone, -0.14),
        },
      );
    });
    return [
      rect(0, 0, width, height, {
        fill: defs.linear([
          [0, shade(far, 0.04)],
          [1, mix(far, light.dark, 0.2)],
        ]),
      }),
      circle(width / 2, height * 0.42, Math.max(width, height) * 0.42, { fill: defs.glow(glow, 0.85) }),
      arch(0.16, 0.14, mix(stone, glow, 0.2)),
      arch(0.06, 0.07, shade(stone, -0.05)),
      arch(-0.02, 0.01, shade(stone, -0.12)),
      drops.join(''),
    ].join('');
  };

export const caveFloor =
  (rock: Hex, pool: Hex | null): ((view: View) => Ground) =>
  ({ stage, brushes }) => {
    const { height, width, horizonY } = stage;
    const line = ridge(stage, horizonY + height * 0.1, height * 0.02, 2);
    const stone = brushes.near.lit(rock);
    return {
      back:
        hill(stage, line, shade(stone, -0.02), shade(stone, -0.14)) +
        (pool === null
          ? ''
          : ellipse(width / 2, horizonY + height * 0.19, width * 0.37, height * 0.066, {
              fill: shade(stone, -0.12),
            }) +
            ellipse(width / 2, horizonY + height * 0.19, width * 0.355, height * 0.056, {
              fill: stage.defs.linear([
                [0, mix(pool, '#ffffff', 0.3)],
                [1, shade(pool, -0.1)],
              ]),
            }) +
            stroke(
              `M${round(width * 0.34)} ${round(horizonY + height * 0.18)}h${round(width * 0.12)}M${round(width * 0.52)} ${round(horizonY + height * 0.2)}h${round(width * 0.16)}`,
              '#ffffff',
              4,
              { opacity: 0.7 },
            )),
      front: '',
      standingY: (x) => ridgeY(line, x) + height * 0.05,
    };
  };

/** Water all around, lit from above; `isDeep` makes it darker. */
export const underwater =
  (isDeep: boolean): Back =>
  ({ stage, brushes }) => {
    const { defs, light, width, height } = stage;
    const shallow = mix(isDeep ? '#2a6a9a' : '#5ecbe0', light.sky[2], isDeep ? 0.18 : 0.3);
    const deep = mix(isDeep ? '#0a1f4a' : '#14487e', light.dark, 0.25);
    const far = ridge(stage, height * 0.66, height * 0.06, 1.8);
    return [
      rect(0, 0, width, height, {
        fill: defs.linear([
          [0, mix(shallow, '#ffffff', isDeep ? 0.05 : 0.35)],
          [0.35, shallow],
          [1, deep],
        ]),
      }),
      sunRays(stage, width * 0.5, -height * 0.1, isDeep ? 0.45 : 0.9),
      hill(stage, far, mix(deep, shallow, 0.5), deep, 0.6),
      isDeep ? glowingPlankton({ stage, brushes }) : '',
    ].join('');
  };

const glowingPlankton = ({ stage }: Pick<View, 'stage' | 'brushes'>): Svg =>
  Array.from({ length: 40 }, () =>
    circle(
      stage.random.between(0, stage.width),
      stage.random.between(0, stage.height * 0.8),
      stage.random.between(2, 9),
      {
        fill: stage.defs.glow('#8affe8', 0.9),
      },
    ),
  ).join('');

export const seabed = ({ stage }: View): Ground => {
  const { light, height } = stage;
  const deep = mix('#14487e', light.dark, 0.25);
  const sand = mix('#ecd9a8', deep, 0.25);
  const line = ridge(stage, height * 0.8, height * 0.03, 1.2);
  return {
    back: hill(stage, line, shade(sand, 0.03), shade(sand, -0.12)),
    front: '',
    standingY: (x) => ridgeY(line, x) + height * 0.035,
  };
};

const FISH = ['#f6a23e', '#5ac8e8', '#f27a9a', '#f4d85a'] as const;

/** Small fish on both sides, and bubbles. */
export const seaLife = ({ stage }: View): Svg =>
  Array.from({ length: 9 }, () => fish(stage)).join('') + bubbles(stage, 26);

function fish({ random, width, height }: View['stage']): Svg {
  const color = random.pick(FISH);
  const body =
    path('M-22 0L-44 -16V16Z', { fill: shade(color, -0.06) }) +
    path('M-28 0C-14 -24 22 -24 34 0C22 24 -14 24 -28 0Z', { fill: color }) +
    stroke('M4 -17Q10 0 4 17', '#ffffff', 6, { opacity: 0.75 }) +
    circle(20, -5, 4, { fill: '#20283a' });
  const side = random.pick([-1, 1]);
  return place(group(body), {
    x: width * (side === 1 ? random.between(0.03, 0.26) : random.between(0.74, 0.97)),
    y: height * random.between(0.12, 0.7),
    scale: (random.between(0.7, 1.2) * height) / 1024,
    scaleX: side,
  });
}
