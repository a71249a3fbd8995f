import type { Pen } from '../../pen.ts';
import { shade, type Hex } from '../../svg/color.ts';
import { stroke, type Svg } from '../../svg/elements.ts';

/** A thin round limb along the path `d`, outlined in the pen's style: antlers, antennae, thin legs, curls. */
export function rod(pen: Pen, d: string, color: Hex, width: number): Svg {
  const { lineWidth, lineDepth } = pen.style;
  const outline = lineWidth === 0 ? '' : stroke(d, shade(color, -lineDepth, -0.02), width + 2 * lineWidth);
  return outline + stroke(d, color, width);
}
