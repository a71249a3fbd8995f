import { ink, surface, type Pen } from '../../pen.ts';
import type { CritterSpec } from '../../picture-spec.ts';
import { mix, shade, type Hex } from '../../svg/color.ts';
import type { Attributes } from '../../svg/elements.ts';
import type { CritterForm } from './critter-form.ts';

/** The colors of one animal. */
export interface Coat {
  readonly fur: Hex;
  readonly cream: Hex;
  /** The color of ears and paws. */
  readonly points: Hex;
  /** The color of stripes, spots and other marks. */
  readonly marks: Hex;
  /** The color of mane, wings and patches, which are not fur. */
  readonly accent: Hex;
  readonly hasRainbowHair: boolean;
}

export function coatOf({ color }: CritterSpec, form: CritterForm): Coat {
  return {
    fur: color,
    cream: mix(color, form.cream, 0.86),
    points: form.points ?? shade(color, -0.08),
    marks: form.accent ?? shade(color, -0.26),
    accent: form.accent ?? mix(shade(color, -0.16), '#b4561e', 0.34),
    hasRainbowHair: form.extras.includes('rainbow-hair'),
  };
}

/** Fill and outline of mane and tail. */
export function hair(pen: Pen, { accent, hasRainbowHair }: Coat): Attributes {
  if (!hasRainbowHair) return surface(pen, accent);
  return {
    fill: pen.defs.linear([
      [0, '#f7a8d0'],
      [0.5, '#b79cf0'],
      [1, '#7ad0f0'],
    ]),
    ...ink(pen, '#b79cf0'),
  };
}
