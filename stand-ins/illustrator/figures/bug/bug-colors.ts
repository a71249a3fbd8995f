import type { BugSpec } from '../../picture-spec.ts';
import { mix, shade, type Hex } from '../../svg/color.ts';
import type { BugForm } from './bug-form.ts';

/** The colors of one insect. */
export interface BugColors {
  readonly skin: Hex;
  readonly deep: Hex;
  readonly belly: Hex;
  readonly accent: Hex;
}

export const bugColorsOf = ({ color }: BugSpec, form: BugForm): BugColors => ({
  skin: color,
  deep: shade(color, -0.1),
  belly: mix(color, form.belly, 0.8),
  accent: form.accent,
});
