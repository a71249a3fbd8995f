import type { BugSpec } from '../../picture-spec.ts';
import { mix, shade, type Hex } from '../../svg/colour.ts';
import type { BugForm } from './bug-form.ts';

/** The colours of one insect. */
export interface BugColours {
  readonly skin: Hex;
  readonly deep: Hex;
  readonly belly: Hex;
  readonly accent: Hex;
}

export const bugColoursOf = ({ colour }: BugSpec, form: BugForm): BugColours => ({
  skin: colour,
  deep: shade(colour, -0.1),
  belly: mix(colour, form.belly, 0.8),
  accent: form.accent,
});
