import type { Pen } from '../../pen.ts';
import type { Hex } from '../../svg/color.ts';
import type { Svg } from '../../svg/elements.ts';

/** A body with the positions of face and arms. */
export interface Apparition {
  readonly back?: Svg;
  readonly body: Svg;
  /** What is drawn in front of the face and arms. */
  readonly front?: Svg;
  readonly crownY: number;
  readonly halfWidth: number;
  readonly eyes: { readonly spread: number; readonly y: number; readonly radius: number };
  readonly mouthY: number;
  /** Where the right arm begins; null for bodies without arms. */
  readonly arm: { readonly x: number; readonly y: number } | null;
  readonly reach: number;
  /** The color of arms and eyelids. */
  readonly skin: Hex;
}

export type ApparitionPainter = (pen: Pen, color: Hex, accent: Hex) => Apparition;
