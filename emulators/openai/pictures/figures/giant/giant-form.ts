import type { Hex } from '../../svg/colour.ts';
import type { Being } from '../human/being.ts';
import type { Headwear, HeldItem } from '../human/outfit.ts';

export const GIANT_BODIES = ['brawny', 'furry', 'rocky', 'crystal', 'clay', 'snow', 'trunk'] as const;
export type GiantBody = (typeof GIANT_BODIES)[number];

export const GIANT_CLOTHES = ['none', 'kilt', 'furs', 'vest', 'overalls', 'moss', 'scarf', 'cloud-shirt'] as const;
export type GiantClothes = (typeof GIANT_CLOTHES)[number];

export const FOLIAGE_NAMES = ['none', 'oak', 'willow', 'pine', 'apple'] as const;
export type Foliage = (typeof FOLIAGE_NAMES)[number];

/** What makes one great folk another: its body is always of the chosen colour. */
export interface GiantForm {
  readonly body: GiantBody;
  readonly clothes: GiantClothes;
  readonly cloth: Hex;
  readonly foliage: Foliage;
  readonly headwear: Headwear;
  /** In the fist on the right of the picture. */
  readonly held: HeldItem;
  readonly head: Being;
}
