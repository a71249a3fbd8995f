/** How a whole figure holds itself, beyond what its arms do. Any rig can take any stance. */
export interface Stance {
  /** The share of the body's height that is left when it sits or crouches; 1 stands upright. */
  readonly uprightness: number;
  /** How far the feet are above the ground, in figure units. */
  readonly lift: number;
  /** Degrees the figure leans, clockwise about its feet. */
  readonly tilt: number;
  /** What the free arm does in place of the pose's; only figures with arms like a person's show it. */
  readonly gesture: Gesture | null;
}

export type Gesture = 'point' | 'embrace';

export const STANDING: Stance = { uprightness: 1, lift: 0, tilt: 0, gesture: null };
