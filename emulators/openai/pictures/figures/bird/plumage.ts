import type { BirdSpec } from '../../picture-spec.ts';
import { mix, shade, type Hex } from '../../svg/colour.ts';
import type { BirdForm } from './bird-form.ts';

/** The colours of one bird. */
export interface Plumage {
  readonly feather: Hex;
  readonly cream: Hex;
  readonly accent: Hex;
  readonly isFiery: boolean;
}

export const plumageOf = ({ colour }: BirdSpec, form: BirdForm): Plumage => ({
  feather: colour,
  cream: mix(colour, form.cream, 0.88),
  accent: form.accent === null ? shade(colour, 0.1) : mix(form.accent, colour, 0.12),
  isFiery: form.isFiery,
});
