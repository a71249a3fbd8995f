import type { Hex } from '../svg/colour.ts';

/** How a room is built; its furniture are the details that stand in it. */
export interface Room {
  readonly wall: Hex;
  readonly texture: 'plaster' | 'wood' | 'stone' | 'metal' | 'stripes' | 'mirrors';
  readonly windows: 'arched' | 'square' | 'round' | 'wide' | 'dome' | 'none';
  readonly sides: 'books' | 'shelves' | 'columns' | 'curtains' | 'plants' | 'pipes' | 'none';
  readonly floor: Hex;
  readonly cover: 'carpet' | 'rug' | 'tiles' | 'planks' | 'metal';
  readonly ceiling: 'chandelier' | 'lamps' | 'beams' | 'cobwebs' | 'none';
}

export /** Where the floor begins, as a share of the height. */
const FLOOR_AT = 0.74;
