import type { BirdSpec } from '../../picture-spec.ts';
import { lightnessOf, mix, shade, type Hex } from '../../svg/colour.ts';
import type { BirdForm } from './bird-form.ts';

/** The colours of one bird. */
export interface Plumage {
  readonly feather: Hex;
  /** Head, back and flippers, where they differ from the front. */
  readonly coat: Hex;
  readonly cream: Hex;
  readonly accent: Hex;
  readonly isFiery: boolean;
}

/** Above this lightness a single-coloured penguin would look like a chick. */
const MIN_PALE_LIGHTNESS = 0.7;
const DARK_COAT = '#3c4254';

export function plumageOf({ colour }: BirdSpec, form: BirdForm): Plumage {
  const hasDarkCoat = form.face === 'penguin' && lightnessOf(colour) > MIN_PALE_LIGHTNESS;
  return {
    feather: colour,
    coat: hasDarkCoat ? DARK_COAT : colour,
    cream: hasDarkCoat ? colour : mix(colour, form.cream, 0.88),
    accent: form.accent === null ? shade(colour, 0.1) : mix(form.accent, colour, 0.12),
    isFiery: form.isFiery,
  };
}
