import type { Pen } from '../../pen.ts';
import type { Hex } from '../../svg/colour.ts';
import type { Svg } from '../../svg/elements.ts';

/** A body with the places where face and arms go. */
export interface Apparition {
  readonly back?: Svg;
  readonly body: Svg;
  /** Over face and arms. */
  readonly front?: Svg;
  readonly crownY: number;
  readonly halfWidth: number;
  readonly eyes: { readonly spread: number; readonly y: number; readonly radius: number };
  readonly mouthY: number;
  /** Where the right arm begins; null for those who need no arms. */
  readonly arm: { readonly x: number; readonly y: number } | null;
  readonly reach: number;
  /** Of arms and eyelids. */
  readonly skin: Hex;
}

export type ApparitionPainter = (pen: Pen, colour: Hex, accent: Hex) => Apparition;
