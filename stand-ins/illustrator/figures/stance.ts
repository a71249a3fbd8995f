import type { Pen } from '../pen.ts';
import type { Svg } from '../svg/elements.ts';

/** The position of a whole figure in a scene. Any rig can take any stance. */
export interface Stance {
  /** The fraction of the body's height that remains when it sits or crouches; 1 if it stands upright. */
  readonly uprightness: number;
  /** How far the feet are above the ground, in figure units. */
  readonly lift: number;
  /** Tilt of the figure in degrees, clockwise about its feet. */
  readonly tilt: number;
  /**
   * What the arms on the left and the right of the picture do, instead of the pose and what they hold in a portrait.
   * Only figures with human arms show it.
   */
  readonly arms: Arms | null;
  /** The position of the legs of a walking or running figure; null if it does neither. */
  readonly gait: Gait | null;
  /** Whether it lies on the ground, stretched out or curled up. */
  readonly isLying: boolean;
  /** Draws what the hand on the right of the picture holds, standing at the origin. */
  readonly held: ((pen: Pen) => Svg) | null;
}

export type Gait = 'walk' | 'run';

export type ArmGesture =
  | 'down'
  | 'swing'
  | 'hip'
  | 'folded'
  | 'open'
  | 'reach'
  | 'point'
  | 'wave'
  | 'raised'
  | 'chin'
  | 'offer'
  | 'embrace';
export type Arms = readonly [left: ArmGesture, right: ArmGesture];

export const STANDING: Stance = {
  uprightness: 1,
  lift: 0,
  tilt: 0,
  arms: null,
  gait: null,
  isLying: false,
  held: null,
};
