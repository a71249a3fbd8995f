import type { Pen } from '../../pen.ts';
import type { Svg } from '../../svg/elements.ts';
import type { Cloth } from './garments.ts';
import { CRAFT_ITEMS } from './held-crafts.ts';
import { JOURNEY_ITEMS } from './held-journey.ts';
import { STAGE_ITEMS } from './held-stage.ts';
import { WEAPON_AND_MAGIC_ITEMS } from './held-weapons-and-magic.ts';
import type { HeldItem } from './outfit.ts';

/** A thing drawn round the hand that holds it: the grip is at the origin, up is away from the feet. */
export interface HeldArt {
  readonly art: Svg;
  /** Degrees it leans outwards. */
  readonly turn: number;
}

export type HeldPainter = (pen: Pen, cloth: Cloth) => HeldArt;

const PAINTERS: Readonly<Record<Exclude<HeldItem, 'nothing'>, HeldPainter>> = {
  ...WEAPON_AND_MAGIC_ITEMS,
  ...CRAFT_ITEMS,
  ...JOURNEY_ITEMS,
  ...STAGE_ITEMS,
};

export const heldArt = (pen: Pen, item: HeldItem, cloth: Cloth): HeldArt | null =>
  item === 'nothing' ? null : PAINTERS[item](pen, cloth);
