import type { Pen } from '../../pen.ts';
import type { Svg } from '../../svg/elements.ts';
import type { Cloth } from './garments.ts';
import { crownedStaff, floatingSpark } from './held-emblems.ts';
import { CRAFT_ITEMS } from './held-crafts.ts';
import { JOURNEY_ITEMS } from './held-journey.ts';
import { STAGE_ITEMS } from './held-stage.ts';
import { WEAPON_AND_MAGIC_ITEMS } from './held-weapons-and-magic.ts';
import { WONDER_ITEMS } from './held-wonders.ts';
import type { EmblemName, HeldItem, HeldThing } from './outfit.ts';

/**
 * A thing drawn relative to the hand that holds it: the grip is at the origin, the negative y axis points away from the
 * feet.
 */
export interface HeldArt {
  readonly art: Svg;
  /** Outward tilt in degrees. */
  readonly turn: number;
}

export type HeldItemPainter = (pen: Pen, cloth: Cloth) => HeldArt;

const PAINTERS: Readonly<Record<Exclude<HeldThing, 'nothing'>, HeldItemPainter>> = {
  ...WEAPON_AND_MAGIC_ITEMS,
  ...CRAFT_ITEMS,
  ...JOURNEY_ITEMS,
  ...STAGE_ITEMS,
  ...WONDER_ITEMS,
};

/** The drawing of a held thing; null for an empty hand. */
export function heldArt(pen: Pen, item: HeldItem, cloth: Cloth): HeldArt | null {
  if (item === 'nothing') return null;
  const [, placement, emblem] = /^(spark|staff)-(.*)$/.exec(item) ?? [];
  if (placement !== undefined) return (placement === 'spark' ? floatingSpark : crownedStaff)(pen, emblem as EmblemName);
  return PAINTERS[item as Exclude<HeldThing, 'nothing'>](pen, cloth);
}

/** Things that lie on an open palm; all others are gripped. */
export const isHeldOnPalm = (item: HeldItem): boolean => item.startsWith('spark-') || PALM_ITEMS.has(item);

const PALM_ITEMS: ReadonlySet<HeldItem> = new Set([
  'cake',
  'crystal-ball',
  'vase',
  'gem',
  'cup',
  'trophy',
  'book',
  'compass',
  'map',
  'hourglass',
  'tooth',
  'pillow',
  'lamp',
  'tomato',
  'stone',
  'teapot',
]);
