import type { SaurianSpec } from '../../picture-spec.ts';
import { mix, shade, type Hex } from '../../svg/color.ts';
import type { SaurianForm } from './saurian-form.ts';

/** The colors of one reptile. */
export interface Hide {
  readonly skin: Hex;
  readonly belly: Hex;
  readonly accent: Hex;
  readonly marks: Hex;
}

export const hideOf = ({ color }: SaurianSpec, form: SaurianForm): Hide => ({
  skin: color,
  belly: mix(color, form.belly, 0.8),
  accent:
    form.body === 'shell'
      ? mix(form.accent ?? color, color, 0.62)
      : form.accent === null
        ? shade(color, -0.14)
        : mix(form.accent, color, 0.12),
  marks: shade(color, -0.14),
});
