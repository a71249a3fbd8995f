import type { Definitions } from '../svg/definitions.ts';
import type { Random } from '../svg/random.ts';
import type { Light } from './lights.ts';

/** The dimensions and light of the picture that a landscape is drawn on; sizes are in pixels. */
export interface Stage {
  readonly defs: Definitions;
  readonly random: Random;
  readonly light: Light;
  readonly width: number;
  readonly height: number;
  readonly horizonY: number;
}
