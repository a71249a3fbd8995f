import { surface, type Pen } from '../../pen.ts';
import type { Hex } from '../../svg/color.ts';
import { flipped, path, place, type Svg } from '../../svg/elements.ts';
import { limbPath } from '../../svg/paths.ts';
import type { Spot } from '../figure-drawing.ts';
import type { Gait } from '../stance.ts';

/** Two legs in mid-stride towards the left of the picture, and how far they raise the body. */
export interface Stride {
  readonly legs: Svg;
  readonly raise: number;
}

interface LegLook {
  /** Where the right leg joins the body while the figure stands. */
  readonly hip: Spot;
  /** The length of a leg from the hip to the sole; longer than a standing leg, most of which the body hides. */
  readonly length: number;
  readonly width: number;
  readonly color: Hex;
  /** The right foot as it stands on the ground, around `footX`. */
  readonly foot: Svg;
  readonly footX: number;
}

/** Degrees by which the front and the back leg are turned from the vertical. */
const SWINGS: Readonly<Record<Gait, { readonly front: number; readonly back: number }>> = {
  walk: { front: 27, back: -33 },
  run: { front: 54, back: -68 },
};
const RADIANS = Math.PI / 180;
/** A walking figure touches the ground with its front foot; a running one is off the ground. */
const STEP_HEIGHT = Math.cos(SWINGS.walk.front * RADIANS);
const SHIN = 0.84;

/** The legs of a figure that walks or runs. Both feet point ahead. */
export function strideOf(pen: Pen, gait: Gait, { hip, length, width, color, foot, footX }: LegLook): Stride {
  const leg =
    path(
      limbPath([0, -width / 4], [0, length / 2], [0, length - width / 4], width, width * SHIN),
      surface(pen, color),
    ) + place(flipped(foot), { x: footX, y: length });
  const { front, back } = SWINGS[gait];
  const hipY = -length * STEP_HEIGHT;
  return {
    legs: place(leg, { x: hip.x, y: hipY, turn: back }) + place(leg, { x: -hip.x, y: hipY, turn: front }),
    raise: hip.y - hipY,
  };
}
