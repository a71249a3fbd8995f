import type { Hex } from '../svg/color.ts';

/** How a room is built; its furniture is drawn as details. */
export interface Room {
  readonly wall: Hex;
  readonly texture: 'plaster' | 'wood' | 'stone' | 'metal' | 'stripes' | 'mirrors';
  readonly windows: 'arched' | 'square' | 'round' | 'wide' | 'dome' | 'none';
  readonly sides: 'books' | 'shelves' | 'columns' | 'curtains' | 'plants' | 'pipes' | 'none';
  readonly floor: Hex;
  readonly cover: 'carpet' | 'rug' | 'tiles' | 'planks' | 'metal';
  readonly ceiling: 'chandelier' | 'lamps' | 'beams' | 'cobwebs' | 'none';
}

/** The top of the floor, as a fraction of the height. */
export const FLOOR_TOP = 0.74;
