import type { FeatureName } from '../picture-spec.ts';
import type { Svg } from '../svg/elements.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where a figure can carry things, in figure units (feet at 0,0, y upwards negative). */
export interface Anchors {
  /** Top of the bare head, without hat or horns. */
  readonly crown: Spot;
  /** Half the head's width at the brow. */
  readonly headHalfWidth: number;
  readonly forehead: Spot;
  readonly cheek: Spot;
  readonly eyes: Spot & { readonly spread: number; readonly radius: number };
  readonly chest: Spot;
  readonly neck: Spot;
  readonly neckHalfWidth: number;
  readonly shoulder: Spot;
  /** The hand on the right of the picture. */
  readonly hand: Spot;
  /** The other hand, where the rig knows it; else it mirrors the right one while it rests. */
  readonly leftHand?: Spot;
  /** Where the tail ends, for figures that have one. */
  readonly tailTip?: Spot;
  /** Half the width of the whole body, for things that float beside it. */
  readonly reach: number;
}

/** A figure split so that wings, capes and marks of any kind can go between its layers. */
export interface FigureDrawing {
  readonly back: Svg;
  /** Hair and hoods behind the body that lean and grow with the head. */
  readonly headBehind?: Svg;
  readonly body: Svg;
  /** Drawn with the head, so that marks and crowns lean with it. */
  readonly head: Svg;
  readonly front: Svg;
  readonly headTurn: { readonly degrees: number; readonly pivot: Spot };
  readonly anchors: Anchors;
  /** What the kind brings by itself, so that a feature is not drawn twice. */
  readonly owned: ReadonlySet<FeatureName>;
  readonly shadowHalfWidth: number;
  /** How far tails, rays and the like stick out, where that is further than the body's reach. */
  readonly extent?: number;
  /** How far held things stick out. */
  readonly heldExtent?: number;
}
