import type { Hex } from '../../svg/color.ts';
import type { Being } from '../human/being.ts';
import type { Headwear, HeldItem } from '../human/outfit.ts';

export type GiantBody = 'brawny' | 'furry' | 'rocky' | 'crystal' | 'clay' | 'snow' | 'trunk';

export type GiantClothes = 'none' | 'kilt' | 'furs' | 'vest' | 'overalls' | 'moss' | 'scarf' | 'cloud-shirt';

export type Foliage = 'none' | 'oak' | 'willow' | 'pine' | 'apple';

/** The parts of one giant; its body always has the chosen color. */
export interface GiantForm {
  readonly body: GiantBody;
  readonly clothes: GiantClothes;
  readonly cloth: Hex;
  readonly foliage: Foliage;
  readonly headwear: Headwear;
  /** What the hand on the right of the picture holds. */
  readonly held: HeldItem;
  readonly head: Being;
}
