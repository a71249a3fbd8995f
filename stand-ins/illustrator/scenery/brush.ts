import { mix, shade, type Hex } from '../svg/color.ts';
import type { Definitions } from '../svg/definitions.ts';
import type { Random } from '../svg/random.ts';
import { isNight, type Light } from './lights.ts';
import type { Stage } from './stage.ts';

const DIM_BY_DAY = 0.1;
const DIM_AT_NIGHT = 0.42;
const LAMP = '#ffd97a';

/** Draws things at one distance: every color is adjusted to the light and the haze in between. */
export interface Brush {
  readonly defs: Definitions;
  readonly random: Random;
  readonly light: Light;
  /** The color of lit windows and lamps. */
  readonly lamp: Hex;
  /** `color` as it appears at this distance, its lightness changed by `lightness` (OKLCH). */
  lit(color: Hex, lightness?: number): Hex;
  /** Fill for something upright, lit from the left. */
  sheen(color: Hex): string;
  /** Fill for something lit from above. */
  fade(color: Hex, depth?: number): string;
  /** Fill for something round. */
  ball(color: Hex): string;
}

/** `distance` 0 is at the viewer, 1 at the horizon. */
export function createBrush({ defs, random, light }: Stage, distance: number): Brush {
  const dim = DIM_BY_DAY + (DIM_AT_NIGHT - DIM_BY_DAY) * light.night;
  const ambient = mix(light.far, light.dark, isNight(light) ? 0.35 : 0);
  const lit = (color: Hex, lightness = 0) => shade(mix(mix(color, ambient, dim), light.haze, distance), lightness);
  return {
    defs,
    random,
    light,
    lamp: LAMP,
    lit,
    sheen: (color) =>
      defs.acrossLinear([
        [0, lit(color, 0.05)],
        [0.5, lit(color)],
        [1, lit(color, -0.12)],
      ]),
    fade: (color, depth = 0.1) =>
      defs.linear([
        [0, lit(color, depth)],
        [1, lit(color, -depth)],
      ]),
    ball: (color) =>
      defs.radial(
        [
          [0, lit(color, 0.12)],
          [0.55, lit(color)],
          [1, lit(color, -0.14)],
        ],
        { cx: 0.36, cy: 0.28, r: 0.8 },
      ),
  };
}
