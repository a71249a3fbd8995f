import type { FeatureName } from '../picture-spec.ts';
import type { Svg } from '../svg/elements.ts';
import type { Stride } from './shared/stride.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where things can be attached to a figure, in figure units (feet at 0,0, y upwards negative). */
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
  /** The other hand, if the rig has one; otherwise it mirrors the right hand at rest. */
  readonly leftHand?: Spot;
  /** Where the tail ends, for figures that have one. */
  readonly tailTip?: Spot;
  /** Half the width of the whole body, for things that float beside it. */
  readonly reach: number;
}

/** A figure in layers, so that wings, capes and marks can be drawn in between. */
export interface FigureDrawing {
  readonly back: Svg;
  /** Hair and hoods behind the body that are tilted and scaled with the head. */
  readonly headBehind?: Svg;
  readonly body: Svg;
  /** Drawn with the head, so that marks and crowns tilt with it. */
  readonly head: Svg;
  readonly front: Svg;
  readonly headTurn: { readonly degrees: number; readonly pivot: Spot };
  readonly anchors: Anchors;
  /** Features that the kind already has, so that they are not drawn twice. */
  readonly owned: ReadonlySet<FeatureName>;
  readonly shadowHalfWidth: number;
  /** The legs of a figure that walks or runs, drawn behind the body instead of standing ones; null without legs. */
  readonly stride?: Stride | null;
  /**
   * How far a figure on four legs is moved to the side, so that its head and its body together are in the middle; it
   * does not tilt.
   */
  readonly level?: number | null;
  /** How far tails, rays and similar parts stick out, if further than `reach` of the body. */
  readonly extent?: number;
  /** How far held things stick out. */
  readonly heldExtent?: number;
}
