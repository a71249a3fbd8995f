/** The position of a whole figure, apart from its arms. Any rig can take any stance. */
export interface Stance {
  /** The fraction of the body's height that remains when it sits or crouches; 1 if it stands upright. */
  readonly uprightness: number;
  /** How far the feet are above the ground, in figure units. */
  readonly lift: number;
  /** Tilt of the figure in degrees, clockwise about its feet. */
  readonly tilt: number;
  /** The gesture of the free arm, which overrides the pose; only figures with human arms show it. */
  readonly gesture: Gesture | null;
}

export type Gesture = 'point' | 'embrace';

export const STANDING: Stance = { uprightness: 1, lift: 0, tilt: 0, gesture: null };
