import type { SaurianSpec } from '../../picture-spec.ts';
import { mix, shade, type Hex } from '../../svg/colour.ts';
import type { SaurianForm } from './saurian-form.ts';

/** The colours of one reptile. */
export interface Hide {
  readonly skin: Hex;
  readonly belly: Hex;
  readonly accent: Hex;
  readonly marks: Hex;
}

export const hideOf = ({ colour }: SaurianSpec, form: SaurianForm): Hide => ({
  skin: colour,
  belly: mix(colour, form.belly, 0.8),
  accent:
    form.body === 'shell'
      ? mix(form.accent ?? colour, colour, 0.62)
      : form.accent === null
        ? shade(colour, -0.14)
        : mix(form.accent, colour, 0.12),
  marks: shade(colour, -0.14),
});
