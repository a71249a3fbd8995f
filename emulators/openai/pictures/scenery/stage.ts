import type { Definitions } from '../svg/definitions.ts';
import type { Random } from '../svg/random.ts';
import type { Light } from './lights.ts';

/** The empty picture a landscape is painted on; every size is in pixels of the picture. */
export interface Stage {
  readonly defs: Definitions;
  readonly random: Random;
  readonly light: Light;
  readonly width: number;
  readonly height: number;
  readonly horizonY: number;
}
