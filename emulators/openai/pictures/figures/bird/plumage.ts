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

/** From this lightness on a penguin all in its colour would pass for a chick. */
const PALE = 0.7;
const DARK_COAT = '#3c4254';

export function plumageOf({ colour }: BirdSpec, form: BirdForm): Plumage {
  const wearsDarkCoat = form.face === 'penguin' && lightnessOf(colour) > PALE;
  return {
    feather: colour,
    coat: wearsDarkCoat ? DARK_COAT : colour,
    cream: wearsDarkCoat ? colour : mix(colour, form.cream, 0.88),
    accent: form.accent === null ? shade(colour, 0.1) : mix(form.accent, colour, 0.12),
    isFiery: form.isFiery,
  };
}
