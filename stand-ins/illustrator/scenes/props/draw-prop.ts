import type { Pen } from '../../pen.ts';
import { circle, type Svg } from '../../svg/elements.ts';
import type { PropName } from '../scene-spec.ts';
import { boat, campfire, chest, lantern } from './large-props.ts';
import { ball, balloon, book, cake, crystal, egg, feather, flower, key, letter, map, star } from './small-props.ts';

const PAINTERS: Readonly<Record<PropName, (pen: Pen) => Svg>> = {
  book,
  lantern,
  map,
  key,
  star,
  chest,
  campfire,
  crystal,
  egg,
  flower,
  letter,
  boat,
  balloon,
  cake,
  feather,
  ball,
};

/** An object that the passage mentions, standing at the origin, about 160 units high, with a halo. */
export const drawProp = (pen: Pen, name: PropName): Svg =>
  circle(0, -80, 190, { fill: pen.defs.glow('#ffe9a8', 0.7) }) + PAINTERS[name](pen);
