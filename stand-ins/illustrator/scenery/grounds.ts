import { mix, shade, type Hex } from '../svg/color.ts';
import { circle, group, rect, type Svg } from '../svg/elements.ts';
import { dunes, footpath, hill, ridge, ridgeY, river } from './land.ts';
import type { View } from './view.ts';
import { PATTERNS, type FloorPattern } from './floor-patterns.ts';

/** The ground layer of a place. */
export interface Ground {
  /** Drawn before the landmarks. */
  readonly back: Svg;
  /** Drawn over the feet of the landmarks. */
  readonly front: Svg;
  /** The y of the foot of a landmark at `x`, in pixels. */
  readonly standingY: (x: number) => number;
}

interface Rolling {
  /** Color of the land in daylight; the light's foliage when absent. */
  readonly land?: Hex;
  readonly way?: 'path' | 'river' | 'none';
  /** Color of the river or path; absent for water or sand. */
  readonly wayColor?: Hex;
}

/** Two rolling hills with a path to the foreground. */
export const rolling =
  ({ land, way = 'path', wayColor }: Rolling = {}) =>
  ({ stage, brushes }: View): Ground => {
    const { light, height, horizonY } = stage;
    const meadow = land === undefined ? light.foliage : brushes.near.lit(land);
    const near =
      land === undefined ? mix(light.near, light.dark, 0.35) : mix(brushes.near.lit(land, -0.08), light.near, 0.25);
    const line = ridge(stage, horizonY + height * 0.1, height * 0.045, 1.1);
    const front = ridge(stage, height * 0.83, height * 0.03, 1.3);
    const ways = {
      path: () => footpath(stage, wayColor),
      river: () => river(stage, wayColor),
      none: () => '',
    };
    return {
      back: hill(stage, line, mix(meadow, light.haze, 0.18), meadow, 0.5),
      front: (way === 'river' ? '' : hill(stage, front, shade(meadow, 0.02), near)) + ways[way](),
      standingY: (x) => ridgeY(line, x) + height * 0.05,
    };
  };

/** A level floor up to the horizon, with its pattern in perspective. */
export const level =
  (color: Hex, pattern: FloorPattern, second: Hex = '#ffffff') =>
  (view: View): Ground => {
    const { stage, brushes } = view;
    const { light, width, height, horizonY } = stage;
    const top = horizonY + height * 0.07;
    const ground = brushes.near.lit(color);
    const fill = stage.defs.linear([
      [0, mix(ground, light.haze, 0.4)],
      [0.4, ground],
      [1, shade(ground, -0.08)],
    ]);
    return {
      back: rect(0, top, width, height - top, { fill }) + PATTERNS[pattern](view, top, color, second),
      front: '',
      standingY: () => top + height * 0.05,
    };
  };

/** Ground of dunes. */
export const sands = ({ stage }: View): Ground => ({
  back: dunes(stage),
  front: '',
  standingY: () => stage.horizonY + stage.height * 0.17,
});

/** Ground of layered clouds. */
export const cloudBank =
  (color: Hex = '#ffffff') =>
  ({ stage, brushes }: View): Ground => {
    const { random, light, width, height, horizonY } = stage;
    const layers = [0.06, 0.14, 0.24, 0.33].map((offset, index) => {
      const y = horizonY + height * offset;
      const tint = mix(mix(brushes.near.lit(color), light.sky[2], 0.1), light.haze, 0.5 - index * 0.16);
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
