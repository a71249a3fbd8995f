import type { BirdSpec } from '../../picture-spec.ts';
import { lightnessOf, mix, shade, type Hex } from '../../svg/color.ts';
import type { BirdForm } from './bird-form.ts';

/** The colors of one bird. */
export interface Plumage {
  readonly feather: Hex;
  /** Head, back and flippers, where they differ from the front. */
  readonly coat: Hex;
  readonly cream: Hex;
  readonly accent: Hex;
  readonly isFiery: boolean;
}

/** Above this lightness a single-colored penguin would look like a chick. */
const MIN_PALE_LIGHTNESS = 0.7;
const DARK_COAT = '#3c4254';

export function plumageOf({ color }: BirdSpec, form: BirdForm): Plumage {
  const hasDarkCoat = form.face === 'penguin' && lightnessOf(color) > MIN_PALE_LIGHTNESS;
  return {
    feather: color,
    coat: hasDarkCoat ? DARK_COAT : color,
    cream: hasDarkCoat ? color : mix(color, form.cream, 0.88),
    accent: form.accent === null ? shade(color, 0.1) : mix(form.accent, color, 0.12),
    isFiery: form.isFiery,
  };
}
